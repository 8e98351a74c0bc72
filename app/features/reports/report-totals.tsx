import { useWords } from "#app/ui/words.ts";
import { type Currency, formatMoney, formatNumber, shownDecimals } from "#app/values/money.ts";
import { RangeText } from "./range-text.tsx";
import {
  averageBeforeTax,
  averageOf,
  type Counts,
  laborRateOf,
  type Money,
  marginOf,
  noMoney,
  type Report,
  type ReportRow,
} from "./report.ts";

/** What the days of a report come to, beside the days before them and those a year before. */
export function ReportTotals({ report }: { report: Report }) {
  const { t, language } = useWords();
  const { days, total, before, yearBefore, currencies } = report;
  const periods = [total, before, yearBefore];
  const counted = (label: string, of: (counts: Counts) => number) => ({
    label,
    cells: periods.map(({ counts }) => formatNumber(of(counts), currencies[0], language)),
  });
  const counts = [
    counted(t("reports:jobs.jobs"), ({ jobs }) => jobs),
    counted(t("reports:columns.made"), ({ made }) => made),
    counted(t("reports:columns.approved"), ({ approved }) => approved),
    counted(t("reports:columns.hours"), ({ hours }) => hours / 100),
  ];
  return (
    <section aria-label={t("reports:totals.title")} className="mb-10">
      <h2 className="label text-2xl">{t("reports:totals.title")}</h2>
      <p className="mb-3 text-ink-soft">
        <RangeText {...days} />
      </p>
      <table className="w-full table-fixed border-t border-line-strong text-sm sm:text-base">
        <caption className="sr-only">{t("reports:totals.title")}</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-1/4" />
            {(["now", "before", "yearBefore"] as const).map((name) => (
              <th key={name} scope="col" className="label py-1.5 pl-2 text-right sm:pl-6">
                {t(`reports:totals.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...counts, ...currencies.flatMap((one) => moneyRows(one, periods))].map(
            ({ label, cells }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-medium wrap-anywhere">
                  {label}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay
                  <td key={at} className="figures py-1.5 pl-2 text-right wrap-anywhere sm:pl-6">
                    {cell}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );

  function moneyRows(currency: Currency, rows: readonly ReportRow[]) {
    const titled = (title: string) =>
      currencies.length > 1 ? t("reports:inCurrency", { title, currency }) : title;
    const amount = (title: string, of: (money: Money) => number | undefined) => ({
      label: titled(title),
      cells: rows.map(({ money }) => {
        const cents = of(money[currency] ?? noMoney);
        return cents === undefined
          ? "–"
          : formatMoney(cents, currency, language, shownDecimals(cents, currency));
      }),
    });
    return [
      amount(t("reports:columns.invoiced"), ({ invoiced }) => invoiced),
      amount(t("reports:columns.invoicedTax"), ({ invoicedTax }) => invoicedTax),
      amount(t("reports:columns.paid"), ({ paid }) => paid),
      amount(t("reports:average.sold"), ({ sold }) => sold),
      amount(t("reports:columns.tax"), ({ tax }) => tax),
      amount(t("reports:average.average"), averageOf),
      amount(t("reports:average.beforeTax"), averageBeforeTax),
      amount(t("reports:money.parts"), ({ parts }) => parts),
      amount(t("reports:money.labor"), ({ labor }) => labor),
      amount(t("reports:columns.supplies"), ({ supplies }) => supplies),
      amount(t("reports:columns.discount"), ({ discount }) => discount),
      amount(t("reports:money.margin"), (one) => (one.costed > 0 ? marginOf(one) : undefined)),
      amount(t("reports:totals.laborRate"), laborRateOf),
    ];
  }
}
