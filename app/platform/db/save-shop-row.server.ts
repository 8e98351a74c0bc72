import { eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";
import { type SaveOutcome, saveAt } from "./save-at.server.ts";

type ShopTable = SQLiteTable & { shopId: SQLiteColumn; version: SQLiteColumn };

type ShopRow<Table extends ShopTable> = {
  table: Table;
  shopId: string;
  /** The version that the form was opened at; 0 before the row exists. */
  version: number;
  set: SQLiteUpdateSetSource<Table>;
  /** Whether the row already has the new values: see `saveAt`. */
  already?: SQL;
  /** Statements that follow in any case, and must change nothing if the row was not saved. */
  after?: readonly BatchItem<"sqlite">[];
};

/** Saves the only row that a shop has in a table, and creates it at the first save. */
export async function saveShopRow<Table extends ShopTable>(
  db: Db,
  { table, shopId, version, set, already, after = [] }: ShopRow<Table>,
): Promise<SaveOutcome> {
  const { shopId: key, version: column } = table;
  if (version > 0)
    return saveAt(db, { table, column, row: eq(key, shopId), version, set, already, after });
  const [made] = await db.batch([
    db
      .insert(table)
      .values({ shopId, ...set } as Table["$inferInsert"])
      .onConflictDoNothing()
      .returning({ shopId: key }),
    ...(after as []),
  ]);
  return made.length > 0 ? "saved" : "overtaken";
}
