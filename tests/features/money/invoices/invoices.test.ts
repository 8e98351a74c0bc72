import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import {
  createInvoice,
  type NewInvoice,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { invoicedTotal, invoicingShop } from "../../../support/money/invoices.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

test("Numbers 20 invoices made at once, each sent twice, from 1 without a gap", async () => {
  const { shopId, toInvoice } = await invoicingShop(db);
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
  const { toInvoice } = await invoicingShop(db);
  const draft = await toInvoice();
  const [quote] = draft.quotes;
  const other = await (await invoicingShop(db)).toInvoice();
  expect(await createInvoice(db, await toInvoice("pending"))).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: [] })).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: [{ ...quote!, version: 9 }] })).toBeNull();
  expect(await createInvoice(db, { ...draft, quotes: other.quotes })).toBeNull();
  expect(await createInvoice(db, { ...draft, shopId: other.shopId })).toBeNull();
  expect(await createInvoice(db, draft)).toBe(1);
});

test("Invoices a quote again only after a credit note, of which there is one", async () => {
  const { toInvoice, credit } = await invoicingShop(db);
  const draft = await toInvoice();
  const { jobId } = draft;
  await createInvoice(db, draft);
  expect(await createInvoice(db, { ...draft, id: newId() })).toBeNull();
  const credits = await Promise.all([credit(1, jobId), credit(1, jobId), credit(2, jobId)]);
  expect(credits).toEqual([1, null, null]);
  expect(await createInvoice(db, { ...draft, id: newId() })).toBe(2);
});

test("Takes deposits and payments up to what is charged, each once", async () => {
  const { shopId, toInvoice, pay, credit } = await invoicingShop(db);
  const draft = await toInvoice();
  const { jobId } = draft;
  const key = newId();
  expect(await Promise.all([pay(jobId, 100_00, key), pay(jobId, 100_00, key)])).toEqual([
    true,
    true,
  ]);
  await createInvoice(db, draft);
  const rest = invoicedTotal - 100_00;
  expect(await Promise.all([pay(jobId, rest), pay(jobId, rest)])).toEqual([true, false]);
  expect(await pay(jobId, -invoicedTotal - 1)).toBe(false);
  await credit(1, jobId);
  expect(await pay(jobId, -invoicedTotal)).toBe(true);
  const rows = await db.select().from(payments).where(eq(payments.shopId, shopId));
  expect(rows.map(({ amount }) => amount).sort()).toEqual([-invoicedTotal, 100_00, rest].sort());
});

test("Refunds of a payment what is left of it, of two refunds at once as well", async () => {
  const { toInvoice, pay, refund } = await invoicingShop(db);
  const { jobId } = await toInvoice();
  const [deposit, rest] = [newId(), newId()];
  await pay(jobId, 100_00, deposit);
  await pay(jobId, invoicedTotal - 100_00, rest);
  expect(await refund(jobId, -30_00, deposit)).toBe(true);
  const both = [refund(jobId, -70_00, deposit), refund(jobId, -70_00, deposit)];
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  expect(await refund(jobId, -1, deposit)).toBe(false);
  expect(await refund(jobId, 1, deposit)).toBe(false);
  expect(await refund((await toInvoice()).jobId, -1, rest)).toBe(false);
  expect(await refund(jobId, -1, rest)).toBe(true);
});

test("Takes no payment for a job of another shop", async () => {
  const { jobId } = await (await invoicingShop(db)).toInvoice();
  expect(await (await invoicingShop(db)).pay(jobId, 1_00)).toBe(false);
});

test("Keeps a job with an invoice; a shop's deletion takes all of it along", async () => {
  const { shopId, toInvoice, pay } = await invoicingShop(db);
  const draft = await toInvoice();
  await createInvoice(db, draft);
  await pay(draft.jobId, 1_00);
  await expect(db.delete(repairJobs).where(eq(repairJobs.id, draft.jobId))).rejects.toThrow();
  await db.delete(shops).where(eq(shops.id, shopId));
  expect(await db.select().from(invoices).where(eq(invoices.shopId, shopId))).toEqual([]);
});

test("Keeps the status of a quote that is on an invoice until its credit note", async () => {
  const { owner, shopId, toInvoice, credit } = await invoicingShop(db);
  const draft = await toInvoice();
  const { jobId, quotes } = draft;
  await createInvoice(db, draft);
  const change = { status: "rejected", by: owner.id, now: Date.now() } as const;
  const reject = () => setQuoteStatus(db, { shopId, jobId, id: quotes[0]!.id }, change);
  expect(await reject()).toBe("overtaken");
  await credit(1, jobId);
  expect(await reject()).toBe("saved");
});

test("Sums up on the job what is invoiced, paid and owed, and writes its history", async () => {
  const { shopId, toInvoice, credit, pay } = await invoicingShop(db);
  const draft = await toInvoice();
  const { jobId } = draft;
  const ofJob = async () => {
    const [job] = await db.select().from(repairJobs).where(eq(repairJobs.id, jobId));
    return [job!.invoicedTotal, job!.paidTotal, job!.owedTotal, job!.moneyCurrency];
  };
  await pay(jobId, 100_00);
  expect(await ofJob()).toEqual([0, 100_00, 0, "USD"]);
  await Promise.all([createInvoice(db, draft), createInvoice(db, draft)]);
  expect(await ofJob()).toEqual([invoicedTotal, 100_00, invoicedTotal - 100_00, "USD"]);
  const key = newId();
  await Promise.all([pay(jobId, 72_90, key, 1), pay(jobId, 72_90, key, 1)]);
  expect(await ofJob()).toEqual([invoicedTotal, 172_90, 200_00, "USD"]);
  await credit(1, jobId);
  expect(await pay(jobId, 1_00, newId(), 1)).toBe(false);
  await pay(jobId, -172_90);
  expect(await ofJob()).toEqual([0, 0, 0, "USD"]);
  const events = await db.select().from(jobEvents).where(eq(jobEvents.shopId, shopId));
  expect(events.map(({ what, from, to }) => [what, from, to]).slice(-5)).toEqual([
    ["paymentAdded", "USD", "10000"],
    ["invoiceCreated", null, "1"],
    ["paymentAdded", "USD", "7290"],
    ["invoiceCredited", "1", "1"],
    ["paymentRefunded", "USD", "-17290"],
  ]);
});
