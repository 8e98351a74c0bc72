import { and, eq, type SQL, sql } from "drizzle-orm";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";

type Entry = { by: string | null; now: number; what: JobEventKind; from?: SQL; to?: string };

/** Adds a job event for each of its quotes that `which` finds, under the alias `q`. */
export const addQuoteEvents = (
  db: Db,
  { shopId, jobId }: JobRef,
  which: SQL,
  { by, now, what, from, to }: Entry,
) =>
  insertSelect(
    db,
    jobEvents,
    {
      shopId: sql`q.shop_id`,
      jobId: sql`q.job_id`,
      n: sql`row_number() OVER (ORDER BY q.number) + coalesce((SELECT max(e.n) FROM job_events e
        WHERE e.shop_id = ${shopId} AND e.job_id = ${jobId}), 0)`,
      at: new Date(now),
      by,
      what,
      from: from ?? null,
      to: to ?? null,
      quoteNumber: sql`q.number`,
    },
    sql`FROM repair_quotes q WHERE q.shop_id = ${shopId} AND q.job_id = ${jobId} AND ${which}`,
  );

type Approval = {
  /** Ids of the quotes decided directly. */
  approved: readonly string[];
  /** Narrows `approved` to those that are approved, where not all are. */
  of?: SQL;
  holds: SQL;
  by: string | null;
  now: number;
};

/**
 * Declines the pending options of choices approved in the same batch, with an event for each. Runs
 * before the approval, where `holds` is true.
 */
export function declineOthers(
  db: Db,
  { shopId, jobId }: JobRef,
  { approved, of = inList(approved), holds, by, now }: Approval,
) {
  const others = sql`q.status = 'pending' AND q.id NOT IN ${inList(approved)} AND q.choice IN (
    SELECT o.choice FROM repair_quotes o WHERE o.shop_id = ${shopId} AND o.job_id = ${jobId}
      AND o.id IN ${of}) AND ${holds}`;
  return [
    addQuoteEvents(db, { shopId, jobId }, others, {
      by,
      now,
      what: "quoteStatus",
      from: sql`q.status`,
      to: "rejected",
    }),
    db
      .update(repairQuotes)
      .set({
        status: "rejected",
        statusVersion: sql`${repairQuotes.statusVersion} + 1`,
        updatedAt: new Date(now),
      })
      .where(
        and(
          eq(repairQuotes.shopId, shopId),
          eq(repairQuotes.jobId, jobId),
          sql`${repairQuotes.id} IN (SELECT q.id FROM repair_quotes q
            WHERE q.shop_id = ${shopId} AND q.job_id = ${jobId} AND ${others})`,
        ),
      ),
  ] as const;
}
