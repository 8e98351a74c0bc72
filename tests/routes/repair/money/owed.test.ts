import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { owedQuery } from "#app/features/repair/visits/customer-page.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { aCustomer } from "../../../support/repair/customers.ts";

const app = openApp();
let owner: Person;
let technician: Person;
let customerId: string;
beforeAll(async () => {
  const { db } = app();
  const shop = await invoicingShop(db);
  owner = shop.owner;
  technician = await signedIn(db, "free", {
    worksAt: { shopId: shop.shopId, role: "technician" },
  });
  customerId = (await aCustomer(db, { owner })).id;
  const invoice = await shop.toInvoice();
  await createInvoice(db, invoice);
  await shop.pay(invoice.jobId, 100_00);
  await db.update(repairJobs).set({ customerId }).where(eq(repairJobs.id, invoice.jobId));
  await makeJob(db, { owner });
});

const rowsOf = async (path: string, as = owner) =>
  (await (await app().visit(path, { as })).text()).match(/WO-\d{6}<\/a>/g);

test("Lists the jobs of which something is owed, with the amount", async () => {
  expect(await rowsOf("/repair-cms")).toHaveLength(2);
  expect(await rowsOf("/repair-cms?owed=yes")).toHaveLength(1);
  expect(await (await app().visit("/repair-cms", { as: owner })).text()).toContain("$272.90");
});

test("Shows on a customer's page what is owed", async () => {
  const path = `/repair-cms/customers/${customerId}`;
  expect(await (await app().visit(path, { as: owner })).text()).toContain("$272.90");
  expect(await (await app().visit(path, { as: technician })).text()).not.toContain("272.90");
});

test("Neither filters nor shows what is owed for a technician", async () => {
  expect(await rowsOf("/repair-cms?owed=yes", technician)).toHaveLength(2);
  const list = await (await app().visit("/repair-cms", { as: technician })).text();
  expect(list).not.toContain("272.90");
  expect(list).not.toContain("owed=yes");
});

test.each([
  ["Reads what a customer owes", true],
  ["Reads nothing of it where it is not shown", false],
])("%s from an index alone", async (_, money) => {
  const { sql, params } = owedQuery(app().db, {
    shopId: owner.shopId,
    id: customerId,
    money,
  }).toSQL();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH repair_jobs USING COVERING INDEX jobs_owed_by_customer /),
  ]);
});
