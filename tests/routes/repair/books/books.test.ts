import { parse } from "csv-parse/sync";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { invoicedTotal, invoicingShop } from "../../../support/money/invoices.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof invoicingShop>>;
let jobId: string;
const at = "/repair-cms/reports/books";

beforeAll(async () => {
  const { db } = app();
  shop = await invoicingShop(db);
  await makeShop(db, shop.owner, { timeZone: "America/Chicago" });
  const invoice = await shop.toInvoice();
  jobId = invoice.jobId;
  await createInvoice(db, invoice);
  await shop.pay(jobId, 100_00);
});

const make = (id = newId(), as: { cookie: string } = shop.owner) =>
  app().visit(`${at}?month=2026-11`, { as, form: { id, month: "2026-11" } });
const file = async (query: string, as: { cookie: string } = shop.owner) =>
  app().visit(`${at}/file?month=2026-11&currency=USD&${query}`, { as });
const rowsOf = async (query: string): Promise<string[][]> =>
  parse(await (await file(query)).text(), { bom: true, from_line: 2 });
const page = async () => {
  const html = await (await app().visit(`${at}?month=2026-11`, { as: shop.owner })).text();
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
};
const cents = (text: string | undefined) => Math.round(Number(text || 0) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test("A month is shown by account, and its file adds up", async () => {
  expect(await page()).toMatch(/Customers owe \$372\.90 \$100\.00/);
  expect((await make()).status).toBe(200);
  expect(await page()).toContain("All of this month is in a file.");
  const rows = await rowsOf("number=1&format=csv");
  expect(rows[0]).toEqual([
    "2026-11-23",
    "Invoice 1",
    expect.stringMatching(/^WO-/),
    "Customers owe",
    "372.90",
    "",
    "USD",
  ]);
  expect(sum(rows.map((row) => cents(row[4])))).toBe(sum(rows.map((row) => cents(row[5]))));
});

test("Files for QuickBooks and Xero balance each day and say the same", async () => {
  const quickBooks = await rowsOf("number=1&format=quickbooks");
  expect(new Set(quickBooks.map((row) => row[1]))).toEqual(new Set(["11/23/2026"]));
  const booked = quickBooks.map((row) => [row[2], cents(row[3]) - cents(row[4])]);
  const xero = (await rowsOf("number=1&format=xero")).map((row) => [row[3], cents(row[5])]);
  expect(xero).toEqual(booked);
  expect(sum(booked.map(([, amount]) => Number(amount)))).toBe(0);
  expect(booked).toContainEqual(["Customers owe", invoicedTotal - 100_00]);
});

test("What comes later is in a further file, and the first stays as it was", async () => {
  const before = await (await file("number=1&format=csv")).text();
  expect((await make()).status).toBe(409);
  await shop.pay(jobId, 50_00);
  expect(await page()).toContain("Documents that no file has yet: 1");
  expect((await make()).status).toBe(200);
  const added = await rowsOf("number=2&format=csv");
  expect(added.map((row) => row.slice(3, 6))).toEqual([
    ["Customers owe", "", "50.00"],
    ["Cash", "50.00", ""],
  ]);
  expect(await (await file("number=1&format=csv")).text()).toBe(before);
});

test("An account's name is in the files that are made from then on", async () => {
  const accounts = `${at}/accounts`;
  const form = { version: "0", taxRate: "", "account.cash": "1010 Till", "account.nonsense": "x" };
  const saved = await app().visit(accounts, { as: shop.owner, form });
  expect(saved.status).toBe(200);
  expect((await app().visit(accounts, { as: shop.owner, form })).status).toBe(409);
  await shop.pay(jobId, 1_00);
  await make();
  expect((await rowsOf("number=3&format=csv")).map((row) => row[3])).toContain("1010 Till");
  expect((await rowsOf("number=2&format=csv")).map((row) => row[3])).toContain("Cash");
});

test("One form makes one file, and two at once do not say the same twice", async () => {
  await shop.pay(jobId, 2_00);
  const id = newId();
  const twice = await Promise.all([make(id), make(id)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await shop.pay(jobId, 3_00);
  const both = await Promise.all([make(), make()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const amounts = (await rowsOf("number=5&format=csv")).map((row) => row[4]);
  expect(amounts.filter(Boolean)).toEqual(["3.00"]);
  expect((await file("number=6&format=csv")).status).toBe(404);
});

test("The books are the owner's alone, and each shop's own", async () => {
  const { db } = app();
  const advisor = await signedIn(db, "free", {
    worksAt: { shopId: shop.shopId, role: "advisor" },
  });
  const other = await signedIn(db, "premium");
  expect((await app().visit(at, { as: advisor })).status).toBe(404);
  expect((await make(newId(), advisor)).status).toBe(403);
  expect((await file("number=1&format=csv", advisor)).status).toBe(404);
  expect((await file("number=1&format=csv", other)).status).toBe(404);
  for (const query of ["number=1", "number=0&format=csv", "number=1&format=xero&sheet=2"])
    expect((await file(query)).status).toBe(404);
});
