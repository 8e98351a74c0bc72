import { and, asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "#app/platform/db/db.server.ts";
import type { ArchiveFile } from "./zip.server.ts";

// Exports of a feature's records: JSON for other programs, read page by page while the archive is
// written.

/** A list of records, one on each line. Instants come out in ISO 8601, UTC. */
export const listFile = (name: string, rows: AsyncIterable<object>): ArchiveFile => ({
  name,
  content: lines(rows),
});

/** A file with one record, read when its turn comes. */
export const recordFile = (name: string, read: () => Promise<unknown>): ArchiveFile => ({
  name,
  content: text(read),
});

/** The longest piece of a list, in characters: thousands of small ones would cost more. */
const pieceLength = 16_384;

async function* lines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let piece = "[\n";
  let empty = true;
  for await (const row of rows) {
    piece += (empty ? "" : ",\n") + JSON.stringify(row);
    empty = false;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield empty ? "[]\n" : `${piece}\n]\n`;
}

async function* text(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`;
}

/** Rows per page: a bound on the rows in memory, and on the number of queries. */
export const rowsPerPage = 200;

/**
 * All rows, page by page: `page` returns the (at most `rowsPerPage`) rows after the given one, in
 * the order of their key.
 */
export async function* paged<Row>(
  page: (after: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await page(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsPerPage) return;
  }
}

type Records<Omitted> = {
  where: SQL | undefined;
  without: readonly Omitted[];
  /** Further columns, such as a member's name in place of the id. */
  also?: Record<string, SQL.Aliased>;
};

/**
 * All rows of a table that match, in the order of their ids, with all columns but some. A new column
 * fails tests/routes/account/exported-columns.test.ts until someone decides whether it comes out.
 */
export const recordsOf = <
  Table extends SQLiteTable & { id: SQLiteColumn },
  Omitted extends keyof Table["$inferSelect"] = never,
>(
  db: Db,
  table: Table,
  { where, without, also }: Records<Omitted>,
) => {
  const omitted: readonly PropertyKey[] = without;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !omitted.includes(name),
  );
  const rows = paged<{ id?: unknown }>((last) =>
    db
      .select({ ...Object.fromEntries(columns), ...also })
      .from(table)
      .where(and(where, last && sql`${table.id} > ${last.id}`))
      .orderBy(asc(table.id))
      .limit(rowsPerPage),
  );
  return rows as AsyncGenerator<Omit<Table["$inferSelect"], Omitted>>;
};
