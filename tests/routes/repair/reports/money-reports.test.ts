import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { owingQueries } from "#app/features/reports/owing/read-owing.server.ts";
import { registerQueries } from "#app/features/reports/register/read-register.server.ts";
import { datedQuery, paidQueries } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { languageCookies } from "../../../support/access/public-pages.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";
import { sender } from "../../../support/quotes/quote-form.ts";

// The invoices of a shop as its accountant asks for them.

const app = openApp();
const send = sender(app);
let shop: Awaited<ReturnType<typeof invoicingShop>>;

const texas: Terms = {
  rounding: "document",
  prices: "exclusive",
  supplies: null,
  discount: null,
  exempt: null,
  taxes: [{ name: "State tax", rate: 62_500, on: ["parts"] }],
};

/** An invoice of 160.40 of parts and 212.50 of labor, with this date. */
async function invoiceOf(terms: Terms, date: string) {
  const { db } = app();
  const { owner, shopId } = shop;
  const job = await makeJob(db, { owner });
  const rates = { laborRate: 85_00, currency: "USD", decimals: 2, terms } as const;
  const quote = await makeQuote(db, { owner, job, status: "approved", rates });
  const made = await createInvoice(db, {
    shopId,
    jobId: job.id,
    id: job.id,
    currency: "USD",
    decimals: 2,
    quotes: [{ id: quote.id, version: quote.version }],
    content: { date, quotes: [quote], job } as never,
    taxAmount: quote.taxAmount,
    totalAmount: quote.totalAmount,
    createdBy: owner.id,
    createdAt: new Date(),
  });
  return { jobId: job.id, number: made!, total: quote.totalAmount };
}

beforeAll(async () => {
  shop = await invoicingShop(app().db);
  await makeShop(app().db, shop.owner, { timeZone: "America/Chicago" });
  const taxed = await invoiceOf(texas, "2026-02-10");
  await invoiceOf({ ...texas, exempt: "TX-4711" }, "2026-02-20");
  await shop.pay(taxed.jobId, 100_00, newId(), taxed.number);
});

const page = async (path: string) => {
  const { html } = await send(`/repair-cms${path}`, { as: shop.owner });
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
};
const csv = async (path: string) =>
  (await app().visit(`/repair-cms/reports/${path}`, { as: shop.owner })).text();
const payday = "period=custom&from=2026-11-23&to=2026-11-23";
const february = "period=custom&from=2026-02-01&to=2026-02-28";

test("Gives what a sales tax return asks for, by the date of invoices", async () => {
  const text = await page(`/reports/sales-tax?${february}`);
  expect(text).toContain("Gross sales, without tax $745.80");
  expect(text).toContain("Exempt sales (certificate) $160.40");
  expect(text).toContain("Nontaxable sales $425.00");
  expect(text).toContain("State tax 6.25%: taxed amount $160.40");
  expect(text).toContain("State tax 6.25%: tax $10.03");
  expect(text).toContain("TX-4711");
});

test("Gives the part that was paid, on the day of the payment", async () => {
  expect(await page(`/reports/sales-tax?${february}&basis=paid`)).toContain("Nothing was invoiced");
  // 100.00 of 382.93.
  const paid = await csv(`sales-tax.csv?${payday}&basis=paid`);
  expect(paid.split("\r\n")[1]).toBe(
    "2026-02-10,Invoice,1,María Pérez,USD,97.38,0.00,,55.49,41.89,41.89,2.62,2.62,100.00",
  );
});

test("Lists each document, and the file sums to the page", async () => {
  const lines = (await csv(`sales-tax.csv?${february}`)).split("\r\n");
  expect(lines[2]).toContain(",Invoice,2,");
  expect(lines[2]).toContain("372.90,160.40,TX-4711,212.50,0.00");
});

test("Closes the till, and lists invoices and payments for the accountant", async () => {
  const text = await page(`/reports/register?${payday}`);
  expect(text).toMatch(/Cash \$100\.00 \$0\.00 \$100\.00/);
  expect(text).toContain("Payment of invoice 1");
  const lines = (await csv(`register.csv?${february}`)).split("\r\n");
  expect(lines[0]).toContain("Date,Kind,Invoice number,Credit note of invoice,Job,Customer");
  expect(lines[1]).toMatch(/^2026-02-20,Invoice,2,,WO-\d{6},.*,USD,372.90,0.00,,,$/);
  expect(lines[2]).toMatch(/^2026-02-10,Invoice,1,,WO-\d{6},.*,USD,382.93,10.03,,,$/);
  expect(await page(`/reports/register?${payday}&number=Invoice 2`)).toContain("$372.90");
});

