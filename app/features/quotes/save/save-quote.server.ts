import { and, eq } from "drizzle-orm";
import { type Charged, storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import type { PricedQuote } from "#app/features/quotes/quote.ts";
import { deleteOtherLines, saveLines } from "#app/features/quotes/quote-lines.server.ts";
import { contentOf, type QuoteRef, quoteOf } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { addQuoteEvent } from "./quote-events.server.ts";

/**
 * Saves a pending quote and its lines, all or nothing. Rate, currency, decimals and status stay,
 * and so does the id of every remaining line.
 */
export const saveQuote = (
  db: Db,
  { shopId, jobId, id }: QuoteRef,
  {
    quote,
    version,
    prices,
    by,
    now,
  }: Actor & { quote: PricedQuote; version: number; prices?: Omit<Charged, "now" | "isNew"> },
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.version,
    row: quoteOf(shopId, jobId, id),
    version,
    set: { ...contentOf(quote), updatedAt: new Date(now) },
    provided: eq(repairQuotes.status, "pending"),
    before: (holds) => [
      deleteOtherLines(db, { shopId, jobId, id }, quote, holds),
      saveLines(db, quote, holds),
      addQuoteEvent(db, { shopId, jobId, id }, { by, now, what: "quoteChanged" }, holds),
      ...(prices
        ? [storeLastPrices(db, { shopId, id, holds }, { ...prices, now, isNew: false })]
        : []),
    ],
    // Harmless without a change: the queued work then has nothing to do.
    after: [sumUp(db, shopId, jobId), addTextWork(db, jobOf(shopId, jobId), { by, now })],
  });

/** Removes a pending quote with its lines (the foreign key cascades). */
export async function removeQuote(
  db: Db,
  { shopId, jobId, id }: QuoteRef,
  { by, now }: Actor,
): Promise<boolean> {
  const pending = eq(repairQuotes.status, "pending");
  const [, removed] = await db.batch([
    addQuoteEvent(db, { shopId, jobId, id }, { by, now, what: "quoteDeleted" }, pending),
    db
      .delete(repairQuotes)
      .where(and(quoteOf(shopId, jobId, id), pending))
      .returning({ id: repairQuotes.id }),
    sumUp(db, shopId, jobId),
    // Removes its words from the job's search text.
    addTextWork(db, jobOf(shopId, jobId), { by, now }),
  ]);
  return removed.length > 0;
}
