import { and, isNotNull, lt } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cutOffMs } from "./due-letter.ts";
import { type DueLetter, letterIs } from "./due-letters.server.ts";
import { failedLetter } from "./failed-letter.server.ts";

type Services = Pick<Platform, "db">;

/** How many letters that were cut off one run gives up. */
const mostCutOff = 200;

/** Gives up the letters of runs that were cut off: whether they were sent, no one knows. */
export async function giveUpCutOff(services: Services, now: number): Promise<void> {
  const before = new Date(now - cutOffMs);
  const rows = await services.db
    .select()
    .from(dueLetters)
    .where(and(isNotNull(dueLetters.claimedAt), lt(dueLetters.claimedAt, before)))
    .limit(mostCutOff);
  for (const row of rows) await giveUp(services, row, now);
}

/** Ends a letter with a note in the job's history. */
export const giveUp = ({ db }: Services, due: DueLetter, now: number) =>
  db.batch([
    failedLetter(db, { ...due, holds: letterIs(due), now }),
    db.delete(dueLetters).where(letterIs(due)),
  ]);
