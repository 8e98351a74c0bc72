import { eq } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Sender } from "./from-shop.ts";

/** The shop as the sender of a letter; answers go to its owner. */
export async function findSender(db: Db, shopId: string): Promise<Sender> {
  const [row] = await db
    .select({ name: shopSettings.shopName, phone: shopSettings.phone, email: users.email })
    .from(shops)
    .leftJoin(users, eq(users.id, shops.ownerId))
    .leftJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .where(eq(shops.id, shopId));
  return { name: row?.name ?? "", phone: row?.phone ?? null, email: row?.email ?? null };
}
