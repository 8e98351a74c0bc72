import type { Language } from "#app/values/language.ts";
import { currencies as allCurrencies, type Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { amountOrNone, type Column, type CsvContext, csvFile } from "./csv.ts";
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

type Context = CsvContext & { asked: ReportQuery; language: Language };

/** The counts of a row, its amounts in a currency, or both. */
type Line = { label: string; currency: string; counts?: Counts; money?: Money | undefined };

/**
 * A report as a file: a row for each week (or other group) and currency. In a week with several
 * currencies the counts are in a row without one.
 */
export function reportCsv(report: Report, context: Context) {
  const { asked, t, country } = context;
  const lines = report.rows.flatMap(({ bucket, counts, money }): Line[] => {
    const label = cellLabels[asked.by](bucket, { ...context, ...report });
    const found = allCurrencies.filter((currency) => money[currency]);
    const [only] = found.length === 1 ? found : [];
    if (only) return [{ label, currency: only, counts, money: money[only] }];
    return [
      { label, currency: "", counts },
      ...found.map((currency) => ({ label, currency, money: money[currency] })),
    ];
  });
  const amount = (label: WordKey, of: (money: Money) => Cents | undefined): Column<Line> => [
    t(label),
    ({ money }) => amountOrNone(money && of(money)),
  ];
  return csvFile(
    country,
    [
      [t(`reports:columns.${asked.by}`), ({ label }) => label],
      [t("reports:columns.currency"), ({ currency }) => currency],
      ...countNames.map(
        (name): Column<Line> => [
          t(`reports:columns.${name}`),
          ({ counts }) =>
            counts ? { number: name === "hours" ? counts.hours / 100 : counts[name] } : "",
        ],
      ),
      [t("reports:columns.soldJobs"), ({ money }) => (money ? { number: money.soldJobs } : "")],
      amount("reports:columns.average", averageOf),
      amount("reports:columns.beforeTax", averageBeforeTax),
      ...moneyNames.map((name) => amount(`reports:columns.${name}`, (money) => money[name])),
      amount("reports:columns.margin", (money) => (money.costed > 0 ? marginOf(money) : undefined)),
    ],
    lines,
  );
}

/** A file of the balances owed, by age. */
export const owedCsv = ({ owed }: Report, { t, country }: Context) =>
  csvFile(
    country,
    [
      [t("reports:owed.age"), (one) => t(`reports:owed.${one.age}`)],
      [t("reports:columns.currency"), (one) => one.currency],
      [t("reports:owed.owed"), (one) => ({ cents: one.owed })],
    ],
    allCurrencies.flatMap((currency) =>
      ages.flatMap((age) => owed.filter((one) => one.currency === currency && one.age === age)),
    ),
  );
