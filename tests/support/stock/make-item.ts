import { v7 as newId } from "uuid";
import { stockItems } from "#app/features/stock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** An item of a shop, of which there is nothing yet. */
export async function makeItem(
  db: Db,
  shopId: string,
  overrides: Partial<Omit<typeof stockItems.$inferInsert, "shopId">> = {},
): Promise<string> {
  const id = newId();
  const at = new Date();
  const item = {
    shopId,
    id,
    name: "Oil filter",
    nameKey: "oil filter",
    createdAt: at,
    updatedAt: at,
  };
  await db.insert(stockItems).values({ ...item, ...overrides });
  return overrides.id ?? id;
}
