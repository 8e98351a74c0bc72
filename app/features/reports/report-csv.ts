import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { currencies as allCurrencies } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import { type Cell, csvFile, csvLineFor } from "./csv.ts";
import {
  ages,
  averageBeforeTax,
  averageOf,
  type Counts,
  countNames,
  type Money,
  marginOf,
  moneyNames,
  type Report,
  type ReportQuery,
} from "./report.ts";
import { cellLabels } from "./row-label.ts";

type Context = { asked: ReportQuery; t: TFunction; language: Language; country: Country };

const countCells = (counts: Counts): Cell[] =>
  countNames.map((name) => ({ number: name === "hours" ? counts.hours / 100 : counts[name] }));

const amountOrNone = (cents: number | undefined): Cell => (cents === undefined ? "" : { cents });

const moneyCells = (money: Money): Cell[] => [
  { number: money.soldJobs },
  amountOrNone(averageOf(money)),
  amountOrNone(averageBeforeTax(money)),
  ...moneyNames.map((name) => ({ cents: money[name] })),
  amountOrNone(money.costed > 0 ? marginOf(money) : undefined),
];

const none = (count: number): Cell[] => Array.from({ length: count }, () => "");

/**
 * A report as a file: a row for each week (or other group) and currency. In a week with several
 * currencies the counts are in a row without one.
 */
export function reportCsv(report: Report, context: Context): AsyncGenerator<string> {
  const { asked, t, country } = context;
  const headings = [
    t(`reports:columns.${asked.by}`),
    t("reports:columns.currency"),
    ...countNames.map((name) => t(`reports:columns.${name}`)),
    t("reports:columns.soldJobs"),
    t("reports:columns.average"),
    t("reports:columns.beforeTax"),
    ...moneyNames.map((name) => t(`reports:columns.${name}`)),
    t("reports:columns.margin"),
  ];
  const rows = report.rows.flatMap(({ bucket, counts, money }) => {
    const label = cellLabels[asked.by](bucket, { ...context, ...report });
    const found = allCurrencies.filter((currency) => money[currency]);
    const [only] = found.length === 1 ? found : [];
    if (only) return [[label, only, ...countCells(counts), ...moneyCells(money[only]!)]];
    return [
      [label, "", ...countCells(counts), ...none(moneyNames.length + 4)],
      ...found.map((currency) => [
        label,
        currency,
        ...none(countNames.length),
        ...moneyCells(money[currency]!),
      ]),
    ];
  });
  return csvFile(csvLineFor(country), headings, rows);
}

/** A file of the balances owed, by age. */
export function owedCsv({ owed }: Report, { t, country }: Context): AsyncGenerator<string> {
  const headings = [t("reports:owed.age"), t("reports:columns.currency"), t("reports:owed.owed")];
  const rows = allCurrencies.flatMap((currency) =>
    ages.flatMap((age) =>
      owed
        .filter((one) => one.currency === currency && one.age === age)
        .map((one): Cell[] => [t(`reports:owed.${age}`), currency, { cents: one.owed }]),
    ),
  );
  return csvFile(csvLineFor(country), headings, rows);
}
