import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Takes no more messages about a job, or takes them again; false when there is no such job. */
export const setQuestionsClosed = async (
  db: Db,
  { shopId, jobId }: JobRef,
  questionsClosed: boolean,
): Promise<boolean> =>
  (
    await db
      .update(repairJobs)
      .set({ questionsClosed })
      .where(jobOf(shopId, jobId))
      .returning({ id: repairJobs.id })
  ).length > 0;
