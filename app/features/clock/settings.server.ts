import { and, eq, ne } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Turns the clock of a shop on or off; its entries stay. */
export async function setClock(db: Db, shopId: string, usesClock: boolean): Promise<void> {
  await db
    .update(shops)
    .set({ usesClock })
    .where(and(eq(shops.id, shopId), ne(shops.usesClock, usesClock)));
}
