import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findEarlierJobs } from "#app/features/quotes/warranty/find-earlier-jobs.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeVisits } from "../../../support/repair/visits.ts";
import { makeWarranted } from "../../../support/warranty/make-comeback.ts";

const app = openApp();
const pageOf = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const say = (as: Person, job: { id: string }, of: string) =>
  app().visit(`/repair-cms/${job.id}/comeback`, { as, form: { of } });

/** A vehicle with work that nobody warranted, a visit that was called off, and one today. */
async function aVisitLater() {
  const { db } = app();
  const world = await makeVisits(db);
  const { owner, visit } = world;
  await makeShop(db, owner, { timeZone: "UTC" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt, name: "Julián Cantú" });
  const first = await visit({ status: "completed", technicianId: technician.id });
  await makeQuote(db, { owner, job: first, status: "approved", description: "Alternator" });
  const calledOff = await visit({ status: "cancelled" });
  const job = await visit();
  return { ...world, technician, first, calledOff, job };
}

test("Any earlier job can be said to have come back, by a technician in two taps and without a price", async () => {
  const { technician, first, job, vehicle } = await aVisitLater();
  const path = `/repair-cms/${job.id}/comeback`;
  expect(await pageOf(technician, `/repair-cms/${job.id}?lng=en`)).toContain(`href="${path}"`);
  const list = await pageOf(technician, `${path}?lng=en`);
  expect(list).toContain("Which job did it come back for?");
  expect(list).toContain("Alternator");
  expect(list).not.toMatch(/\$\d/);
  expect(await pageOf(technician, `${path}?lng=es`)).toContain("¿Por cuál trabajo regresó?");
  const said = await say(technician, job, first.id);
  expect(said.headers.get("location")).toBe(`/repair-cms/${job.id}`);
  const page = await pageOf(technician, `/repair-cms/${job.id}?lng=en`);
  expect(page).toContain("Comeback of WO-000001");
  expect(page).not.toContain(`href="${path}"`);
  expect(await pageOf(technician, `/repair-cms/${first.id}`)).not.toContain(
    `/repair-cms/${first.id}/comeback"`,
  );
  expect(vehicle.id).toBeTruthy();
});

test("A job that was cancelled, a later one and those of others are not offered and not taken", async () => {
  const { owner, first, calledOff, job } = await aVisitLater();
  const list = await pageOf(owner, `/repair-cms/${job.id}/comeback`);
  expect(list).toContain(`value="${first.id}"`);
  for (const of of [calledOff, job]) expect(list).not.toContain(`value="${of.id}"`);
  expect((await say(owner, job, calledOff.id)).status).toBe(404);
  const other = await aVisitLater();
  expect((await app().visit(`/repair-cms/${job.id}/comeback`, { as: other.owner })).status).toBe(
    404,
  );
  const ref = { shopId: other.owner.shopId, jobId: job.id };
  expect(await findEarlierJobs(app().db, ref, { before: undefined, reader: "en" })).toBe(undefined);
});

test("Earlier jobs are listed a page at a time, the last first", async () => {
  const { owner, visit } = await aVisitLater();
  for (let at = 0; at < 11; at++) await visit();
  const job = await visit();
  const list = (before?: number) =>
    findEarlierJobs(
      app().db,
      { shopId: owner.shopId, jobId: job.id },
      { before, reader: "en" as const },
    );
  const page = (await list())!;
  expect(page.jobs).toHaveLength(10);
  expect(page.older).toBe(page.jobs.at(-1)!.number);
  const rest = (await list(page.older))!;
  expect(rest.jobs.map(({ number }) => number)).toEqual([4, 3, 1]);
  expect(rest.older).toBeUndefined();
});

test("The report counts what was warranted when it came back apart from the rest", async () => {
  const { owner, first, job, visit } = await aVisitLater();
  const { db } = app();
  const done = new Date(Date.now() - 86_400_000);
  await db.update(repairJobs).set({ completedAt: done }).where(eq(repairJobs.id, first.id));
  await say(owner, job, first.id);
  const report = () => pageOf(owner, "/repair-cms/reports/comebacks?lng=en");
  const plain = (page: string) => page.replace(/<!-- -->|<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(plain(await report())).toMatch(
    /Julián Cantú ?Jobs that came back: 1 \(0 under warranty\)/,
  );
  await makeWarranted(db, { owner, job: first, description: "Belt" });
  const again = await visit();
  await say(owner, again, first.id);
  expect(plain(await report())).toMatch(/Jobs that came back: 2 \(2 under warranty\)/);
  const longAgo = new Date(Date.now() - 500 * 86_400_000);
  await db.update(repairJobs).set({ completedAt: longAgo }).where(eq(repairJobs.id, first.id));
  expect(plain(await report())).toMatch(/Jobs that came back: 2 \(0 under warranty\)/);
});
