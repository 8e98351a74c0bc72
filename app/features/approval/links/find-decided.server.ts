import { and, asc, eq } from "drizzle-orm";
import { type DecidedJob, reasonsOf } from "#app/features/approval/decided-job.ts";
import { decisions } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** More than a job ever has. */
const most = 500;

/** The statements behind `findDecided`, for a batch. */
export const decidedQueries = (db: Db, { shopId, jobId }: JobRef) =>
  [
    db
      .select({
        choices: decisions.quotes,
        currency: decisions.currency,
        total: decisions.total,
        deposit: decisions.deposit,
      })
      .from(decisions)
      .where(and(eq(decisions.shopId, shopId), eq(decisions.jobId, jobId)))
      .orderBy(asc(decisions.at), asc(decisions.revision))
      .limit(most),
    db
      .select({ id: repairQuotes.id })
      .from(repairQuotes)
      .where(
        and(
          eq(repairQuotes.shopId, shopId),
          eq(repairQuotes.jobId, jobId),
          eq(repairQuotes.status, "approved"),
        ),
      )
      .limit(most),
  ] as const;

type Decided = DecidedJob["decisions"];

/** Combines the rows of `decidedQueries`. */
export function decidedOf(decided: Decided, approved: readonly { id: string }[]) {
  const job: DecidedJob = { decisions: decided, approved: approved.map(({ id }) => id) };
  return { ...job, reasons: reasonsOf(job) };
}

/**
 * Decisions about a job, the reasons for declined quotes, and the quotes approved now. One round
 * trip.
 */
export async function findDecided(db: Db, ref: JobRef) {
  const [decided, approved] = await db.batch(decidedQueries(db, ref));
  return decidedOf(decided, approved);
}
