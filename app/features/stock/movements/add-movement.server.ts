import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { WrittenKind } from "#app/features/stock/stock.ts";
import { stockItems, stockMovements } from "#app/features/stock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";

export type ItemRef = { shopId: string; itemId: string };
/** "short": too little in stock. "changed": the unit differs from the one read. */
type Moved = "moved" | "short" | "changed" | "gone";

export const itemOf = ({ shopId, itemId }: ItemRef) =>
  and(eq(stockItems.shopId, shopId), eq(stockItems.id, itemId));

type Movement = typeof stockMovements.$inferInsert;
type Entry = Pick<Movement, "id" | "kind" | "by" | "at"> &
  Partial<Pick<Movement, "lineId" | "jobId" | "isTaken" | "why">>;

/**
 * Adds a movement that the stock covers, in one statement that reads the quantity and writes the
 * ledger, so that of two who take the last one, one gets it. A trigger updates the item's sum.
 */
export const addMovement = (
  db: Db,
  ref: ItemRef,
  change: SQL | number,
  said: Entry,
  provided?: SQL,
) =>
  insertSelect(
    db,
    stockMovements,
    {
      shopId: stockItems.shopId,
      itemId: stockItems.id,
      n: sql`1 + coalesce((SELECT max(m.n) FROM stock_movements m
        WHERE m.shop_id = ${stockItems.shopId} AND m.item_id = ${stockItems.id}), 0)`,
      change: sql`${change}`,
      after: sql`${stockItems.quantity} + ${change}`,
      lineId: null,
      jobId: null,
      isTaken: false,
      why: "",
      ...said,
    },
    sql`FROM ${stockItems} WHERE ${and(
      itemOf(ref),
      isNull(stockItems.retiredAt),
      sql`${stockItems.quantity} + ${change} >= 0`,
      provided,
    )}`,
  ).onConflictDoNothing();

type WrittenEntry = Actor & { id: string; kind: WrittenKind; amount: number; why: string } & {
  /** Unit that the amount was parsed in. */
  unit: string | null;
};

/**
 * Records a member's entry for an item: an amount received, counted, or corrected by (in
 * hundredths). A repeated post is one movement.
 */
export async function writeMovement(
  db: Db,
  ref: ItemRef,
  { id, kind, amount, unit, why, by, now }: WrittenEntry,
): Promise<Moved> {
  const change = {
    received: amount,
    counted: sql`(${amount} - ${stockItems.quantity})`,
    more: amount,
    fewer: -amount,
  }[kind];
  const stored = kind === "more" || kind === "fewer" ? "corrected" : kind;
  const [, [made], [item]] = await db.batch([
    addMovement(
      db,
      ref,
      change,
      { id, kind: stored, why, by, at: new Date(now) },
      sql`${stockItems.unit} IS ${unit}`,
    ),
    db
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(and(eq(stockMovements.shopId, ref.shopId), eq(stockMovements.id, id))),
    db
      .select({ unit: stockItems.unit })
      .from(stockItems)
      .where(and(itemOf(ref), isNull(stockItems.retiredAt))),
  ]);
  if (made) return "moved";
  if (!item) return "gone";
  return item.unit === unit ? "short" : "changed";
}
