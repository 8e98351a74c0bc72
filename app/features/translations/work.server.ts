import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A claim on the texts of a job. `tries`: failed attempts before it. */
export type Claim = JobRef & { token: string; by: string; round: number; tries: number };

/** A Worker that is cut off loses its claim after this. */
const claimMs = 120_000;

export const isDue = (now: number) =>
  and(
    lte(textWork.dueAt, new Date(now)),
    or(isNull(textWork.claimedUntil), lte(textWork.claimedUntil, new Date(now))),
  );

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(textWork.shopId, shopId), eq(textWork.jobId, jobId));

/** Claims the texts of a job; undefined if none are due or another one has the claim. */
export async function claimTexts(db: Db, job: JobRef, now: number): Promise<Claim | undefined> {
  const token = crypto.randomUUID();
  const [row] = await db
    .update(textWork)
    .set({ claim: token, claimedUntil: new Date(now + claimMs) })
    .where(and(ofJob(job), isDue(now)))
    .returning({ by: textWork.by, round: textWork.round, tries: textWork.tries });
  return row && { ...job, ...row, token };
}

/** The work is done, unless a text was saved in the meantime: then it is due again. */
export const settle = (db: Db, claim: Claim) =>
  [
    db.delete(textWork).where(and(ofClaim(claim), eq(textWork.round, claim.round))),
    release(db, claim),
  ] as const;

/** Gives the claim back; the texts are due as before. */
export const release = (db: Db, claim: Claim) =>
  db.update(textWork).set({ claim: null, claimedUntil: null }).where(ofClaim(claim));

/** Tries again later; at once for a text that was saved in the meantime. */
export const postpone = (db: Db, claim: Claim, dueAt: number) =>
  db
    .update(textWork)
    .set({
      claim: null,
      claimedUntil: null,
      dueAt: sql`iif(${textWork.round} = ${claim.round}, ${dueAt}, ${textWork.dueAt})`,
      tries: sql`iif(${textWork.round} = ${claim.round}, ${textWork.tries} + 1, 0)`,
    })
    .where(ofClaim(claim));

const ofClaim = (claim: Claim) => and(ofJob(claim), eq(textWork.claim, claim.token));
