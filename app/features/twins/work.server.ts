import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { jobMessage } from "#app/features/repair/texts/text-work.server.ts";
import type { JobRef } from "#app/features/repair/texts/twins.server.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** A claim on the texts of a job. `tries`: failed attempts before it. */
export type Claim = JobRef & { token: string; by: string; round: number; tries: number };

/** A Worker that is cut off loses its claim after this. */
const leaseMs = 120_000;

/** Jobs per run of the cron. The rest is still due at the next one. */
const perRun = 200;

const isDue = (now: number) =>
  and(
    lte(textWork.dueAt, new Date(now)),
    or(isNull(textWork.leaseUntil), lte(textWork.leaseUntil, new Date(now))),
  );

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(textWork.shopId, shopId), eq(textWork.jobId, jobId));

/** Claims the texts of a job; undefined if none are due or another one has the claim. */
export async function claimTexts(db: Db, job: JobRef, now: number): Promise<Claim | undefined> {
  const token = crypto.randomUUID();
  const [row] = await db
    .update(textWork)
    .set({ claim: token, leaseUntil: new Date(now + leaseMs) })
    .where(and(ofJob(job), isDue(now)))
    .returning({ by: textWork.by, round: textWork.round, tries: textWork.tries });
  return row && { ...job, ...row, token };
}

/** The work is done, unless a text was saved in the meantime: then it is due again. */
export const settle = (db: Db, claim: Claim) =>
  [
    db.delete(textWork).where(and(ofClaim(claim), eq(textWork.round, claim.round))),
    db.update(textWork).set({ claim: null, leaseUntil: null }).where(ofClaim(claim)),
  ] as const;

/** Tries again later; at once for a text that was saved in the meantime. */
export const postpone = (db: Db, claim: Claim, dueAt: number) =>
  db
    .update(textWork)
    .set({
      claim: null,
      leaseUntil: null,
      dueAt: sql`iif(${textWork.round} = ${claim.round}, ${dueAt}, ${textWork.dueAt})`,
      tries: sql`iif(${textWork.round} = ${claim.round}, ${textWork.tries} + 1, 0)`,
    })
    .where(ofClaim(claim));

const ofClaim = (claim: Claim) => and(ofJob(claim), eq(textWork.claim, claim.token));

/** Runs every 15 minutes: queues one message per job whose texts are due. */
export async function queueDueTexts(
  { db, queue }: Pick<Platform, "db" | "queue">,
  now: number,
): Promise<void> {
  const due = await db
    .select({ shopId: textWork.shopId, jobId: textWork.jobId })
    .from(textWork)
    .where(isDue(now))
    .orderBy(asc(textWork.dueAt))
    .limit(perRun);
  await queue.send(due.map(jobMessage));
}
