import { desc, eq, gte } from "drizzle-orm";
import { photoLimits } from "#app/features/photos/photo.ts";
import { photoTotals } from "#app/features/photos/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Number and bytes of a shop's photos. */
export const totalQuery = (db: Db, shopId: string) =>
  db
    .select({ photos: photoTotals.photos, bytes: photoTotals.bytes })
    .from(photoTotals)
    .where(eq(photoTotals.shopId, shopId));

/** The bytes of all photos of a shop. */
export const findStored = async (db: Db, shopId: string): Promise<number> =>
  (await totalQuery(db, shopId).get())?.bytes ?? 0;

/** The shops whose photo storage is almost full, the fullest first; five at most. */
export const listNearlyFull = (db: Db) =>
  db
    .select({ name: shopSettings.shopName, bytes: photoTotals.bytes })
    .from(photoTotals)
    .leftJoin(shopSettings, eq(shopSettings.shopId, photoTotals.shopId))
    .where(gte(photoTotals.bytes, photoLimits.perShop * photoLimits.warnedFrom))
    .orderBy(desc(photoTotals.bytes))
    .limit(5);
