import { and, eq, sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { findQuote } from "./find-quote.server.ts";
import { sumUp } from "./job-totals.server.ts";
import { priceQuote } from "./price.ts";
import type { PricedQuote, Rates } from "./quote.ts";
import { contentOf, insertMaterials } from "./quote-content.server.ts";
import { type QuoteRef, quoteOf } from "./quote-rows.server.ts";
import { repairQuotes } from "./tables.server.ts";

/**
 * Writes a new, pending quote and its materials in one batch. Answers "taken" when the owner has a
 * quote of this id already (the form was sent twice), "noJob" when the job is not the owner's; then
 * nothing was written. The rates are frozen on it (decision 7). `now` in milliseconds.
 */
export async function createQuote(
  db: Db,
  { ownerId, jobId, id }: QuoteRef,
  { quote, rates, now }: { quote: PricedQuote; rates: Rates; now: number },
): Promise<"created" | "taken" | "noJob"> {
  try {
    const [, created] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))),
      insertSelect(
        db,
        repairQuotes,
        {
          ...contentOf(quote),
          userId: repairJobs.userId,
          id,
          jobId: repairJobs.id,
          number: repairJobs.quotesMade,
          laborRate: rates.hourlyRate,
          currency: rates.currency,
          status: "pending",
          createdAt: new Date(now),
          updatedAt: new Date(now),
          version: 1,
          statusVersion: 1,
        },
        sql`FROM ${repairJobs} WHERE ${and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))}`,
      ).returning({ id: repairQuotes.id }),
      insertMaterials(db, quote.materials, quoteOf(ownerId, jobId, id)),
      sumUp(db, ownerId, jobId),
    ]);
    return created.length > 0 ? "created" : "noJob";
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return "taken";
    throw error;
  }
}

/**
 * A new pending quote with the lines of another, whatever that one's status. Its rate and currency
 * are the original's and not the shop's of today: a copy says what the original says, to the cent,
 * and prices in pesos do not turn into dollars. Answers false when there is no such quote. The id
 * came with the button: pressed twice, it is one copy.
 */
export async function duplicateQuote(
  db: Db,
  ref: QuoteRef,
  { copyId, now }: { copyId: string; now: number },
): Promise<boolean> {
  const original = await findQuote(db, ref.ownerId, ref.jobId, ref.id);
  if (!original) return false;
  const rates = { hourlyRate: original.laborRate, currency: original.currency };
  const quote = { ...original, ...priceQuote(original, original.laborRate) };
  return (await createQuote(db, { ...ref, id: copyId }, { quote, rates, now })) !== "noJob";
}
