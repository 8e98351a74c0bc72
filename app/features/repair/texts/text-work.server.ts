import { type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import type { Actor } from "#app/values/actor.ts";

/**
 * Says that texts of the job that `where` finds were written, so that their translations are made: in the
 * batch of the write itself.
 */
export const addTextWork = (db: Db, where: SQL | undefined, { by, now }: Actor) =>
  insertSelect(
    db,
    textWork,
    {
      shopId: repairJobs.shopId,
      jobId: repairJobs.id,
      by,
      dueAt: new Date(now),
      tries: 0,
      round: 1,
      claim: null,
      claimedUntil: null,
    },
    sql`FROM ${repairJobs} WHERE ${where}`,
  ).onConflictDoUpdate({
    target: [textWork.shopId, textWork.jobId],
    set: { by, dueAt: new Date(now), tries: 0, round: sql`${textWork.round} + 1` },
  });

/** The message that the texts of a job are due, and what it says. */
export const jobMessage = ({ shopId, jobId }: JobRef): QueueMessage => ({
  work: "texts",
  id: `${shopId} ${jobId}`,
});

export function jobOfMessage({ id }: QueueMessage): JobRef {
  const [shopId = "", jobId = ""] = id.split(" ");
  return { shopId, jobId };
}

/** Sends word of it after a save. A message that is lost costs minutes: the row stays due. */
export const announceTexts = ({ queue, defer }: Pick<Platform, "queue" | "defer">, job: JobRef) =>
  defer(
    queue
      .send([jobMessage(job)])
      .catch((error) => log.warn("texts that are due could not be queued", error, job)),
  );
