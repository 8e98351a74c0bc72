import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { photos } from "#app/features/photos/tables.server.ts";
import type { Recommendation } from "#app/features/reminders/recommendation.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/given-rows.server.ts";

/** The point that a recommendation is about. */
const pointOf = (shopId: string, one: Recommendation): SQL =>
  one.kind === "found"
    ? sql`${one.point}`
    : sql`(SELECT f.point FROM findings f WHERE f.shop_id = ${shopId} AND f.job_id = ${one.jobId}
        AND f.quote_id = ${one.kind === "declined" ? one.quoteId : ""} LIMIT 1)`;

/**
 * A photo of each, of those that were for the customer: of its point, else of its visit where that
 * was declined.
 */
export async function findPhotos(db: Db, shopId: string, all: readonly Recommendation[]) {
  const rows = (await db.batch(
    all.map((one) =>
      db
        .select({ id: photos.id, file: photos.file, small: photos.small })
        .from(photos)
        .where(
          and(
            eq(photos.shopId, shopId),
            eq(photos.jobId, one.jobId),
            isNull(photos.removedAt),
            or(eq(photos.forCustomer, true), sql`${photos.sentAt} IS NOT NULL`),
            one.kind === "declined" ? undefined : sql`${photos.point} = ${pointOf(shopId, one)}`,
          ),
        )
        .orderBy(desc(sql`${photos.point} IS ${pointOf(shopId, one)}`), asc(photos.id))
        .limit(1),
    ) as never,
  )) as { id: string; file: string; small: string }[][];
  return rows.map((some) => some[0] ?? null);
}

/** From now on these photos are evidence of what was sent. */
export const photosSent = (
  db: Db,
  shopId: string,
  ids: readonly string[],
  { provided, now }: { provided: SQL; now: number },
) =>
  db
    .update(photos)
    .set({ sentAt: new Date(now) })
    .where(
      sql`${and(eq(photos.shopId, shopId), isNull(photos.sentAt))}
        AND ${photos.id} IN ${inList(ids)} AND ${provided}`,
    );
