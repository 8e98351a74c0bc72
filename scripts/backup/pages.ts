import { type Database, quoted } from "./database.ts";
import { literal } from "./literal.ts";
import type { Table } from "./schema.ts";

/** So many rows are read at first; then as many as make a portion. */
const [first, most] = [200, 5_000];

/**
 * All rows of a table in the order of its key, page by page, so that a table of any size passes
 * through little memory.
 */
export async function* pagesOf(
  database: Database,
  { name, columns, key }: Table,
): AsyncGenerator<string[]> {
  const [list, order] = [columns, key].map((names) => names.map(quoted).join(", "));
  const places = key.map((column) => columns.indexOf(column));
  let [after, limit] = ["", first];
  for (;;) {
    const rows = await database.read(
      `select ${list} from ${quoted(name)}${after} order by ${order} limit ${limit}`,
    );
    const lines = rows.map((row) => lineOf(columns.map((column) => row[column] ?? null)));
    if (lines.length > 0) yield lines;
    if (rows.length < limit) return;
    const last = JSON.parse(lines.at(-1)!) as unknown[];
    after = ` where (${order}) > (${places.map((place) => literal(last[place])).join(", ")})`;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    limit = Math.min(most, Math.max(1, Math.floor((database.portion.read * lines.length) / bytes)));
  }
}

/**
 * A row as a line of the backup: its values in the order of the columns. The hash of a table is
 * that of its lines.
 */
export const lineOf = (values: unknown[]): string => `${JSON.stringify(values)}\n`;
