import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { unzip } from "../../../support/files/zip.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { aCustomer } from "../../../support/repair/customers.ts";
import { makeInspection } from "../../../support/repair/make-inspection.ts";

const app = openApp();

test("A customer's archive has the inspections of their jobs, and no other's", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const customer = await aCustomer(db, { owner });
  const [theirs, other] = [await makeJob(db, { owner }), await makeJob(db, { owner })];
  const tie = (id: string, customerId: string | null) =>
    db.update(repairJobs).set({ customerId }).where(eq(repairJobs.id, id));
  await db.batch([tie(theirs.id, customer.id), tie(other.id, null)]);
  await makeInspection(db, { owner, job: theirs }, { leaks: { note: "Fuga de aceite" } });
  await makeInspection(db, { owner, job: other }, { leaks: { note: "Another car" } });
  const answer = await app().visit(`/repair-cms/customers/${customer.id}/data.zip`, { as: owner });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  const [name] = [...files.keys()].filter((one) => /(^|\/)inspections\.json$/.test(one));
  expect(JSON.parse(new TextDecoder().decode(files.get(name!)))).toMatchObject([
    {
      kind: "gasoline",
      red: 1,
      findings: [{ point: "leaks", color: "red", note: "Fuga de aceite" }],
    },
  ]);
});

test("With its job an inspection goes, and with it what it found", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  await makeInspection(db, { owner, job }, { leaks: {} });
  await app().visit(`/repair-cms/${job.id}/delete`, { as: owner, form: {} });
  expect(await db.select().from(inspections).where(eq(inspections.jobId, job.id))).toEqual([]);
  expect(await db.select().from(findings).where(eq(findings.jobId, job.id))).toEqual([]);
});
