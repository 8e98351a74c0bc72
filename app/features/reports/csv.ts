import { byteOrderMark, csvLine } from "#app/features/customers/import/file/csv-cell.ts";
import type { Country } from "#app/values/country.ts";
import { type Cents, centsToInput } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";

// A spreadsheet splits a file by the separator of the country it is set to: a semicolon where the
// comma is the decimal sign (CLDR).
const decimalCommas: ReadonlySet<Country> = new Set([
  "AR",
  "BO",
  "BR",
  "CL",
  "CO",
  "CR",
  "EC",
  "ES",
  "PY",
  "UY",
  "VE",
] as const);

/** A text, which no spreadsheet calculates with, an amount, or a number. */
export type Cell = string | { cents: Cents } | { number: number };

type CsvLine = (cells: readonly Cell[]) => string;

/** The format of a file's lines for spreadsheets of a country. */
export function csvLineFor(country: Country): CsvLine {
  const comma = decimalCommas.has(country);
  const separator = comma ? ";" : ",";
  const digits = (text: string) => (comma ? text.replace(".", ",") : text);
  const write = (cell: Cell): string => {
    if (typeof cell === "string") return csvLine([cell]).trimEnd();
    return digits("cents" in cell ? centsToInput(cell.cents) : String(cell.number));
  };
  return (cells) => `${cells.map(write).join(separator)}\r\n`;
}

/** The cell of an amount; empty without one. */
export const amountOrNone = (cents: Cents | null | undefined): Cell =>
  cents === null || cents === undefined ? "" : { cents };

/** The words of a file, and the country of its spreadsheets. */
export type CsvContext = { t: TFunction; country: Country };

/** A column of a file: its heading, and its cell in a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/** A file of rows for spreadsheets of a country, in pieces of some 16 KB. */
export async function* csvFile<Row>(
  country: Country,
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  const line = csvLineFor(country);
  let piece = byteOrderMark + line(columns.map(([heading]) => heading));
  for await (const row of rows) {
    piece += line(columns.map(([, cell]) => cell(row)));
    if (piece.length < 16_000) continue;
    yield piece;
    piece = "";
  }
  if (piece) yield piece;
}
