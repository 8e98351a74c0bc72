import { and, asc, eq, isNull } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isDue, turnOf } from "#app/platform/db/due-work.server.ts";

/** The letters that are due and that no one is sending. */
export const dueQuery = (
  db: Db,
  { now, shopId, most }: { now: number; shopId: string | undefined; most: number },
) =>
  db
    .select()
    .from(dueLetters)
    .where(
      and(
        isDue(dueLetters.dueAt, now),
        isNull(dueLetters.claimedAt),
        shopId === undefined ? undefined : eq(dueLetters.shopId, shopId),
      ),
    )
    .orderBy(
      turnOf(dueLetters.shopId, dueLetters.since),
      asc(dueLetters.since),
      asc(dueLetters.jobId),
    )
    .limit(most);

/** A letter that is due, as it is stored. */
export type DueLetter = typeof dueLetters.$inferSelect;

/** The row of a letter. */
export const letterIs = ({ shopId, jobId, kind, revision, recipient, since }: DueLetter) =>
  and(
    eq(dueLetters.shopId, shopId),
    eq(dueLetters.jobId, jobId),
    eq(dueLetters.kind, kind),
    eq(dueLetters.revision, revision),
    eq(dueLetters.recipient, recipient),
    eq(dueLetters.since, since),
  );
