import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { slack } from "#app/features/news/sources/source.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Services } from "./refresh.server.ts";

export type Source = typeof newsSources.$inferSelect;

/** The sources whose interval has passed. */
export const isDue = (now: number, interval: number): SQL =>
  and(eq(newsSources.active, true), lte(newsSources.restsUntil, new Date(now - interval + slack)))!;

type Claim = {
  id: string;
  /** When the claim expires. It also identifies the claim. */
  claim: Date;
  due: SQL | undefined;
  along: BatchItem<"sqlite"> | undefined;
};

/**
 * Claims a source for one fetch. The claim of a crashed fetch expires and does not block its
 * source.
 */
export async function claimSource(
  { db, now }: Services,
  { id, claim, due, along }: Claim,
): Promise<Source | undefined> {
  const free = or(isNull(newsSources.claimedUntil), lte(newsSources.claimedUntil, new Date(now())));
  const claiming = db
    .update(newsSources)
    .set({ claimedUntil: claim })
    .where(and(eq(newsSources.id, id), free, due))
    .returning();
  const [[source]] = along ? await db.batch([claiming, along]) : [await claiming];
  return source;
}
