import { and, eq, exists, getTableColumns, sql } from "drizzle-orm";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { copyLines } from "#app/features/quotes/quote-lines.server.ts";
import { hasRoom, type QuoteRef, quoteOf } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { addQuoteEvent } from "./quote-events.server.ts";

/**
 * Makes a pending copy of a quote in any status. Its rate, currency and decimals are the
 * original's, not the shop's current ones: the copy equals the original to the cent, and pesos do
 * not turn into dollars. The button carries the id, so that a double press makes one copy.
 */
export async function duplicateQuote(
  db: Db,
  ref: QuoteRef,
  { copyId, by, now }: Actor & { copyId: string },
): Promise<"made" | "gone" | "tooMany"> {
  const { shopId, jobId, id } = ref;
  const original = quoteOf(shopId, jobId, id);
  try {
    const [, made] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(
          and(
            eq(repairJobs.shopId, shopId),
            eq(repairJobs.id, jobId),
            exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(original)),
            hasRoom({ shopId, jobId, id: copyId }),
          ),
        ),
      insertSelect(
        db,
        repairQuotes,
        {
          ...getTableColumns(repairQuotes),
          id: copyId,
          number: repairJobs.quotesMade,
          estimatedAmount: repairQuotes.totalAmount,
          status: "pending",
          choice: null,
          createdAt: new Date(now),
          updatedAt: new Date(now),
          version: 1,
          statusVersion: 1,
        },
        sql`FROM ${repairQuotes} JOIN ${repairJobs}
          ON ${and(eq(repairJobs.shopId, repairQuotes.shopId), eq(repairJobs.id, repairQuotes.jobId))}
          WHERE ${original} AND ${hasRoom({ shopId, jobId, id: copyId })}`,
      ).returning({ id: repairQuotes.id }),
      copyLines(db, ref, copyId),
      sumUp(db, shopId, jobId),
      addQuoteEvent(db, { shopId, jobId, id: copyId }, { by, now, what: "quoteCreated" }),
      addTextWork(db, jobOf(shopId, jobId), { by, now }),
    ]);
    if (made.length > 0) return "made";
    const found = db.select({ id: repairQuotes.id }).from(repairQuotes).where(original);
    return (await found.get()) ? "tooMany" : "gone";
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return "made";
    throw error;
  }
}
