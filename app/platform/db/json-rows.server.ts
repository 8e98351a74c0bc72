import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";
import { type Columns, insertSelect } from "./insert-select.server.ts";

// A statement of D1 takes a hundred parameters. A list is one of them, as JSON.

/** A list to select from, each element as `<name>.value`. */
export const elementsOf = (list: readonly unknown[], name = "given") =>
  sql`json_each(${JSON.stringify(list)}) AS ${sql.raw(name)}`;

/** A list for `IN`. */
export const inList = (values: readonly unknown[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** The elements of a list that a column stores, at a path if the list is a part of it. */
export const storedElements = (column: SQL | Column, name: string, path?: string) =>
  sql`json_each(${column}${path ? sql`, ${sql.raw(`'${path}'`)}` : sql``}) AS ${sql.raw(name)}`;

/** A field of one of the rows that were given to a statement. */
export const given = (field: string) => sql.raw(`given.value ->> '${field}'`);

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];
type Open<Row, Fixed> = Exclude<keyof Row, keyof Fixed>;

/** The columns of a row that are not fixed for all of them. Nullable ones may be left out. */
type RowOf<Row, Fixed> = Record<Exclude<Open<Row, Fixed>, Nullable<Row>>, unknown> &
  Partial<Record<Open<Row, Fixed>, unknown>>;

/**
 * Inserts rows in one statement, however many. A column that `fixed` does not give is the row's
 * own. `from`: a table that each row is joined to; `where`: a condition on both.
 */
export function insertRows<Table extends SQLiteTable, Fixed extends Partial<Columns<Table>>>(
  db: Db,
  table: Table,
  rows: readonly RowOf<Table["$inferSelect"], Fixed>[],
  fixed: Fixed,
  { from, where = sql`true` }: { from?: SQLiteTable; where?: SQL | undefined } = {},
) {
  const own = Object.keys(getTableColumns(table)).map((name) => [name, given(name)]);
  const columns = { ...Object.fromEntries(own), ...fixed } as Columns<Table>;
  const joined = from ? sql`${from} CROSS JOIN ` : sql``;
  return insertSelect(db, table, columns, sql`FROM ${joined}${elementsOf(rows)} WHERE ${where}`);
}
