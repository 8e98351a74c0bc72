import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";

/** "overtaken": the row was changed since. "gone": the row does not exist. */
export type SaveOutcome = "saved" | "overtaken" | "gone";

type Statements = readonly BatchItem<"sqlite">[];

/** A use that a write counts, in its batch: the write is done only while one is left. */
type Use = { isLeft: SQL; count: BatchItem<"sqlite"> };

type Save<Table extends SQLiteTable> = {
  table: Table;
  /** The version that is compared and raised (`versionColumn`): `table.version`, or a part's. */
  column: SQLiteColumn;
  /** Which row: its key, and whose it must be. */
  row: SQL | undefined;
  /**
   * The version that the form was opened with. Without one the update overwrites: it holds at the
   * version that the row has as this request begins.
   */
  version?: number | undefined;
  set: SQLiteUpdateSetSource<Table>;
  /** A further condition on the row; otherwise the update is overtaken. */
  provided?: SQL | undefined;
  /** Whether the row already has the new values, so that a form sent twice is saved once. */
  already?: SQL | undefined;
  /**
   * Statements that belong to the update. Those before it get the condition under which it will be
   * done; those after it run in any case, and must change nothing when it was not.
   */
  before?: (holds: SQL) => Statements;
  after?: Statements;
  /** The use that the update counts, whatever its outcome; otherwise none. */
  use?: Use | undefined;
};

/**
 * An update that is done only while the row is at the version it was made from, and raises it, in
 * one batch with what depends on it. So a write never overwrites an unseen one, and an update
 * that was given up on cannot undo a later one (docs/decisions/0093-one-version.md).
 */
export async function saveAt<Table extends SQLiteTable>(
  db: Db,
  save: Save<Table> & { use: Use },
): Promise<SaveOutcome | "tooMany">;
export async function saveAt<Table extends SQLiteTable>(
  db: Db,
  save: Save<Table> & { use?: never },
): Promise<SaveOutcome>;
export async function saveAt<Table extends SQLiteTable>(
  db: Db,
  { table, column, row, set, provided, already, before, after = [], use, ...save }: Save<Table>,
): Promise<SaveOutcome | "tooMany"> {
  const version = save.version ?? (await versionOf(db, table, column, row));
  if (version === undefined) return "gone";
  const holds = and(row, eq(column, version), provided, use?.isLeft)!;
  const first = before?.(holds) ?? [];
  const raised = { ...set, [propertyOf(table, column)]: version + 1 };
  const answers: readonly unknown[] = await db.batch([
    ...(first as []),
    db.update(table).set(raised).where(holds),
    ...after,
    ...(use ? [use.count] : []),
    db
      .select({ already: sql<number>`${already ?? sql`0`}` })
      .from(table)
      .where(row),
  ]);
  if ((answers[first.length] as D1Result).meta.changes > 0) return "saved";
  if (use && (answers.at(-2) as D1Result).meta.changes === 0) return "tooMany";
  const [found] = answers.at(-1) as { already: number }[];
  if (!found) return "gone";
  return found.already ? "saved" : "overtaken";
}

/** The condition that a row has all of these values; undefined ones may be anything. */
export const says = <Table extends SQLiteTable>(
  table: Table,
  values: { [Name in keyof Table["$inferSelect"]]?: Table["$inferSelect"][Name] | undefined },
): SQL =>
  and(
    ...Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const column = getTableColumns(table)[name]!;
        return sql`${column} is ${sql.param(value, column)}`;
      }),
  )!;

async function versionOf(db: Db, table: SQLiteTable, column: SQLiteColumn, row: SQL | undefined) {
  const [found] = await db
    .select({ version: sql<number>`${column}` })
    .from(table)
    .where(row);
  return found?.version;
}

const propertyOf = (table: SQLiteTable, column: SQLiteColumn): string =>
  Object.entries(getTableColumns(table)).find(([, one]) => one === column)![0];
