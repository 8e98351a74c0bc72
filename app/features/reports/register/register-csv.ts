import { workId } from "#app/features/repair/job.ts";
import { amountOrNone, type CsvContext, csvFile } from "#app/features/reports/csv.ts";
import type { Entry } from "./register.ts";

const numberOrNone = (number: number | null) => (number === null ? "" : { number });

/** Invoices, credit notes and payments as a file, for the accountant. */
export const registerCsv = (entries: AsyncIterable<Entry>, { t, country }: CsvContext) =>
  csvFile(
    country,
    [
      [t("reports:register.date"), (entry) => entry.day],
      [t("reports:register.kindOf"), ({ kind }) => t(`reports:register.kindNames.${kind}`)],
      [t("reports:register.number"), (entry) => numberOrNone(entry.number)],
      [t("reports:register.creditOf"), (entry) => numberOrNone(entry.creditOf)],
      [t("reports:register.job"), (entry) => workId(entry.jobNumber)],
      [t("reports:register.customer"), (entry) => entry.customer],
      [t("reports:columns.currency"), (entry) => entry.currency],
      [t("reports:register.amount"), (entry) => ({ cents: entry.amount })],
      [t("reports:register.tax"), (entry) => amountOrNone(entry.tax)],
      [t("reports:register.way"), ({ way }) => (way === null ? "" : t(`invoices:ways.${way}`))],
      [t("reports:register.note"), (entry) => entry.note],
      [t("reports:register.fee"), (entry) => amountOrNone(entry.fee)],
    ],
    entries,
  );
