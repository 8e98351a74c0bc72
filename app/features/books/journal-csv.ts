import { byteOrderMark, csvLine } from "#app/features/customers/import/file/csv-cell.ts";
import { workId } from "#app/features/repair/job.ts";
import { csvLineFor } from "#app/features/reports/csv.ts";
import type { Country } from "#app/values/country.ts";
import { type Cents, type Currency, centsToInput } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { JournalLine } from "./journal.ts";

export const fileFormats = ["csv", "quickbooks", "xero"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A line as it is stored in a file. */
type FileLine = Omit<JournalLine, "account"> & { accountName: string };

/** Month and number of a file, as 2026-11 and 2. */
type FileName = { month: string; number: number };

/** Every line of every document, for spreadsheets of the country. */
export function plainCsv(
  lines: readonly FileLine[],
  { t, country }: { t: TFunction; country: Country },
) {
  const line = csvLineFor(country);
  const headings = (
    ["date", "document", "job", "account", "debit", "credit", "currency"] as const
  ).map((name) => t(`books:columns.${name}`));
  const rows = lines.map(({ day, document, job, accountName, currency, cents }) =>
    line([
      day,
      documentName(document, t),
      workId(job),
      accountName,
      cents > 0 ? { cents } : "",
      cents < 0 ? { cents: -cents } : "",
      currency,
    ]),
  );
  return byteOrderMark + line(headings) + rows.join("");
}

function documentName(document: string, t: TFunction): string {
  const [kind, id] = document.split(":") as ["invoice" | "credit" | "payment" | "fee", string];
  return t(`books:documents.${kind}`, { id });
}

/** Lines of a day, one per account: an entry of the books. */
type Day = { day: string; rows: { accountName: string; cents: Cents }[] };

/** An entry per day in one currency, whose lines add up to zero. */
export function byDay(lines: readonly FileLine[], currency: Currency): Day[] {
  const own = lines.filter((line) => line.currency === currency);
  return [...Map.groupBy(own, ({ day }) => day)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => ({
      day,
      rows: [...Map.groupBy(ofDay, ({ accountName }) => accountName)]
        .map(([accountName, list]) => ({
          accountName,
          cents: list.reduce((all, { cents }) => all + cents, 0),
        }))
        .filter(({ cents }) => cents !== 0),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const debit = (cents: Cents) => (cents > 0 ? centsToInput(cents) : "");
const dayParts = (day: string) => day.split("-") as [string, string, string];

/** For "Import data, Journal entries" of QuickBooks Online in the United States. */
export function quickBooksCsv(
  days: readonly Day[],
  { month, number }: FileName,
  currency: Currency,
) {
  const headings = [
    "JournalNo",
    "JournalDate",
    "AccountName",
    "Debits",
    "Credits",
    "Description",
    "Currency",
  ];
  const rows = days.flatMap(({ day, rows: ofDay }) => {
    const [year, monthOfYear, date] = dayParts(day);
    const entry = `${month.replace("-", "")}-${number}-${date}`;
    return ofDay.map(({ accountName, cents }) => [
      entry,
      `${monthOfYear}/${date}/${year}`,
      accountName,
      debit(cents),
      debit(-cents),
      `Llave ${month} ${number}`,
      currency,
    ]);
  });
  return [headings, ...rows].map(csvLine).join("");
}

/** Most lines that Xero accepts in a file of manual journals. */
const mostOfXero = 300;

/** Splits the days of an export into files that Xero accepts. */
export function xeroSheets(days: readonly Day[]): Day[][] {
  const sheets: Day[][] = [];
  let lines = 0;
  for (const day of days) {
    if (sheets.length === 0 || lines + day.rows.length > mostOfXero) {
      sheets.push([]);
      lines = 0;
    }
    sheets.at(-1)!.push(day);
    lines += day.rows.length;
  }
  return sheets;
}

/** For "Manual journals, Import" of Xero: debits above zero, credits below. */
export function xeroCsv(days: readonly Day[], { month, number }: FileName, taxRate: string) {
  const headings = ["*Narration", "*Date", "Description", "*AccountCode", "*TaxRate", "*Amount"];
  const rows = days.flatMap(({ day, rows: ofDay }) => {
    const [year, monthOfYear, date] = dayParts(day);
    return ofDay.map(({ accountName, cents }) => {
      const texts = [
        `Llave ${day} ${number}`,
        `${date}/${monthOfYear}/${year}`,
        `Llave ${month} ${number}`,
        accountName,
        taxRate,
      ];
      // A leading minus of an amount is no formula.
      return `${csvLine(texts).trimEnd()},${centsToInput(cents)}\r\n`;
    });
  });
  return csvLine(headings) + rows.join("");
}
