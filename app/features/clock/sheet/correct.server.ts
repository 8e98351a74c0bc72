import { and, eq, sql } from "drizzle-orm";
import { type Activity, clockLimits } from "#app/features/clock/entry.ts";
import { entriesAround } from "#app/features/clock/start-stop.server.ts";
import { clockEntries as entries } from "#app/features/clock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

type Correction = {
  id: string;
  memberId: string;
  /** The entry that it stands in the place of; null for one that is added. */
  corrects: string | null;
  jobId: string | null;
  quoteId: string | null;
  activity: Activity;
  from: number;
  to: number;
  why: string;
  by: string;
  now: number;
};

/**
 * Writes an entry in the place of another, which stays as it is, or one that nobody started. Sent
 * twice it is written once. "taken": the other one was corrected before, still runs, or is gone.
 */
export async function correctEntry(
  db: Db,
  shopId: string,
  { from, to, now, memberId, corrects, jobId, ...entry }: Correction,
): Promise<"corrected" | "taken"> {
  const original = corrects
    ? sql`EXISTS (SELECT 1 FROM clock_entries o WHERE o.shop_id = ${shopId} AND o.id = ${corrects}
        AND o.member_id = ${memberId} AND o.ended_at IS NOT NULL)`
    : sql`(EXISTS (SELECT 1 FROM shop_members WHERE shop_id = ${shopId} AND user_id = ${memberId})
        OR EXISTS (SELECT 1 FROM clock_entries o
          WHERE o.shop_id = ${shopId} AND o.member_id = ${memberId}))`;
  const job = jobId
    ? sql`EXISTS (SELECT 1 FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${jobId})`
    : sql`true`;
  const room = entriesAround({ shopId, memberId }, from);
  const [, [made]] = await db.batch([
    insertSelect(
      db,
      entries,
      {
        ...entry,
        shopId,
        memberId,
        corrects,
        jobId,
        startedAt: new Date(from),
        endedAt: new Date(to),
        forgottenAt: new Date(to),
        closesAt: new Date(to),
        isForgotten: false,
        at: new Date(now),
      },
      sql`WHERE ${original} AND ${job} AND ${room} < ${clockLimits.perHalfDay}`,
    ).onConflictDoNothing(),
    db
      .select({ id: entries.id })
      .from(entries)
      .where(
        and(eq(entries.shopId, shopId), eq(entries.id, entry.id), eq(entries.memberId, memberId)),
      ),
  ]);
  return made ? "corrected" : "taken";
}
