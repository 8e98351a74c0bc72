import { workId } from "#app/features/repair/job.ts";
import { type Cell, csvFile, csvLineFor } from "#app/features/reports/csv.ts";
import { ages } from "#app/features/reports/report.ts";
import type { Country } from "#app/values/country.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Debtor, UnspentPayment } from "./owing.ts";

type Context = { t: TFunction; country: Country };

/** Balances owed, a row for each invoice. */
export function owingCsv(
  debtors: readonly Debtor[],
  { t, country }: Context,
): AsyncGenerator<string> {
  const headings = [
    t("reports:owing.customer"),
    t("reports:owing.invoice"),
    t("reports:owing.job"),
    t("reports:owing.date"),
    t("reports:owing.days"),
    t("reports:owed.age"),
    t("reports:columns.currency"),
    t("reports:owing.total"),
    t("reports:owing.owed"),
  ];
  const rows = debtors.flatMap(({ customer, invoices }) =>
    invoices.map((one): Cell[] => [
      customer,
      { number: one.number },
      workId(one.jobNumber),
      one.date,
      { number: one.days },
      t(`reports:owed.${one.age}`),
      one.currency,
      { cents: one.total },
      { cents: one.owed },
    ]),
  );
  return csvFile(csvLineFor(country), headings, rows);
}

/** Balances owed, a row for each customer, by age. */
export function debtorsCsv(
  debtors: readonly Debtor[],
  { t, country }: Context,
): AsyncGenerator<string> {
  const headings = [
    t("reports:owing.customer"),
    t("reports:columns.currency"),
    ...ages.map((age) => t(`reports:owed.${age}`)),
    t("reports:owing.owed"),
  ];
  const rows = debtors.map(({ customer, currency, byAge, owed }): Cell[] => [
    customer,
    currency,
    ...ages.map((age): Cell => ({ cents: byAge[age] })),
    { cents: owed },
  ]);
  return csvFile(csvLineFor(country), headings, rows);
}

/** The deposits that the shop holds, a row for each job. */
export function heldCsv(
  held: readonly UnspentPayment[],
  { t, country }: Context,
): AsyncGenerator<string> {
  const headings = [
    t("reports:owing.job"),
    t("reports:owing.customer"),
    t("reports:columns.currency"),
    t("reports:owing.heldAmount"),
  ];
  const rows = held.map((one): Cell[] => [
    workId(one.jobNumber),
    one.customer,
    one.currency,
    { cents: one.held },
  ]);
  return csvFile(csvLineFor(country), headings, rows);
}
