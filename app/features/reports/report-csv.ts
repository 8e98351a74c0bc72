import { byteOrderMark, csvLine } from "#app/features/customers/import/file/csv-cell.ts";
import type { Language } from "#app/values/language.ts";
import { currencies as allCurrencies, centsToInput } from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import {
  type Asked,
  ages,
  averageOf,
  type Counts,
  countNames,
  type Money,
  marginOf,
  moneyNames,
  type Report,
} from "./report.ts";
import { cellLabels } from "./row-label.ts";

type Context = { asked: Asked; t: TFunction; language: Language };

/** Texts guarded against formulas; the numbers behind them are ours, and a minus is a minus. */
const line = (texts: string[], numbers: string[]) =>
  `${[csvLine(texts).trimEnd(), ...numbers].join(",")}\r\n`;

const countCells = (counts: Counts) =>
  countNames.map((name) => String(name === "hours" ? counts.hours / 100 : counts[name]));

function moneyCells(money: Money): string[] {
  const average = averageOf(money);
  return [
    String(money.soldJobs),
    average === undefined ? "" : centsToInput(average),
    ...moneyNames.map((name) => centsToInput(money[name])),
    money.costed > 0 ? centsToInput(marginOf(money)) : "",
  ];
}

/**
 * A report as a file: a row for each week (or what it is grouped by) and currency. In a week with
 * several currencies the counts stand in a row without one.
 */
export async function* reportCsv(report: Report, context: Context): AsyncGenerator<string> {
  const { asked, t } = context;
  const headings = [
    t(`reports:columns.${asked.by}`),
    t("reports:columns.currency"),
    ...countNames.map((name) =>
      name === "jobs" ? t("reports:jobs.jobs") : t(`reports:columns.${name}`),
    ),
    t("reports:average.jobs"),
    t("reports:average.average"),
    ...moneyNames.map((name) => {
      if (name === "sold") return t("reports:average.sold");
      if (name === "parts" || name === "labor") return t(`reports:money.${name}`);
      return t(`reports:columns.${name}`);
    }),
    t("reports:money.margin"),
  ];
  yield byteOrderMark + csvLine(headings);
  for (const { bucket, counts, money } of report.rows) {
    const label = cellLabels[asked.by](bucket, { ...context, members: report.members });
    const found = allCurrencies.filter((currency) => money[currency]);
    const [only] = found.length === 1 ? found : [];
    const noMoney = moneyNames.map(() => "").concat("", "", "");
    if (only) yield line([label, only], [...countCells(counts), ...moneyCells(money[only]!)]);
    else yield line([label, ""], [...countCells(counts), ...noMoney]);
    if (only) continue;
    for (const currency of found)
      yield line([label, currency], [...countNames.map(() => ""), ...moneyCells(money[currency]!)]);
  }
}

/** What is owed by age as a file. */
export async function* owedCsv({ owed }: Report, { t }: Context): AsyncGenerator<string> {
  const columns = [t("reports:owed.age"), t("reports:columns.currency"), t("reports:owed.owed")];
  yield byteOrderMark + csvLine(columns);
  for (const currency of allCurrencies)
    for (const age of ages)
      for (const one of owed.filter((one) => one.currency === currency && one.age === age))
        yield line([t(`reports:owed.${age}`), currency], [centsToInput(one.owed)]);
}
