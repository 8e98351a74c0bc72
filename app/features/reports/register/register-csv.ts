import { byteOrderMark } from "#app/features/customers/import/file/csv-cell.ts";
import { workId } from "#app/features/repair/job.ts";
import { type Cell, csvLineFor } from "#app/features/reports/csv.ts";
import type { Country } from "#app/values/country.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Entry } from "./register.ts";

type Context = { t: TFunction; country: Country };

/** Invoices, credit notes and payments as a file, for the accountant. */
export async function* registerCsv(
  entries: AsyncIterable<Entry>,
  { t, country }: Context,
): AsyncGenerator<string> {
  const line = csvLineFor(country);
  const headings = [
    t("reports:register.date"),
    t("reports:register.kindOf"),
    t("reports:register.number"),
    t("reports:register.creditOf"),
    t("reports:register.job"),
    t("reports:register.customer"),
    t("reports:columns.currency"),
    t("reports:register.amount"),
    t("reports:register.tax"),
    t("reports:register.way"),
    t("reports:register.note"),
    t("reports:register.fee"),
  ];
  let piece = byteOrderMark + line(headings);
  for await (const entry of entries) {
    piece += line(cellsOf(entry, t));
    if (piece.length < 16_000) continue;
    yield piece;
    piece = "";
  }
  if (piece) yield piece;
}

function cellsOf(entry: Entry, t: TFunction): Cell[] {
  const { kind, number, creditOf, tax, way } = entry;
  return [
    entry.day,
    t(`reports:register.kindNames.${kind}`),
    number === null ? "" : { number },
    creditOf === null ? "" : { number: creditOf },
    workId(entry.jobNumber),
    entry.customer,
    entry.currency,
    { cents: entry.amount },
    tax === null ? "" : { cents: tax },
    way === null ? "" : t(`invoices:ways.${way}`),
    entry.note,
    entry.fee === null ? "" : { cents: entry.fee },
  ];
}
