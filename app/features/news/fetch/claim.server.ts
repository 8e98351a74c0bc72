import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { earlyBy } from "#app/features/news/sources/source.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export type SourceRow = typeof newsSources.$inferSelect;

/** The sources whose interval has passed. */
export const isDue = (now: number, interval: number): SQL =>
  and(
    eq(newsSources.active, true),
    lte(newsSources.restsUntil, new Date(now - interval + earlyBy)),
  )!;

type Claim = {
  id: string;
  /** When the claim expires. It also identifies the claim. */
  claim: Date;
  due: SQL | undefined;
  alsoWrite: BatchItem<"sqlite"> | undefined;
};

/**
 * Claims a source for one fetch. The claim of a crashed fetch expires and does not block its
 * source.
 */
export async function claimSource(
  { db, now }: Pick<Platform, "db" | "now">,
  { id, claim, due, alsoWrite }: Claim,
): Promise<SourceRow | undefined> {
  const free = or(isNull(newsSources.claimedUntil), lte(newsSources.claimedUntil, new Date(now())));
  const claiming = db
    .update(newsSources)
    .set({ claimedUntil: claim })
    .where(and(eq(newsSources.id, id), free, due))
    .returning();
  const [[source]] = alsoWrite ? await db.batch([claiming, alsoWrite]) : [await claiming];
  return source;
}
