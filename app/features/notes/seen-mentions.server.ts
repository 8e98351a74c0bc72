import { and, eq, isNull, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { noteMentions } from "./tables.server.ts";

const unseen = (shopId: string, memberId: string) =>
  and(
    eq(noteMentions.shopId, shopId),
    eq(noteMentions.memberId, memberId),
    isNull(noteMentions.seenAt),
  );

/** Whether a note of the job names the member unseen. */
export const unseenOfJob = (db: Db, { shopId, jobId }: JobRef, memberId: string) =>
  db
    .select({ noteId: noteMentions.noteId })
    .from(noteMentions)
    .where(and(unseen(shopId, memberId), eq(noteMentions.jobId, jobId)))
    .limit(1);

/** Maximum jobs named above a list. */
const mostNaming = 8;

/** Maximum mentions read for them. */
const mostRead = 100;

/** The jobs with notes that name someone unseen, the newest first, in one statement. */
export const namingQuery = (db: Db, shopId: string, memberId: string) => {
  const named = db
    .select({ jobId: noteMentions.jobId })
    .from(noteMentions)
    .where(unseen(shopId, memberId))
    .limit(mostRead)
    .as("named");
  return db
    .select({
      jobId: sql<string>`named.job_id`.as("naming_job"),
      number: sql<number>`j.number`.as("number"),
      notes: sql<number>`count(*)`.as("notes"),
    })
    .from(named)
    .innerJoin(sql`repair_jobs j`, sql`j.shop_id = ${shopId} AND j.id = named.job_id`)
    .groupBy(sql`named.job_id`)
    .orderBy(sql`j.number DESC`)
    .limit(mostNaming);
};

/** Says that a member has opened a job, whose notes name them; false without such a job. */
export async function seeMentions(
  db: Db,
  { shopId, jobId }: JobRef,
  memberId: string,
  now: number,
): Promise<boolean> {
  const [, found] = await db.batch([
    db
      .update(noteMentions)
      .set({ seenAt: new Date(now) })
      .where(and(unseen(shopId, memberId), eq(noteMentions.jobId, jobId))),
    db.select({ jobId: repairJobs.id }).from(repairJobs).where(jobOf(shopId, jobId)),
  ]);
  return found.length > 0;
}
