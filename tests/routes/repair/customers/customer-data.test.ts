import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerImportRows } from "#app/features/customers/import.tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { rowsOf, tables } from "../../../support/access/traces.ts";
import { openApp } from "../../../support/app.ts";
import { unzip } from "../../../support/files/zip.ts";
import { makeQuote } from "../../../support/make.ts";
import { aCustomer, aVehicle } from "../../../support/repair/customers.ts";
import { makeImport } from "../../../support/repair/make-import.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// A customer's data, taken along and deleted on request.

const app = openApp();

test("Exports what is known of a customer with every job and quote, and nothing of another", async () => {
  const { db } = app();
  const { owner, customer, visit } = await makeVisits(db);
  const job = await visit({ issues: "Rattles" });
  await makeQuote(db, { owner, job });
  const other = await aCustomer(db, { owner, lastName: "Otherperson" });
  await aVehicle(db, { owner, customer: other, plate: "OTHER-1" });
  const answer = await app().visit(`/repair-cms/customers/${customer.id}/data.zip`, { as: owner });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => Buffer.from(files.get(name)!).toString("utf8");
  expect(JSON.parse(text("customer.json"))).toMatchObject({
    lastName: "Pérez",
    vehicles: [{ plate: "ABC-123" }],
  });
  expect(JSON.parse(text("jobs.json"))).toMatchObject([
    { workId: "WO-000001", issues: "Rattles", quotes: [{ description: "Front brakes" }] },
  ]);
  expect([...files.keys()].map(text).join()).not.toMatch(/Otherperson|OTHER-1/);
});

test("Deletes what identifies a customer from every table; jobs and quotes stay without a name", async () => {
  const { db } = app();
  const { owner, visit } = await makeVisits(db);
  const customer = await aCustomer(db, {
    owner,
    firstName: "Xochiquetzal",
    lastName: "Tlaloc",
    email: "xochi@example.com",
    phone: "956 555 0177",
  });
  const vehicle = await aVehicle(db, { owner, customer, plate: "XQZ-77" });
  const job = await visit({
    customerFirstName: "Xochiquetzal",
    customerLastName: "Tlaloc",
    customerEmail: "xochi@example.com",
    customerPhone: "956 555 0177",
    licensePlate: "XQZ-77",
    diagnostic: "Worn hinge P0420",
  });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, vehicleId: vehicle.id })
    .where(eq(repairJobs.id, job.id));
  await makeQuote(db, { owner, job });
  const kept = await visit({ customerLastName: "Keeper" });
  const importId = await makeImport(db, owner, {
    samples: ["Xochiquetzal · Tlaloc · no phone", "Xochi · 956 555 0177", "Rosa · Keeper"],
  });
  const path = `/repair-cms/customers/${customer.id}`;
  const asked = await (await app().visit(`${path}/delete`, { as: owner })).text();
  for (const text of ["What is deleted", "What is kept, without a name", "They have open jobs"])
    expect(asked).toContain(text);
  expect((await app().visit(`${path}/delete`, { as: owner, form: {} })).status).toBe(302);

  for (const table of await tables(app()))
    expect([
      table,
      /xochi|tlaloc|5550177|xqz-?77/i.test(JSON.stringify(await rowsOf(app(), table))),
    ]).toEqual([table, false]);
  const [left] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(left).toMatchObject({ number: job.number, customerId: null, quotedTotal: 372_90 });
  const page = await app().visit(`/repair-cms/${job.id}`, { as: owner });
  expect(await page.text()).toContain("Front brakes");
  const found = await (await app().visit("/repair-cms?q=hinge", { as: owner })).text();
  expect(found).toContain(`/repair-cms/${job.id}`);
  expect(await db.select().from(vehicles).where(eq(vehicles.id, vehicle.id))).toHaveLength(1);
  const samples = await db
    .select({ sample: customerImportRows.sample })
    .from(customerImportRows)
    .where(eq(customerImportRows.importId, importId));
  expect(samples.map(({ sample }) => sample)).toEqual(["—", "—", "Rosa · Keeper"]);
  const [untouched] = await db.select().from(repairJobs).where(eq(repairJobs.id, kept.id));
  expect(untouched).toMatchObject({ customerLastName: "Keeper", licensePlate: "ABC-123" });
  expect((await app().visit(`${path}/delete`, { as: owner, form: {} })).status).toBe(404);
});

test("A form that was open before a deletion does not restore the deleted name", async () => {
  const { db } = app();
  const { owner, customer, visit } = await makeVisits(db);
  const job = await visit();
  await app().visit(`/repair-cms/customers/${customer.id}/delete`, { as: owner, form: {} });
  const [row] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(row!.version).toBe(job.version + 1);
  expect(await db.select().from(customers).where(eq(customers.shopId, owner.shopId))).toEqual([]);
});
