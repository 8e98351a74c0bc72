import { and, eq, type SQL } from "drizzle-orm";
import { type AnySQLiteColumn, foreignKey, integer } from "drizzle-orm/sqlite-core";

/** An instant, stored as whole milliseconds since 1970 UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A boolean, stored as 1 or 0. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** Counts the changes of a row, or of the part of it that one form edits: see `saveAt`. */
export const versionColumn = (name: string) => integer(name).notNull().default(1);

type ShopTable = Record<"shopId", AnySQLiteColumn>;
type NamedTable = ShopTable & Record<"id", AnySQLiteColumn>;

/** A reference to a row of the same shop: `column` holds the id of a row of `named`. */
export const shopForeignKey = (table: ShopTable, column: AnySQLiteColumn, named: NamedTable) =>
  foreignKey({ columns: [table.shopId, column], foreignColumns: [named.shopId, named.id] });

/** The condition that `column` holds the id of a row of `named` in the same shop, to join the two. */
export const refersTo = (
  table: ShopTable,
  column: AnySQLiteColumn,
  { shopId, id }: NamedTable,
): SQL => and(eq(shopId, table.shopId), eq(id, column))!;
