import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents } from "#app/features/messages/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { sentJob } from "../../support/links/links.ts";
import { aCustomer } from "../../support/repair/customers.ts";

const app = openApp();

test("Customer says by the link how the shop may write, in the words that were shown", async () => {
  const made = await sentJob(app(), { language: "es" });
  const { db } = app();
  const customer = await aCustomer(db, { owner: made.owner, phone: "+1 212 555 0147" });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id })
    .where(eq(repairJobs.id, made.job.id));
  const path = `${made.path}/consent`;
  expect(await (await app().visit(made.path)).text()).toContain(`href="${path}"`);
  const page = await (await app().visit(path)).text();
  expect(page).toContain("Cómo puede escribirle el taller");
  expect(page).toContain("mensajes de texto");
  const say = (state: string, as?: typeof made.owner) =>
    app().visit(path, { as, form: { way: "sms", state, key: "" } });
  expect((await say("given", made.owner)).status).toBe(403);
  expect((await say("given")).status).toBe(303);
  expect((await say("withdrawn")).status).toBe(303);
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.shopId, made.owner.shopId))
    .orderBy(consents.at);
  expect(rows).toMatchObject([
    { way: "sms", state: "given", address: "+12125550147", language: "es", by: null },
    { way: "sms", state: "withdrawn" },
  ]);
  expect(rows[0]!.words).toContain("ALTO");
  expect(await (await app().visit(path)).text()).toContain("no recibir más mensajes");
  const nobody = await app().visit(`/q/${"a".repeat(64)}/consent`, { form: { way: "sms" } });
  expect(nobody.status).toBe(404);
});
