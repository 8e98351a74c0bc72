import { href, Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { formatMoney, formatPercent, shownDecimals } from "#app/values/money.ts";
import { changeOf } from "./change.ts";
import { comparedWith } from "./range.ts";
import { RangeText } from "./range-text.tsx";
import { currencyOf, noMoney, type Report, type ReportQuery } from "./report.ts";

type Props = { report: Report; asked: ReportQuery };

const arrows = { up: "▲", down: "▼", same: "" };

/** Four figures of the days of a report, each with its change from as many days before. */
export function ReportFigures({ report, asked }: Props) {
  const { t, language } = useWords();
  const { total, before, owed, days } = report;
  const currency = currencyOf(report, asked);
  const [now, then] = [total, before].map(({ money }) => money[currency] ?? noMoney);
  const amount = (cents: number) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
  const figure = (label: string, name: "sold" | "paid" | "invoicedTax") => {
    const change = changeOf(now![name], then![name]);
    const words = { amount: amount(then![name]) };
    return {
      label,
      to: undefined,
      value: amount(now![name]),
      arrow: change && arrows[change.direction],
      note: change
        ? t(`reports:figures.${change.direction}`, {
            ...words,
            percent: formatPercent(change.percent * 10_000, currency, language),
          })
        : t("reports:figures.before", words),
    };
  };
  const ofCurrency = owed.filter((one) => one.currency === currency);
  const grown = now!.invoiced - now!.paid;
  const figures = [
    figure(t("reports:figures.sold"), "sold"),
    figure(t("reports:figures.collected"), "paid"),
    {
      label: t("reports:figures.owed"),
      to: href("/repair-cms/reports/owing"),
      value: amount(ofCurrency.reduce((sum, one) => sum + one.owed, 0)),
      arrow: grown === 0 ? undefined : arrows[grown > 0 ? "up" : "down"],
      note: t(`reports:figures.${grown === 0 ? "balanced" : grown > 0 ? "grown" : "shrunk"}`, {
        amount: amount(Math.abs(grown)),
      }),
    },
    figure(t("reports:figures.tax"), "invoicedTax"),
  ];
  return (
    <section aria-label={t("reports:figures.title")} className="mb-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        {figures.map(({ label, to, value, arrow, note }) => (
          <div key={label} className="grid content-start gap-1 bg-card p-3 sm:p-4">
            <dt className="label text-base text-ink-soft">
              {to ? (
                <Link to={to} className="relative underline after:absolute after:-inset-3">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="figures label text-2xl leading-none tracking-normal wrap-anywhere sm:text-4xl">
              {value}
            </dd>
            <dd className="figures text-sm text-ink-soft sm:text-base">
              {arrow && <span aria-hidden>{arrow} </span>}
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-base text-ink-soft">
        <RangeText {...days} /> · {t("reports:figures.compared")}{" "}
        <RangeText {...comparedWith(days).before} />
      </p>
    </section>
  );
}
