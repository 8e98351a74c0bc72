import { and, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Running } from "./running.ts";
import type { MemberRef } from "./start-stop.server.ts";
import { clockEntries as entries } from "./tables.server.ts";

/** The statement of `findRunning`: a member's running entry. */
export const runningQuery = (db: Db, { shopId, memberId }: MemberRef) =>
  db
    .select({
      id: entries.id,
      jobId: entries.jobId,
      number: repairJobs.number,
      activity: entries.activity,
      startedAt: entries.startedAt,
    })
    .from(entries)
    .leftJoin(repairJobs, refersTo(entries, entries.jobId, repairJobs))
    .where(
      and(eq(entries.shopId, shopId), eq(entries.memberId, memberId), isNull(entries.endedAt)),
    );

/** A member's running entry, and the id of the entry that a button on the page begins. */
export async function findRunning(db: Db, ref: MemberRef, now: number): Promise<Running> {
  return runningOf(await runningQuery(db, ref), now);
}

export function runningOf([row]: Awaited<ReturnType<typeof runningQuery>>, now: number): Running {
  const entry = row ? { ...row, startedAt: row.startedAt.getTime() } : null;
  return { entry, newId: newId(), now };
}
