import { workId } from "#app/features/repair/job.ts";
import { type Column, type CsvContext, csvFile } from "#app/features/reports/csv.ts";
import { ages } from "#app/features/reports/report.ts";
import type { Debtor, UnspentPayment } from "./owing.ts";

/** Balances owed, a row for each invoice. */
export const owingCsv = (debtors: readonly Debtor[], { t, country }: CsvContext) =>
  csvFile(
    country,
    [
      [t("reports:owing.customer"), (one) => one.customer],
      [t("reports:owing.invoice"), (one) => ({ number: one.number })],
      [t("reports:owing.job"), (one) => workId(one.jobNumber)],
      [t("reports:owing.date"), (one) => one.date],
      [t("reports:owing.days"), (one) => ({ number: one.days })],
      [t("reports:owed.age"), (one) => t(`reports:owed.${one.age}`)],
      [t("reports:columns.currency"), (one) => one.currency],
      [t("reports:owing.total"), (one) => ({ cents: one.total })],
      [t("reports:owing.owed"), (one) => ({ cents: one.owed })],
    ],
    debtors.flatMap(({ customer, invoices }) => invoices.map((one) => ({ ...one, customer }))),
  );

/** Balances owed, a row for each customer, by age. */
export const debtorsCsv = (debtors: readonly Debtor[], { t, country }: CsvContext) =>
  csvFile(
    country,
    [
      [t("reports:owing.customer"), (one) => one.customer],
      [t("reports:columns.currency"), (one) => one.currency],
      ...ages.map(
        (age): Column<Debtor> => [t(`reports:owed.${age}`), (one) => ({ cents: one.byAge[age] })],
      ),
      [t("reports:owing.owed"), (one) => ({ cents: one.owed })],
    ],
    debtors,
  );

/** The deposits that the shop holds, a row for each job. */
export const heldCsv = (held: readonly UnspentPayment[], { t, country }: CsvContext) =>
  csvFile(
    country,
    [
      [t("reports:owing.job"), (one) => workId(one.jobNumber)],
      [t("reports:owing.customer"), (one) => one.customer],
      [t("reports:columns.currency"), (one) => one.currency],
      [t("reports:owing.heldAmount"), (one) => ({ cents: one.held })],
    ],
    held,
  );
