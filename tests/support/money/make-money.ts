import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { invoiceLinks } from "#app/features/approval/tables.server.ts";
import {
  contentOfInvoice,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { nothingGiven } from "#app/features/quotes/consent.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { tillCounts } from "#app/features/reports/till.tables.server.ts";
import type { App } from "../app.ts";
import { makeCards } from "../cards/make-cards.ts";
import { makeBooks } from "../make-books.ts";
import { makeLaborRates } from "../quotes/labor-rates.ts";
import { makePriceRules } from "../quotes/price-rules.ts";

/** Invoice 7001 and a payment on a job of this shop. */
export async function makeMoney(
  { db }: Pick<App, "db">,
  { id: createdBy, shopId }: { id: string; shopId: string },
  date = "2026-11-20",
): Promise<void> {
  const job = await db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId)).get();
  const found = await readToInvoice(db, { shopId, jobId: job!.id });
  const quotes = await db
    .select(quoteColumns)
    .from(repairQuotes)
    .where(eq(repairQuotes.jobId, job!.id));
  const charged = quotes.slice(0, 1).map(shownQuote);
  const choices = charged.map(({ id, number, totalAmount }) => ({
    id,
    number,
    approved: true,
    total: totalAmount,
  }));
  const decision = { at: Date.UTC(2026, 10, 19), zone: "UTC", way: "link", name: "Ana" } as const;
  const content = contentOfInvoice(found!, charged, {
    date,
    terms: "",
    given: { ...nothingGiven, decisions: [{ ...decision, currency: "USD", choices }] },
  });
  const made = {
    shopId,
    jobId: job!.id,
    currency: "USD",
    createdBy,
    createdAt: new Date(),
  } as const;
  await db.batch([
    db.insert(invoices).values({
      ...made,
      id: newId(),
      series: "invoice",
      number: 7001,
      decimals: 2,
      quotes: [{ id: newId(), version: 3 }],
      content,
      taxAmount: 2330,
      totalAmount: 58110,
    }),
    db.insert(payments).values({
      ...made,
      id: newId(),
      invoiceNumber: 7001,
      amount: 20015,
      way: "cash",
      paidOn: date,
      note: "First part",
      receipt: 7,
    }),
  ]);
}

/** Adds a link to the invoice, opened and ended, and counted cash. */
export async function makeSentMoney(
  { db }: Pick<App, "db">,
  { id: createdBy, shopId, email }: { id: string; shopId: string; email: string },
): Promise<void> {
  await makeMoney({ db }, { id: createdBy, shopId });
  const job = await db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId)).get();
  const [at, later] = [new Date(), new Date(Date.now() + 60_000)];
  await db.insert(invoiceLinks).values({
    shopId,
    id: newId(),
    jobId: job!.id,
    invoiceNumber: 7001,
    tokenHash: newId(),
    language: "es",
    email: `invoices.${email}`,
    createdBy,
    createdAt: at,
    expiresAt: later,
    openedAt: at,
    revokedAt: later,
  });
  await db.insert(tillCounts).values({
    shopId,
    id: newId(),
    day: "2026-11-20",
    currency: "USD",
    counted: 20010,
    note: "Five cents short",
    createdBy,
    createdAt: at,
  });
  await makeBooks(db, { shopId, createdBy, createdAt: at });
  await makePriceRules(db, { shopId });
  await makeLaborRates(db, { shopId });
  await makeCards(db, { shopId, jobId: job!.id });
}
