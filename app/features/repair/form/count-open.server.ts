import { eq, type SQL, sql } from "drizzle-orm";
import type { JobStatus } from "#app/features/repair/job.ts";
import { workCounters } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Counts a job out of the status that it has, and into the one that it gets, if any; before it is
 * written itself.
 */
export function countOpen(db: Db, shopId: string, job: SQL | undefined, status?: JobStatus) {
  const was = (one: JobStatus) =>
    sql`(SELECT count(*) FROM repair_jobs WHERE ${job} AND status = ${one})`;
  const moved = sql`(SELECT count(*) FROM repair_jobs WHERE ${job})`;
  const after = (one: JobStatus) => (status === one ? moved : sql`0`);
  return db
    .update(workCounters)
    .set({
      pending: sql`${workCounters.pending} - ${was("pending")} + ${after("pending")}`,
      inProgress: sql`${workCounters.inProgress} - ${was("in_progress")} + ${after("in_progress")}`,
    })
    .where(eq(workCounters.shopId, shopId));
}
