import { and, type SQL, sql } from "drizzle-orm";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { DueLetter } from "./due-letters.server.ts";

type Failed = Pick<DueLetter, "shopId" | "jobId" | "recipient"> & {
  /** The row of the letter, as it stands before the note. */
  holds: SQL | undefined;
  now: number;
};

/** The note in a job's history that a letter was given up, to whom, while its row is still there. */
export const failedLetter = (db: Db, { shopId, jobId, recipient, holds, now }: Failed) =>
  addEvent(db, and(jobOf(shopId, jobId), sql`EXISTS (SELECT 1 FROM due_letters WHERE ${holds})`), {
    by: null,
    now,
    what: "letterFailed",
    to: recipient
      ? sql`(SELECT u.email FROM users u WHERE u.id = ${recipient})`
      : sql`(SELECT l.email FROM links l WHERE l.shop_id = ${shopId} AND l.job_id = ${jobId}
          ORDER BY l.created_at DESC LIMIT 1)`,
  });
