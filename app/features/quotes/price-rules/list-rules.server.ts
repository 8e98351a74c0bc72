import { asc, eq } from "drizzle-orm";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** All price rules of a shop, for its archive; they are few. */
export async function listPriceRules(db: Db, shopId: string) {
  const rows = await db
    .select()
    .from(priceRules)
    .where(eq(priceRules.shopId, shopId))
    .orderBy(asc(priceRules.id));
  return rows.map(({ shopId: _, id: __, version: ___, ...rules }) => rules);
}
