import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { claimFree, isDue, isFree, turnOf } from "#app/platform/db/due-work.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import type { Actor } from "#app/values/actor.ts";

/**
 * Marks texts of the job that `where` selects as due for translation. Part of the batch that writes
 * them.
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

/** Queue message that the texts of a job are due. */
const jobMessage = ({ shopId, jobId }: JobRef): QueueMessage => ({
  work: "texts",
  id: `${shopId} ${jobId}`,
});

export function jobOfMessage({ id }: QueueMessage): JobRef {
  const [shopId = "", jobId = ""] = id.split(" ");
  return { shopId, jobId };
}

/** Queues the job after a save. A lost message costs minutes only: the row stays due. */
export const announceTexts = ({ queue, defer }: Pick<Platform, "queue" | "defer">, job: JobRef) =>
  defer(
    queue
      .send([jobMessage(job)])
      .catch((error) => log.warn("texts that are due could not be queued", error, job)),
  );

/** Jobs per run of the cron, in all and per shop. The rest stays due. */
const perRun = 200;
const ofShopPerRun = 10;

/**
 * Queues one message per job whose texts are due, every 15 minutes: a few of each shop, so that one
 * with many does not delay others.
 */
export async function queueDueTexts(
  { db, queue }: Pick<Platform, "db" | "queue">,
  now: number,
): Promise<void> {
  const { shopId, jobId, dueAt } = textWork;
  const due = db.$with("due").as(
    db
      .select({
        shopId,
        jobId,
        dueAt,
        place: turnOf(shopId, dueAt).as("place"),
      })
      .from(textWork)
      .where(and(isDue(dueAt, now), isFree(textWork.claimedUntil, now))),
  );
  const jobs = await db
    .with(due)
    .select({ shopId: due.shopId, jobId: due.jobId })
    .from(due)
    .where(lte(due.place, ofShopPerRun))
    .orderBy(asc(due.dueAt))
    .limit(perRun);
  await queue.send(jobs.map(jobMessage));
}

/** A claim on the texts of a job. */
export type TextClaim = typeof textWork.$inferSelect;

/** Expiry of a claim, for a Worker that was interrupted. */
const claimMs = 120_000;

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(textWork.shopId, shopId), eq(textWork.jobId, jobId));

/** Claims the texts of a job; undefined if none are due, or another run has the claim. */
export async function claimTexts(db: Db, job: JobRef, now: number): Promise<TextClaim | undefined> {
  const row = and(ofJob(job), isDue(textWork.dueAt, now));
  const set = { claim: crypto.randomUUID() };
  const [claimed] = await claimFree(db, textWork, { row, now, claimMs, set });
  return claimed;
}

/** Ends the work, unless a text was saved in the meantime: then the job is due again. */
export const settleTexts = (db: Db, claim: TextClaim) =>
  [
    db.delete(textWork).where(and(ofClaim(claim), eq(textWork.round, claim.round))),
    releaseTexts(db, claim),
  ] as const;

/** Releases the claim; the texts are due as before. */
export const releaseTexts = (db: Db, claim: TextClaim) =>
  db.update(textWork).set({ claim: null, claimedUntil: null }).where(ofClaim(claim));

/** Retries later, or at once if a text was saved in the meantime. */
export const postponeTexts = (db: Db, claim: TextClaim, dueAt: number) =>
  db
    .update(textWork)
    .set({
      claim: null,
      claimedUntil: null,
      dueAt: sql`iif(${textWork.round} = ${claim.round}, ${dueAt}, ${textWork.dueAt})`,
      tries: sql`iif(${textWork.round} = ${claim.round}, ${textWork.tries} + 1, 0)`,
    })
    .where(ofClaim(claim));

const ofClaim = (claim: TextClaim) => and(ofJob(claim), eq(textWork.claim, claim.claim!));
