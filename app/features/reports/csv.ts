import { byteOrderMark, csvLine } from "#app/features/customers/import/file/csv-cell.ts";
import type { Country } from "#app/values/country.ts";
import { type Cents, centsToInput } from "#app/values/money.ts";

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

/** A file with these headings. */
export async function* csvFile(
  line: CsvLine,
  headings: readonly string[],
  rows: Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + line(headings);
  for (const row of rows) yield line(row);
}
