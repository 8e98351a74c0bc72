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
