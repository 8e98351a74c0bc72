import { and, type SQL, sql } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isDue } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cutOffMs } from "./due-letter.ts";
import { type DueLetter, letterIs } from "./due-letters.server.ts";

type Services = Pick<Platform, "db">;

/** Interrupted letters that one run gives up. */
const mostCutOff = 200;

/** Gives up the letters of runs that were cut off: whether they were sent, no one knows. */
export async function giveUpCutOff(services: Services, now: number): Promise<void> {
  const rows = await services.db
    .select()
    .from(dueLetters)
    .where(isDue(dueLetters.claimedAt, now - cutOffMs))
    .limit(mostCutOff);
  for (const row of rows) await giveUp(services, row, now);
}

/** Ends a letter with a note in the job's history. */
export const giveUp = ({ db }: Services, due: DueLetter, now: number) =>
  db.batch([
    failedLetter(db, { ...due, holds: letterIs(due), now }),
    db.delete(dueLetters).where(letterIs(due)),
  ]);

type Failed = Pick<DueLetter, "shopId" | "jobId" | "recipient"> & {
  /** Condition that the letter's row is still there. */
  holds: SQL | undefined;
  now: number;
};

/**
 * History entry about a letter that was given up, with its recipient, if its row is still there.
 */
const failedLetter = (db: Db, { shopId, jobId, recipient, holds, now }: Failed) =>
  addEvent(db, and(jobOf(shopId, jobId), sql`EXISTS (SELECT 1 FROM due_letters WHERE ${holds})`), {
    by: null,
    now,
    what: "letterFailed",
    to: recipient
      ? sql`(SELECT u.email FROM users u WHERE u.id = ${recipient})`
      : sql`(SELECT l.email FROM links l WHERE l.shop_id = ${shopId} AND l.job_id = ${jobId}
          ORDER BY l.created_at DESC LIMIT 1)`,
  });
