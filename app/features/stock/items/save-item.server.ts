import { not, sql } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { type ItemRef, itemOf } from "#app/features/stock/movements/add-movement.server.ts";
import { stockLimits } from "#app/features/stock/stock.ts";
import { stockItems } from "#app/features/stock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { fold } from "#app/values/fold.ts";
import type { ItemContent } from "./forms.ts";
import { numberKey } from "./number-key.ts";

const keysOf = ({ name, partNumber }: ItemContent) => ({
  nameKey: fold(name),
  numberKey: partNumber && numberKey(partNumber),
});

/** Adds an item, of quantity 0; a repeated post adds one. */
export async function addItem(
  db: Db,
  { shopId, itemId }: ItemRef,
  content: ItemContent,
  now: number,
): Promise<"added" | "full"> {
  const at = new Date(now);
  const [, rows] = await db.batch([
    insertSelect(
      db,
      stockItems,
      {
        shopId: shops.id,
        id: itemId,
        ...content,
        ...keysOf(content),
        quantity: 0,
        retiredAt: null,
        createdAt: at,
        updatedAt: at,
        version: 1,
      },
      sql`FROM ${shops} WHERE ${shops.id} = ${shopId} AND (SELECT count(*) FROM (SELECT 1 FROM stock_items i
        WHERE i.shop_id = ${shopId} LIMIT ${stockLimits.items})) < ${stockLimits.items}`,
    ).onConflictDoNothing(),
    db.select({ id: stockItems.id }).from(stockItems).where(itemOf({ shopId, itemId })),
  ]);
  return rows.length > 0 ? "added" : "full";
}

type Change = {
  content: ItemContent;
  isRetired: boolean;
  version: number | undefined;
  now: number;
};

/**
 * Saves an item's description, or retires it; only movements change its quantity. Once it has any,
 * its unit stays, since they are counted in it ("counted").
 */
export async function saveItem(
  db: Db,
  ref: ItemRef,
  { content, isRetired, version, now }: Change,
): Promise<SaveOutcome | "counted"> {
  const isCounted = sql<number>`(${stockItems.unit} IS NOT ${content.unit} AND EXISTS (SELECT 1
    FROM stock_movements m WHERE m.shop_id = stock_items.shop_id AND m.item_id = stock_items.id))`;
  const saved = await saveAt(db, {
    table: stockItems,
    column: stockItems.version,
    row: itemOf(ref),
    version,
    set: {
      ...content,
      ...keysOf(content),
      retiredAt: isRetired ? sql`coalesce(${stockItems.retiredAt}, ${now})` : null,
      updatedAt: new Date(now),
    },
    provided: not(isCounted),
    already: sql`(${says(stockItems, content)} AND (${stockItems.retiredAt} IS NOT NULL) = ${isRetired})`,
  });
  if (saved !== "overtaken") return saved;
  const [item] = await db.select({ isCounted }).from(stockItems).where(itemOf(ref));
  return item?.isCounted ? "counted" : saved;
}
