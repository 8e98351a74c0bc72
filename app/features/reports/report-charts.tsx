import { useWords } from "#app/ui/words.ts";
import { type Currency, formatMoney, formatNumber, shownDecimals } from "#app/values/money.ts";
import { type Bar, Chart } from "./chart.tsx";
import {
  ages,
  averageOf,
  type Counts,
  type Money,
  marginOf,
  noMoney,
  type Report,
  type ReportQuery,
} from "./report.ts";
import { rowLabels } from "./row-label.ts";

type Props = { report: Report; asked: ReportQuery };
type Common = { head: string; rows: string[]; foot: string };

/** The charts of a report; those of money once for each currency, and first. */
export function ReportCharts({ report, asked }: Props) {
  const { t, language } = useWords();
  const { currencies } = report;
  const common: Common = {
    head: t(`reports:columns.${asked.by}`),
    rows: report.rows.map(({ bucket }) => rowLabels[asked.by](bucket, { t, language, ...report })),
    foot: t("reports:total"),
  };
  return (
    <>
      {currencies.map((currency) => (
        <MoneyCharts key={currency} report={report} common={common} currency={currency} />
      ))}
      <CountCharts report={report} common={common} />
    </>
  );
}

function CountCharts({ report, common }: { report: Report; common: Common }) {
  const { t, language } = useWords();
  const { rows, total, currencies } = report;
  if (rows.length === 0) return null;
  const number = (value: number) => formatNumber(value, currencies[0], language);
  const counted = (label: string, count: (counts: Counts) => number) => ({
    label,
    bars: rows.map(({ counts }): Bar => ({ value: count(counts), text: number(count(counts)) })),
    total: number(count(total.counts)),
  });
  const shareOf = (value: number, of: number) => {
    const percent = `${Math.round((100 * value) / (of || 1))}%`;
    const words = { part: number(value), whole: number(of), share: percent };
    return of === 0 ? "–" : t("reports:quotes.share", words);
  };
  const share = (label: string, part: keyof Counts, whole: keyof Counts) => ({
    label,
    bars: rows.map(
      ({ counts }): Bar => ({
        value: counts[part],
        text: shareOf(counts[part], counts[whole]),
      }),
    ),
    total: shareOf(total.counts[part], total.counts[whole]),
  });
  return (
    <>
      <Chart
        {...common}
        title={t("reports:hours.title")}
        lead={t("reports:hours.lead")}
        series={[counted(t("reports:hours.hours"), ({ hours }) => hours / 100)]}
      />
      <Chart
        {...common}
        title={t("reports:jobs.title")}
        lead={t("reports:jobs.lead")}
        series={[counted(t("reports:jobs.jobs"), ({ jobs }) => jobs)]}
      />
      <Chart
        {...common}
        title={t("reports:quotes.title")}
        lead={t("reports:quotes.lead")}
        series={[
          counted(t("reports:quotes.made"), ({ made }) => made),
          share(t("reports:quotes.approved"), "approved", "made"),
          share(t("reports:quotes.sentApproved"), "sentApproved", "sent"),
        ]}
      />
    </>
  );
}

type MoneyProps = { report: Report; common: Common; currency: Currency };

function MoneyCharts({ report, common, currency }: MoneyProps) {
  const { t, language } = useWords();
  const { rows, total, currencies, owed } = report;
  const titled = (title: string) =>
    currencies.length > 1 ? t("reports:inCurrency", { title, currency }) : title;
  const amount = (cents: number): Bar => ({
    value: cents,
    text: formatMoney(cents, currency, language, shownDecimals(cents, currency)),
  });
  const none: Bar = { value: 0, text: "–" };
  const money = (label: string, of: (money: Money) => number | undefined) => {
    const bar = (row: Report["total"]) => {
      const cents = of(row.money[currency] ?? noMoney);
      return cents === undefined ? none : amount(cents);
    };
    return { label, bars: rows.map(bar), total: bar(total).text };
  };
  const owedAt = (age: (typeof ages)[number]) =>
    owed.find((one) => one.currency === currency && one.age === age)?.owed ?? 0;
  const allOwed = ages.reduce((sum, age) => sum + owedAt(age), 0);
  return (
    <>
      {rows.length > 0 && (
        <>
          <Chart
            {...common}
            title={titled(t("reports:invoices.title"))}
            lead={t("reports:invoices.lead")}
            series={[
              money(t("reports:columns.invoiced"), ({ invoiced }) => invoiced),
              money(t("reports:columns.invoicedTax"), ({ invoicedTax }) => invoicedTax),
              money(t("reports:columns.paid"), ({ paid }) => paid),
            ]}
          />
          <Chart
            {...common}
            title={titled(t("reports:average.title"))}
            lead={t("reports:average.lead")}
            series={[
              money(t("reports:average.average"), averageOf),
              money(t("reports:average.sold"), ({ sold }) => sold),
            ]}
          />
          <Chart
            {...common}
            title={titled(t("reports:money.title"))}
            lead={t("reports:money.lead")}
            series={[
              money(t("reports:money.parts"), ({ parts }) => parts),
              money(t("reports:money.labor"), ({ labor }) => labor),
              money(t("reports:money.margin"), (one) =>
                one.costed > 0 ? marginOf(one) : undefined,
              ),
            ]}
          />
        </>
      )}
      <Chart
        title={titled(t("reports:owed.title"))}
        lead={t("reports:owed.lead")}
        head={t("reports:owed.age")}
        rows={ages.map((age) => t(`reports:owed.${age}`))}
        foot={t("reports:total")}
        series={[
          {
            label: t("reports:owed.owed"),
            bars: ages.map((age) => amount(owedAt(age))),
            total: amount(allOwed).text,
          },
        ]}
      />
    </>
  );
}
