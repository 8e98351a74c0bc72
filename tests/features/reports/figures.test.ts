import { readFileSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { revisions } from "#app/features/approval/tables.server.ts";
import { addPayment } from "#app/features/quotes/invoices/add-payment.server.ts";
import {
  createCreditNote,
  createInvoice,
} from "#app/features/quotes/invoices/create-invoice.server.ts";
import { invoices } from "#app/features/quotes/invoices.tables.server.ts";
import { setQuoteStatus } from "#app/features/quotes/quote-status.server.ts";
import { removeQuote } from "#app/features/quotes/save-quote.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { removeJob } from "#app/features/repair/save-job.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import {
  figureRefreshes,
  jobFigures,
  shopDayFigures,
} from "#app/features/reports/tables.server.ts";
import { storeOffsets } from "#app/features/shop/store-offsets.server.ts";
import { shopSettings, zoneOffsets } from "#app/features/shop/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { recountFigures } from "../../../scripts/figures.ts";
import { localSql } from "../../../scripts/first-admin.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { recounted, storedFigures } from "../../support/recounted.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
// The clocks of Chicago are put back within these days.
const start = Date.UTC(2026, 9, 25, 3);
const usd = { laborRate: 85_00, currency: "USD", decimals: 2 } as const;
const pesos = {
  laborRate: 500_00,
  currency: "MXN",
  decimals: 2,
  terms: {
    rounding: "document",
    prices: "inclusive",
    taxes: [{ name: "IVA", rate: 160_000, on: ["parts", "labor", "fees"] }],
    supplies: null,
    discount: { on: "all", rate: 50_000 },
    exempt: null,
  },
} as const;

const kinds = [
  ...["job", "quote", "quote", "quote", "status", "status", "status", "invoice", "invoice"],
  ...["credit", "pay", "pay", "refund", "send", "technician", "language", "cost", "line"],
  ...["dropQuote", "dropJob", "zone", "join"],
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  hours: fc.nat(60),
  inPesos: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function world() {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  let now = start;
  const ofShop = (table: typeof repairJobs | typeof repairQuotes) => eq(table.shopId, shopId);
  const one = <Row>(rows: Row[], pick: number): Row | undefined => rows[pick % (rows.length || 1)];

  async function apply({ kind, pick, hours, inPesos }: Step) {
    now += hours * 3_600_000;
    const by = { by: owner.id, now };
    const jobs = await db.select().from(repairJobs).where(ofShop(repairJobs));
    const job = one(jobs, pick);
    if (!job || (kind === "job" && jobs.length < 3))
      return void (await makeJob(db, { owner, now }));
    const jobId = job.id;
    const quote = one(
      await db
        .select()
        .from(repairQuotes)
        .where(and(ofShop(repairQuotes), eq(repairQuotes.jobId, jobId))),
      pick >> 3,
    );
    const set = (values: Partial<typeof repairJobs.$inferInsert>) =>
      db
        .update(repairJobs)
        .set(values)
        .where(and(ofShop(repairJobs), eq(repairJobs.id, jobId)));
    const made = { shopId, jobId, id: newId(), createdBy: owner.id, createdAt: new Date(now) };
    const pay = (amount: number, currency: "USD" | "MXN") =>
      addPayment(db, {
        ...{ ...made, amount, currency, invoiceNumber: null, refundOf: null, way: "cash" },
        note: "Part returned",
        paidOn: new Date(now).toISOString().slice(0, 10),
      });
    if (kind === "dropJob" && pick % 4 === 0) await removeJob(db, shopId, jobId).catch(() => {});
    if (kind === "technician") await set({ technicianId: [null, "t1", "t2"][pick % 3]! });
    if (kind === "language") await set({ language: pick % 2 ? "en" : "es" });
    if (kind === "join") await set({ customerId: null, updatedAt: new Date(now) });
    if (kind === "quote")
      await makeQuote(db, { owner, job, now, rates: inPesos ? { ...pesos } : usd });
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
        ...{ shopId, id: newId(), quoteId: quote.id, position: 9, kind: "labor", name: "Test" },
        ...{ quantity: 25 + pick, unitPrice: 90_00, totalPrice: 90_00 },
      });
    if (kind === "send")
      await db
        .insert(revisions)
        .values({
          ...{ shopId, jobId, n: pick, sha256: "", createdBy: owner.id, createdAt: new Date(now) },
          quotes: [{ id: quote.id, version: quote.version }],
        })
        .onConflictDoNothing();
    if (kind === "invoice")
      await createInvoice(db, {
        ...{ ...made, content: {} as never, currency: quote.currency, decimals: 2, taxAmount: 0 },
        ...{ quotes: [{ id: quote.id, version: quote.version }], totalAmount: quote.totalAmount },
      });
    if (kind === "credit") {
      const of = and(eq(invoices.shopId, shopId), eq(invoices.jobId, jobId));
      const [paper] = await db.select().from(invoices).where(of);
      if (paper) {
        const { series: _, number, creditOf: __, ...rest } = paper;
        const whole = { creditOf: number, voids: true, earlier: 0 };
        await createCreditNote(db, { ...rest, ...made, ...whole });
      }
    }
    if (kind === "pay") await pay(1 + pick * 60, quote.currency as "USD" | "MXN");
    if (kind === "refund") await pay(-1 - pick * 20, quote.currency as "USD" | "MXN");
  }
  return { owner, shopId, apply };
}

test("Equal a full recount after any history", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
      const { shopId, apply } = await world();
      for (const [at, one] of steps.entries()) {
        await apply(one);
        if (at % 5 === 0)
          expect(await storedFigures(db, shopId)).toEqual(await recounted(db, shopId));
      }
      expect(await storedFigures(db, shopId)).toEqual(await recounted(db, shopId));
      expect(await db.$count(figureRefreshes)).toBe(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

test("Go with their shop", async () => {
  const { owner, shopId, apply } = await world();
  const job = await makeJob(db, { owner });
  await makeQuote(db, { owner, job, status: "approved" });
  await apply({ kind: "invoice", pick: 0, hours: 0, inPesos: false });
  await db.delete(shops).where(eq(shops.id, shopId));
  for (const table of [shopDayFigures, jobFigures])
    expect(await db.$count(table, eq(table.shopId, shopId))).toBe(0);
});

test("Are mended by a recount", async () => {
  const { owner, shopId } = await world();
  const job = await makeJob(db, { owner, now: start + day });
  await makeQuote(db, { owner, job, status: "approved" });
  const before = await storedFigures(db, shopId);
  const own = { shopId, technician: "t9", language: "en", currency: "USD" } as const;
  const [row] = await db.select().from(shopDayFigures).where(eq(shopDayFigures.shopId, shopId));
  await db.insert(shopDayFigures).values({ ...row!, ...own });
  await db.update(shopDayFigures).set({ sold: 7 }).where(eq(shopDayFigures.shopId, shopId));
  await db.update(jobFigures).set({ hours: 1 }).where(eq(jobFigures.shopId, shopId));
  await db.delete(zoneOffsets);
  expect(await recountFigures(localSql(d1), shopId)).toBe(1);
  expect(await storedFigures(db, shopId)).toEqual(before);
});

test("Are computed as refresh.sql says", async () => {
  const { sql: stored } = (await d1
    .prepare("select sql from sqlite_master where name = 'job_figures_refreshed'")
    .first<{ sql: string }>())!;
  const plain = (text: string) => text.replace(/\s+|;$/g, "");
  const written = readFileSync("app/features/reports/refresh.sql", "utf8").trim();
  expect(plain(stored)).toBe(plain(written));
});
