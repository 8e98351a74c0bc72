import { useWords } from "#app/ui/words.ts";
import { formatMoney, formatNumber, shownDecimals } from "#app/values/money.ts";
import { isOfTime } from "./chart/slots.ts";
import {
  averageBeforeTax,
  averageOf,
  type Counts,
  currencyOf,
  laborRateOf,
  type Money,
  marginOf,
  noMoney,
  type Report,
  type ReportQuery,
  type ReportRow,
} from "./report.ts";
import { rowLabels } from "./row-label.ts";

type Column = { label: string; cell: (row: ReportRow) => string };
type Props = { report: Report; asked: ReportQuery };

const nothing = "–";

/**
 * All figures of a report in one table: a row for each week (or other group), and at its foot the
 * totals of the range, of the range before it, and of the year before. Empty columns are left out.
 */
export function ReportTable({ report, asked }: Props) {
  const { t, language } = useWords();
  const { rows, total, before, yearBefore } = report;
  const all = [...rows, total, before, yearBefore];
  const columns = useColumns(report, asked).filter(({ cell }) =>
    all.some((row) => cell(row) !== nothing),
  );
  const name = t("reports:table");
  const foot = [
    [t("reports:total"), total],
    [t("reports:totals.before"), before],
    [t("reports:totals.yearBefore"), yearBefore],
  ] as const;
  const edge = "sticky left-0 z-10 bg-card py-1 pr-3 text-left";
  const cells = (row: ReportRow) =>
    columns.map(({ label, cell }) => (
      <td key={label} className="figures py-1 pl-4 text-right whitespace-nowrap">
        {cell(row)}
      </td>
    ));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus
      tabIndex={0}
      aria-label={name}
      className="overflow-x-auto bg-card print:overflow-visible"
    >
      <table className="w-full border-y border-line-strong text-sm wrap-normal sm:text-base">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className={`label ${edge}`}>
              {t(`reports:columns.${asked.by}`)}
            </th>
            {columns.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="label min-w-20 py-1.5 pl-4 text-right leading-tight"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.bucket} className="break-inside-avoid border-t border-line">
              <th
                scope="row"
                className={`${edge} font-medium ${isOfTime(asked.by) ? "whitespace-nowrap" : "max-w-40 min-w-28 wrap-break-word"}`}
              >
                {rowLabels[asked.by](row.bucket, { t, language, ...report })}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink">
          {foot.map(([label, row], at) => (
            <tr
              key={label}
              className={at === 0 ? "font-semibold" : "border-t border-line text-ink-soft"}
            >
              <th scope="row" className={`label whitespace-nowrap ${edge}`}>
                {label}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

function useColumns(report: Report, asked: ReportQuery): Column[] {
  const { t, language } = useWords();
  const currency = currencyOf(report, asked);
  const count = (label: string, of: (counts: Counts) => number): Column => ({
    label,
    cell: ({ counts }) => formatNumber(of(counts), currency, language),
  });
  const share = (label: string, part: keyof Counts, whole: keyof Counts): Column => ({
    label,
    cell: ({ counts: { [part]: some, [whole]: all } }) =>
      all === 0
        ? nothing
        : t("reports:share", {
            part: formatNumber(some, currency, language),
            share: `${Math.round((100 * some) / all)}%`,
          }),
  });
  const amount = (label: string, of: (money: Money) => number | undefined): Column => ({
    label,
    cell: ({ money }) => {
      const cents = of(money[currency] ?? noMoney);
      return !cents
        ? nothing
        : formatMoney(cents, currency, language, shownDecimals(cents, currency));
    },
  });
  return [
    count(t("reports:columns.jobs"), ({ jobs }) => jobs),
    amount(t("reports:figures.sold"), ({ sold }) => sold),
    amount(t("reports:columns.invoiced"), ({ invoiced }) => invoiced),
    amount(t("reports:figures.tax"), ({ invoicedTax }) => invoicedTax),
    amount(t("reports:figures.collected"), ({ paid }) => paid),
    amount(t("reports:columns.average"), averageOf),
    count(t("reports:columns.hours"), ({ hours }) => hours / 100),
    amount(t("reports:columns.labor"), ({ labor }) => labor),
    amount(t("reports:columns.parts"), ({ parts }) => parts),
    amount(t("reports:columns.margin"), (one) => (one.costed > 0 ? marginOf(one) : undefined)),
    amount(t("reports:columns.supplies"), ({ supplies }) => supplies),
    amount(t("reports:columns.discount"), ({ discount }) => discount),
    amount(t("reports:columns.tax"), ({ tax }) => tax),
    amount(t("reports:columns.beforeTax"), averageBeforeTax),
    amount(t("reports:columns.laborRate"), laborRateOf),
    count(t("reports:columns.made"), ({ made }) => made),
    share(t("reports:columns.approved"), "approved", "made"),
    share(t("reports:columns.sentApproved"), "sentApproved", "sent"),
  ];
}
