import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { copyLines } from "#app/features/quotes/quote-lines.server.ts";
import { addQuoteEvent } from "#app/features/quotes/save/quote-events.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { declinedColumns, type Taking } from "./declined-columns.server.ts";
import type { Ref } from "./find-declined.server.ts";

/**
 * Adds a pending quote of declined work to an existing job of the vehicle. False: no such job. The
 * button carries the id, so that a double press makes one quote.
 */
export async function addDeclined(
  db: Db,
  { shopId, vehicleId, quoteId }: Ref,
  jobId: string,
  { work, rates, id, by, now }: Taking,
): Promise<boolean> {
  const job = and(jobOf(shopId, jobId), eq(repairJobs.vehicleId, vehicleId));
  try {
    const [raised] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(job)
        .returning({ id: repairJobs.id }),
      insertSelect(
        db,
        repairQuotes,
        {
          ...getTableColumns(repairQuotes),
          ...declinedColumns({ work, rates, id, now }),
          jobId: repairJobs.id,
          number: repairJobs.quotesMade,
        },
        sql`FROM ${repairQuotes} JOIN ${repairJobs} ON ${job}
          WHERE ${eq(repairQuotes.shopId, shopId)} AND ${eq(repairQuotes.id, quoteId)}`,
      ),
      copyLines(
        db,
        { shopId, jobId: work.job.id, id: quoteId },
        id,
        sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${job})`,
      ),
      sumUp(db, shopId, jobId),
      addQuoteEvent(db, { shopId, jobId, id }, { by, now, what: "quoteCreated" }),
      addTextWork(db, job, { by, now }),
    ]);
    return raised.length > 0;
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return true;
    throw error;
  }
}