test("Closes one day, and leads to the days beside it", async () => {
  const text = await page("/reports/day?day=2026-11-23");
  expect(text).toMatch(/Cash \$100\.00 \$0\.00 \$100\.00 .*Total , USD \$100\.00/);
  expect(text).toContain("Payment of invoice 1");
  const { html } = await send("/repair-cms/reports/day?day=2026-11-23", { as: shop.owner });
  for (const day of ["2026-11-22", "2026-11-24"])
    expect(html).toContain(`href="/repair-cms/reports/day?day=${day}"`);
  expect(await page("/reports/day?day=2026-11-22")).toContain("Nothing was paid on these days.");
});

test("Begins with today, after which there is no day", async () => {
  const { html } = await send("/repair-cms/reports/day?day=yesterday", { as: shop.owner });
  expect(html).toContain("The day before");
  expect(html).not.toContain("The day after");
});

test("Says the same in Spanish", async () => {
  const spanish = { cookie: languageCookies.es };
  const said = async (path: string) => {
    const { status, html } = await send(`/repair-cms/reports/${path}`, {
      as: shop.owner,
      headers: spanish,
    });
    expect(status).toBe(200);
    expect(html).toContain('lang="es"');
    return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  };
  const tax = await said(`sales-tax?${february}`);
  for (const words of ["Ventas brutas, sin impuestos $745.80", "State tax 6.25%: monto gravado"])
    expect(tax).toContain(words);
  const register = await said(`register?${payday}`);
  for (const words of ["Efectivo $100.00", "Pago de la factura 1"])
    expect(register).toContain(words);
  const owing = await said("owing");
  for (const words of ["Por cobrar, USD $655.83", "Más de 90 días"]) expect(owing).toContain(words);
});

test("Says who owes, by customer and invoice", async () => {
  const text = await page("/reports/owing");
  expect(text).toContain("Owed, USD $655.83");
  expect(text).toContain("Over 90 days Owed");
  expect(text).toMatch(/María Pérez Statement of account Invoice 1 · Feb 10, 2026 · days: \d+/);
  expect(text).toContain("Total, USD $655.83");
  const lines = (await csv("owing.csv")).split("\r\n");
  expect(lines[1]).toMatch(/,1,WO-\d{6},2026-02-10,\d+,Over 90 days,USD,382.93,282.93$/);
});

test("Finds an invoice by its number in the list of jobs", async () => {
  const { jobId } = await invoiceOf(texas, "2026-03-03");
  const links = async (text: string) => {
    const { html } = await send(`/repair-cms?q=${encodeURIComponent(text)}`, { as: shop.owner });
    return html.includes(`/repair-cms/${jobId}`);
  };
  for (const text of ["invoice 3", "Invoice #0003", "factura 3", "Factura N.º 3"])
    expect(await links(text)).toBe(true);
  for (const text of ["invoice 1", "credit note 3", "invoice 99"])
    expect(await links(text)).toBe(false);
});

test("Writes files as spreadsheets of the shop's country split them", async () => {
  const { db } = app();
  const set = (country: "AR" | null) =>
    db.update(shopSettings).set({ country }).where(eq(shopSettings.shopId, shop.shopId));
  await set("AR");
  try {
    expect((await csv(`register.csv?${february}`)).split("\r\n")[2]).toMatch(
      /;USD;382,93;10,03;;;$/,
    );
  } finally {
    await set(null);
  }
});

test("Reads its rows by index", async () => {
  const { db, d1 } = app();
  const days = { from: "2026-01-01", to: "2026-12-31" };
  const queries = [
    ...registerQueries(db, shop.shopId, {
      kind: undefined,
      number: undefined,
      after: undefined,
      days,
      limit: 50,
    }),
    ...owingQueries(db, shop.shopId),
    datedQuery(db, shop.shopId, days),
    ...paidQueries(db, shop.shopId, days),
  ];
  for (const query of queries) {
    const { sql, params } = query.toSQL();
    const { results } = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    for (const { detail } of results) {
      // Nor are all invoices of the shop read for those of one job.
      expect(detail).not.toMatch(/autoindex_invoices_1 \(shop_id=\? AND series=\?\)$/);
      expect(detail).not.toMatch(/^SCAN (invoices?|payments|repair_jobs|job_figures)\b/);
      // Nor those of all days.
      expect(detail).not.toMatch(/(by_date|by_day|job_figures_1) \(shop_id=\?\)$/);
    }
  }
});
