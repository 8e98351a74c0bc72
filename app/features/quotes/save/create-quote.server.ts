import { and, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import type { PricedQuote, Rates } from "#app/features/quotes/quote.ts";
import { saveLines } from "#app/features/quotes/quote-lines.server.ts";
import {
  contentOf,
  hasRoom,
  type QuoteRef,
  quoteOf,
} from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { addQuoteEvent } from "./quote-events.server.ts";

/**
 * Inserts a new, pending quote and its materials in one batch, with the rates frozen. Returns
 * "taken" when the shop has a quote of this id already (a repeated post), "noJob" when the job is
 * not the shop's, "tooMany" when the job is at its limit; then nothing was written. `now` in
 * milliseconds; `also`: further statements of the batch, after the insert.
 */
export async function createQuote(
  db: Db,
  ref: QuoteRef,
  {
    quote,
    rates,
    by,
    now,
    also = [],
  }: Actor & { quote: PricedQuote; rates: Rates; also?: BatchItem<"sqlite">[] },
): Promise<"created" | "taken" | "noJob" | "tooMany"> {
  const { shopId, jobId, id } = ref;
  try {
    const [, created] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(and(jobOf(shopId, jobId), hasRoom(ref))),
      insertSelect(
        db,
        repairQuotes,
        {
          ...rates,
          ...contentOf(quote),
          estimatedAmount: quote.totalAmount,
          shopId: repairJobs.shopId,
          id,
          jobId: repairJobs.id,
          number: repairJobs.quotesMade,
          status: "pending",
          choice: null,
          warranty: rates.warranty ?? null,
          createdAt: new Date(now),
          updatedAt: new Date(now),
          version: 1,
          statusVersion: 1,
        },
        sql`FROM ${repairJobs} WHERE ${and(jobOf(shopId, jobId), hasRoom(ref))}`,
      ).returning({ id: repairQuotes.id }),
      saveLines(db, quote, quoteOf(shopId, jobId, id)),
      sumUp(db, shopId, jobId),
      addQuoteEvent(db, ref, { by, now, what: "quoteCreated" }),
      addTextWork(db, jobOf(shopId, jobId), { by, now }),
      ...(also as []),
    ]);
    if (created.length > 0) return "created";
    const job = db.select({ id: repairJobs.id }).from(repairJobs).where(jobOf(shopId, jobId));
    return (await job.get()) ? "tooMany" : "noJob";
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return "taken";
    throw error;
  }
}
