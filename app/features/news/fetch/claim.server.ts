import { and, eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { claimTimeout, earlyBy } from "#app/features/news/sources/source.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import { claimFree, isDue } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export type SourceRow = typeof newsSources.$inferSelect;

/** The sources whose interval has passed. */
export const isSourceDue = (now: number, interval: number): SQL =>
  and(eq(newsSources.active, true), isDue(newsSources.restsUntil, now - interval + earlyBy))!;

type Claim = {
  id: string;
  due: SQL | undefined;
  alsoWrite: BatchItem<"sqlite"> | undefined;
};

/**
 * Claims a source for one fetch. The claim of a crashed fetch expires and does not block its
 * source.
 */
export async function claimSource(
  { db, now }: Pick<Platform, "db" | "now">,
  { id, due, alsoWrite }: Claim,
): Promise<SourceRow | undefined> {
  const row = and(eq(newsSources.id, id), due);
  const claiming = claimFree(db, newsSources, { row, now: now(), claimMs: claimTimeout });
  const [[source]] = alsoWrite ? await db.batch([claiming, alsoWrite]) : [await claiming];
  return source;
}
