import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { creditOf } from "#app/features/money/credits/make-credit.server.ts";
import {
  createCreditNote,
  createInvoice,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { readSalesTax } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

const terms: Terms = {
  rounding: "document",
  prices: "exclusive",
  supplies: null,
  exempt: null,
  discount: { on: "parts", amount: 80_20 },
  taxes: [{ name: "State tax", rate: 62_500, on: ["parts"] }],
};

test("A credit note of an amount takes back its share of what was taxed", async () => {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  const job = await makeJob(db, { owner });
  const rates = { laborRate: 85_00, currency: "USD", decimals: 2, terms } as const;
  const quote = await makeQuote(db, { owner, job, status: "approved", rates });
  expect(quote.totalAmount).toBe(297_71);
  const ref = { shopId, jobId: job.id };
  const number = await createInvoice(db, {
    ...ref,
    id: newId(),
    currency: "USD",
    decimals: 2,
    quotes: [{ id: quote.id, version: quote.version }],
    content: { date: "2026-02-10", quotes: [quote], job } as never,
    taxAmount: quote.taxAmount,
    totalAmount: quote.totalAmount,
    createdBy: owner.id,
    createdAt: new Date(),
  });
  const now = Date.UTC(2026, 2, 5, 18);
  const taken = { kind: "amount", amount: 29_77 } as const;
  const found = (await findInvoice(db, ref, number!))!;
  const made = { taken, reason: "Goodwill", id: newId(), by: owner.id, now };
  const note = creditOf(found, made);
  await createCreditNote(db, note as Exclude<typeof note, string>);
  const { rows } = await readSalesTax(db, shopId, {
    now,
    readerZone: "UTC",
    asked: { period: "today", from: undefined, to: undefined, basis: "invoiced" },
  });
  expect(rows.map(({ series, date }) => [series, date])).toEqual([["credit", "2026-03-05"]]);
  const [tax] = rows[0]!.sale.taxes;
  expect(tax).toEqual({ name: "State tax", rate: 62_500, base: -8_02, amount: -50 });
  expect(rows[0]!.sale).toMatchObject({ total: -29_77, untaxed: -21_25, taxable: -8_02 });
});
