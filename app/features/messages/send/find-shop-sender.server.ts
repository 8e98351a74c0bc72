import { eq } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { ShopSender } from "./from-shop.ts";

/** The statement that reads the input of `senderOf`. */
export const senderQuery = (db: Db, shopId: string) =>
  db
    .select({ name: shopSettings.shopName, phone: shopSettings.phone, email: users.email })
    .from(shops)
    .leftJoin(users, eq(users.id, shops.ownerId))
    .leftJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .where(eq(shops.id, shopId));

/** The shop as the sender of a letter; answers go to its owner. */
export const senderOf = ([row]: Awaited<ReturnType<typeof senderQuery>>): ShopSender => ({
  name: row?.name ?? "",
  phone: row?.phone ?? null,
  email: row?.email ?? null,
});

export const findSender = async (db: Db, shopId: string): Promise<ShopSender> =>
  senderOf(await senderQuery(db, shopId));
