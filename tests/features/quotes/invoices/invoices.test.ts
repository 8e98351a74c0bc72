import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { addPayment } from "#app/features/quotes/invoices/add-payment.server.ts";
import {
  createCreditNote,
  createInvoice,
  type NewInvoice,
} from "#app/features/quotes/invoices/create-invoice.server.ts";
import { invoices, payments } from "#app/features/quotes/invoices.tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeJob, makeQuote } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const total = 372_90;

async function aShop() {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  const who = { createdBy: owner.id, createdAt: new Date() };

  /** A job with an approved quote, and the invoice to make of it. */
  async function toInvoice(status: "approved" | "pending" = "approved"): Promise<NewInvoice> {
    const job = await makeJob(db, { owner });
    const quote = await makeQuote(db, { owner, job, status });
    const [row] = await db.select().from(repairQuotes).where(eq(repairQuotes.id, quote.id));
    return {
      ...who,
      shopId,
      id: newId(),
      jobId: job.id,
      quotes: [{ id: quote.id, version: row!.version }],
      content: { description: quote.description },
      currency: "USD",
      decimals: 2,
      taxAmount: 0,
      totalAmount: row!.totalAmount,
    };
  }
  const credit = (number: number, jobId: string, id = newId()) =>
    createCreditNote(db, { ...who, shopId, jobId, id, number });
  const pay = (jobId: string, amount: number, id = newId()) =>
    addPayment(db, {
      ...who,
      shopId,
      jobId,
      id,
      amount,
      invoiceNumber: null,
      currency: "USD",
      way: "cash",
      paidOn: "2026-11-23",
      note: amount < 0 ? "Part returned" : "",
    });
  return { shopId, toInvoice, credit, pay };
}

test("Numbers 20 invoices made at once, each sent twice, from 1 without a gap", async () => {
  const { shopId, toInvoice } = await aShop();
  const drafts: NewInvoice[] = [];
  for (let n = 0; n < 20; n++) drafts.push(await toInvoice());
  const twice = [...drafts, ...drafts];
  const numbers = await Promise.all(twice.map((draft) => createInvoice(db, draft)));
  expect(numbers.slice(20)).toEqual(numbers.slice(0, 20));
  const rows = await db.select().from(invoices).where(eq(invoices.shopId, shopId));
  const sorted = rows.map(({ number }) => number).sort((one, other) => one - other);
  expect(sorted).toEqual(drafts.map((_, at) => at + 1));
});

test("Gives no number to an invoice that is refused", async () => {
  const { toInvoice } = await aShop();
  const draft = await toInvoice();
  const [quote] = draft.quotes;
  const other = await (await aShop()).toInvoice();
  expect(await createInvoice(db, await toInvoice("pending"))).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: [] })).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: [{ ...quote!, version: 9 }] })).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: other.quotes })).toBeNull();
  expect(await createInvoice(db, { ...draft, shopId: other.shopId })).toBeNull();
  expect(await createInvoice(db, draft)).toBe(1);
});

test("Invoices a quote again only after a credit note, of which there is one", async () => {
  const { toInvoice, credit } = await aShop();
  const draft = await toInvoice();
  const { jobId } = draft;
  await createInvoice(db, draft);
  expect(await createInvoice(db, { ...draft, id: newId() })).toBeNull();
  const credits = await Promise.all([credit(1, jobId), credit(1, jobId), credit(2, jobId)]);
  expect(credits).toEqual([1, null, null]);
  expect(await createInvoice(db, { ...draft, id: newId() })).toBe(2);
});

test("Takes deposits and payments up to what is charged, each once", async () => {
  const { shopId, toInvoice, pay, credit } = await aShop();
  const draft = await toInvoice();
  const { jobId } = draft;
  const key = newId();
  expect(await Promise.all([pay(jobId, 100_00, key), pay(jobId, 100_00, key)])).toEqual([
    true,
    true,
  ]);
  await createInvoice(db, draft);
  const rest = total - 100_00;
  expect(await Promise.all([pay(jobId, rest), pay(jobId, rest)])).toEqual([true, false]);
  expect(await pay(jobId, -total - 1)).toBe(false);
  await credit(1, jobId);
  expect(await pay(jobId, -total)).toBe(true);
  const rows = await db.select().from(payments).where(eq(payments.shopId, shopId));
  expect(rows.map(({ amount }) => amount).sort()).toEqual([-total, 100_00, rest].sort());
});

test("Takes no payment for a job of another shop", async () => {
  const { jobId } = await (await aShop()).toInvoice();
  expect(await (await aShop()).pay(jobId, 1_00)).toBe(false);
});

test("Keeps a job with an invoice; a shop's deletion takes all of it along", async () => {
  const { shopId, toInvoice, pay } = await aShop();
  const draft = await toInvoice();
  await createInvoice(db, draft);
  await pay(draft.jobId, 1_00);
  await expect(db.delete(repairJobs).where(eq(repairJobs.id, draft.jobId))).rejects.toThrow();
  await db.delete(shops).where(eq(shops.id, shopId));
  expect(await db.select().from(invoices).where(eq(invoices.shopId, shopId))).toEqual([]);
});
