import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { revisions } from "#app/features/approval/tables.server.ts";
import type { CreditExtent } from "#app/features/money/credits/credit.ts";
import { creditOf } from "#app/features/money/credits/make-credit.server.ts";
import {
  createCreditNote,
  createInvoice,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { addPayment } from "#app/features/money/payments/add-payment.server.ts";
import { invoices } from "#app/features/money/tables.server.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { removeQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { removeJob } from "#app/features/repair/form/save-job.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { storeOffsets } from "#app/features/shop/store-offsets.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Currency } from "#app/values/money.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

// The clocks of Chicago are put back within these days.
export const worldStart = Date.UTC(2026, 9, 25, 3);

const none = { supplies: null, discount: null, exempt: null } as const;
const stateAndCity: Terms = {
  ...none,
  rounding: "document",
  prices: "exclusive",
  taxes: [
    { name: "State tax", rate: 62_500, on: ["parts", "fees"] },
    { name: "City tax", rate: 20_000, on: ["parts"] },
  ],
  supplies: { rate: 50_000, of: "labor", maximum: 30_00 },
  discount: { on: "all", amount: 17_77 },
};
const iva: Terms = {
  ...none,
  rounding: "document",
  prices: "inclusive",
  taxes: [{ name: "IVA", rate: 160_000, on: ["parts", "labor", "fees"] }],
  discount: { on: "all", rate: 50_000 },
};
const dollars = { laborRate: 85_00, currency: "USD", decimals: 2 } as const;
const pesos = { laborRate: 500_00, currency: "MXN", decimals: 2, terms: iva } as const;
const ofPrice: Terms = {
  ...none,
  rounding: "document",
  prices: "inclusive",
  taxOf: "price",
  taxes: [
    { name: "ISS", rate: 50_000, on: ["labor"] },
    { name: "ICMS", rate: 180_000, on: ["parts"] },
  ],
};
/**
 * How quotes are taxed: not at all, apart, included, exempt, without cents, and as a part of the
 * price.
 */
const rates = [
  dollars,
  { ...dollars, terms: stateAndCity },
  { ...dollars, terms: { ...stateAndCity, exempt: "TX-4711" } },
  pesos,
  { laborRate: 20_000_00, currency: "CLP", decimals: 0, terms: { ...iva, discount: null } },
  { laborRate: 150_00, currency: "BRL", decimals: 2, terms: ofPrice },
] as const;

const kinds = [
  "job",
  "quote",
  "quote",
  "quote",
  "status",
  "status",
  "status",
  "invoice",
  "invoice",
  "credit",
  "credit",
  "pay",
  "pay",
  "refund",
  "send",
  "technician",
  "language",
  "cost",
  "line",
  "dropQuote",
  "dropJob",
  "zone",
  "join",
  "cancel",
] as const;

/** A random event in a shop. */
export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  hours: fc.nat(60),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A shop in which things happen, invoices and payments of earlier days among them. */
export async function reportWorld(db: Db) {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  let now = worldStart;
  const ofShop = (table: typeof repairJobs | typeof repairQuotes) => eq(table.shopId, shopId);
  const one = <Row>(rows: Row[], pick: number): Row | undefined => rows[pick % (rows.length || 1)];

  async function apply({ kind, pick, hours }: Step) {
    now += hours * 3_600_000;
    const by = { by: owner.id, now };
    const jobs = await db.select().from(repairJobs).where(ofShop(repairJobs));
    const job = one(jobs, pick);
    if (!job || (kind === "job" && jobs.length < 4))
      return void (await makeJob(db, { owner, now }));
    const jobId = job.id;
    const quotes = await db
      .select(quoteColumns)
      .from(repairQuotes)
      .where(and(ofShop(repairQuotes), eq(repairQuotes.jobId, jobId)));
    const quote = one(quotes.map(shownQuote), pick >> 3);
    const set = (values: Partial<typeof repairJobs.$inferInsert>) =>
      db
        .update(repairJobs)
        .set(values)
        .where(and(ofShop(repairJobs), eq(repairJobs.id, jobId)));
    const made = { shopId, jobId, id: newId(), createdBy: owner.id, createdAt: new Date(now) };
    const date = new Date(now - (pick % 9) * 40 * 3_600_000).toISOString().slice(0, 10);
    const papers = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), eq(invoices.jobId, jobId)));
    const paper = one(
      papers.filter(({ series }) => series === "invoice"),
      pick >> 2,
    );
    const pay = (amount: number, currency: Currency) =>
      addPayment(db, {
        ...made,
        amount,
        currency,
        refundOf: null,
        paidOn: date,
        way: (["cash", "card", "transfer"] as const)[pick % 3]!,
        invoiceNumber: pick % 5 && paper?.currency === currency ? paper.number : null,
        note: "Part returned",
      });
    if (kind === "dropJob" && pick % 4 === 0) await removeJob(db, shopId, jobId).catch(() => {});
    if (kind === "technician") await set({ technicianId: [null, "t1", "t2"][pick % 3]! });
    if (kind === "language") await set({ language: pick % 2 ? "en" : "es" });
    if (kind === "cancel") await set({ status: pick % 2 ? "cancelled" : "completed" });
    if (kind === "join") await set({ customerId: null, updatedAt: new Date(now) });
    if (kind === "quote")
      await makeQuote(db, { owner, job, now, rates: { ...rates[pick % rates.length]! } });
    if (kind === "zone") {
      const timeZone = ["America/Chicago", "America/Santiago", "Asia/Kathmandu"][pick % 3]!;
      await db.batch([
        storeOffsets(db, timeZone),
        db.update(shopSettings).set({ timeZone }).where(eq(shopSettings.shopId, shopId)),
      ]);
    }
    if (!quote) return;
    const ref = { shopId, jobId, id: quote.id };
    const ofQuote = and(eq(quoteLines.shopId, shopId), eq(quoteLines.quoteId, quote.id));
    const status = (["approved", "approved", "rejected", "pending"] as const)[pick % 4]!;
    if (kind === "status") await setQuoteStatus(db, ref, { status, ...by });
    if (kind === "dropQuote") await removeQuote(db, ref, by);
    if (kind === "cost")
      await db
        .update(quoteLines)
        .set({ cost: pick * 7 })
        .where(ofQuote);
    if (kind === "line" && pick % 2) await db.delete(quoteLines).where(ofQuote);
    if (kind === "line" && pick % 2 === 0)
      await db.insert(quoteLines).values({
        shopId,
        id: newId(),
        quoteId: quote.id,
        position: 9,
        kind: "labor",
        name: "Test",
        quantity: 25 + pick,
        unitPrice: 90_00,
        totalPrice: 90_00,
      });
    if (kind === "send")
      await db
        .insert(revisions)
        .values({
          shopId,
          jobId,
          n: pick,
          sha256: "",
          createdBy: owner.id,
          createdAt: new Date(now),
          quotes: [{ id: quote.id, version: quote.version }],
        })
        .onConflictDoNothing();
    if (kind === "invoice")
      await createInvoice(db, {
        ...made,
        currency: quote.currency,
        decimals: quote.decimals,
        content: { date, quotes: [quote], job } as never,
        quotes: [{ id: quote.id, version: quote.version }],
        taxAmount: quote.taxAmount,
        totalAmount: quote.totalAmount,
      });
    if (kind === "credit" && paper) {
      const found = (await findInvoice(db, { shopId, jobId }, paper.number))!;
      const [line] = paper.content.quotes.flatMap(({ materials, labor }) => [
        ...materials,
        ...labor,
      ]);
      const taken: CreditExtent = [
        { kind: "all" } as const,
        { kind: "amount", amount: (1 + (pick % 60)) * 100 } as const,
        { kind: "lines", lines: line ? [line.id] : [] } as const,
      ][pick % 3]!;
      const note = creditOf(found, { taken, reason: "Goodwill", id: made.id, ...by });
      if (typeof note === "object")
        await createCreditNote(db, { ...note, content: { ...note.content, date } });
    }
    if (kind === "pay") await pay(1 + pick * 60, quote.currency);
    if (kind === "refund") await pay(-1 - pick * 20, quote.currency);
  }
  return { owner, shopId, apply, now: () => now };
}
