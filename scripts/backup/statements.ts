import { quoted } from "./database.ts";
import { literal } from "./literal.ts";
import type { Link, Table } from "./schema.ts";

/** D1 takes a statement of 100,000 bytes. */
const longest = 90_000;
/**
 * A text longer than this is written piece by piece where its row would be too long. In hexadecimal
 * and UTF-8 six times as long.
 */
const piece = 10_000;

/**
 * Statements that write these rows, none of them longer than D1 takes. A row that hangs on one that
 * is not there is left out: in a backup of a living database it was deleted between the reading of
 * the two.
 */
export function* insertsOf(table: Table, rows: Iterable<unknown[]>): Generator<string> {
  const [head, tail] = frame(table);
  const room = longest - Buffer.byteLength(head + tail);
  let [values, size] = [[] as string[], 0];
  for (const row of rows) {
    const one = tuple(row);
    const bytes = Buffer.byteLength(one) + 1;
    if (size + bytes > room && values.length > 0) {
      yield head + values.join(",") + tail;
      [values, size] = [[], 0];
    }
    if (bytes > room) yield* inPieces(table, row);
    else {
      values.push(one);
      size += bytes;
    }
  }
  if (values.length > 0) yield head + values.join(",") + tail;
}

const tuple = (row: unknown[]) => `(${row.map(literal).join(",")})`;

function frame({ name, columns, links }: Table): [string, string] {
  const into = `insert into ${quoted(name)} (${columns.map(quoted).join(", ")})`;
  if (links.length === 0) return [`${into} values `, ""];
  return [
    `${into} select * from (values `,
    `) where ${links.map((link) => hangs(link, columns)).join(" and ")}`,
  ];
}

/** SQLite names the columns of a list of values column1, column2 and so on. */
function hangs({ parent, columns, parentColumns }: Link, all: string[]): string {
  const own = columns.map((column) => `column${all.indexOf(column) + 1}`);
  const same = parentColumns.map((column, at) => `p.${quoted(column)} = ${own[at]}`).join(" and ");
  return `(${own.map((column) => `${column} is null`).join(" or ")} or exists (select 1 from ${quoted(parent)} p where ${same}))`;
}

/**
 * A row with texts too long for one statement: first without them, then each of them bit by bit.
 */
function* inPieces(table: Table, row: unknown[]): Generator<string> {
  const [head, tail] = frame(table);
  const long = (value: unknown): value is string =>
    typeof value === "string" && value.length > 1_000;
  yield head + tuple(row.map((value) => (long(value) ? "" : value))) + tail;
  const key = table.key
    .map((column) => `${quoted(column)} = ${literal(row[table.columns.indexOf(column)])}`)
    .join(" and ");
  for (const [at, value] of row.entries()) {
    const column = quoted(table.columns[at]!);
    for (const part of long(value) ? pieces(value) : [])
      yield `update ${quoted(table.name)} set ${column} = ${column} || ${literal(part)} where ${key}`;
  }
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + piece, text.length);
    // Not between the two halves of one character.
    if (/[\uD800-\uDBFF]/.test(text[end - 1]!) && end < text.length) end++;
    yield text.slice(at, end);
    at = end;
  }
}
