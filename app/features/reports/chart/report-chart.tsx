import { Link, useSearchParams } from "react-router";
import { currencyOf, type Report, type ReportQuery } from "#app/features/reports/report.ts";
import { rowLabels } from "#app/features/reports/row-label.ts";
import { useWords } from "#app/ui/words.ts";
import { formatShortDay, formatShortMonth } from "#app/values/calendar.ts";
import { formatCompact, formatMoney, formatNumber, shownDecimals } from "#app/values/money.ts";
import { isMoney, type Measure, measured, measures, readMeasure } from "./measures.ts";
import { barOf, scaleOf } from "./scale.ts";
import { isOfTime, slotsOf } from "./slots.ts";

type Props = { report: Report; asked: ReportQuery };

/** Chart of a figure of a report, with a switch between four. The table has them all. */
export function ReportChart({ report, asked }: Props) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const measure = readMeasure(search);
  const { by } = asked;
  const currency = currencyOf(report, asked);
  const write = (value: number) =>
    isMoney(measure)
      ? formatMoney(value, currency, language, shownDecimals(value, currency))
      : formatNumber(value, currency, language);
  const rows = isOfTime(by) ? slotsOf(report.rows, by, report.days) : report.rows;
  const nameOf = (bucket: string) => {
    const instant = Date.parse(bucket);
    if (by === "month") return formatShortMonth(instant, language, "UTC");
    return isOfTime(by)
      ? formatShortDay(instant, language, "UTC")
      : rowLabels[by](bucket, { t, language, ...report });
  };
  const columns = rows.map((row): Column => {
    const value = measured(measure, row, currency);
    return { key: row.bucket, value, text: write(value), name: nameOf(row.bucket) };
  });
  const compact = (value: number) =>
    formatCompact(isMoney(measure) ? value / 100 : value, currency, language);
  return (
    <section aria-label={t("reports:chart.title")} className="mb-6 min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="label text-xl">
          {t(`reports:chart.of.${measure}`)} · {t(`reports:by.${by}`)}
        </h2>
        <Switch measure={measure} search={search} />
      </div>
      {isOfTime(by) ? (
        <ColumnChart columns={columns} write={compact} />
      ) : (
        <RowChart columns={columns} />
      )}
    </section>
  );
}

function Switch({ measure, search }: { measure: Measure; search: URLSearchParams }) {
  const { t } = useWords();
  return (
    <nav aria-label={t("reports:chart.switch")} className="flex flex-wrap">
      {measures.map((one) => (
        <Link
          key={one}
          to={`?${new URLSearchParams([...[...search].filter(([name]) => name !== "chart"), ["chart", one]])}`}
          replace
          preventScrollReset
          aria-current={one === measure ? "true" : undefined}
          className="label -ml-px inline-flex min-h-11 items-center border border-line-strong bg-card px-3 text-base first:ml-0 first:rounded-l-md last:rounded-r-md hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {t(`reports:chart.of.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Bars below each other, for names that have no order in time. */
function RowChart({ columns }: { columns: readonly Column[] }) {
  const { to } = scaleOf(columns.map(({ value }) => value));
  return (
    <ol aria-hidden className="grid gap-2">
      {columns.map(({ key, value, text, name }) => (
        <li key={key} className="grid grid-cols-[minmax(0,12rem)_1fr_auto] items-center gap-3">
          <span className="truncate">{name}</span>
          <svg
            aria-hidden
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-5 w-full bg-steel"
          >
            <rect width={Math.max(0, (value / to) * 100)} height="10" className="fill-ink-soft" />
          </svg>
          <span className="figures min-w-20 text-right whitespace-nowrap">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** A column: its figure, the formatted figure, and its label below the chart. */
type Column = { key: string; value: number; text: string; name: string };

type ColumnChartProps = {
  columns: readonly Column[];
  /** Writes a figure of the axis. */
  write: (value: number) => string;
};

/**
 * Columns side by side over an axis. Figures and names are text of the page, so that they keep
 * their size; negative columns are outlines. The table below has the same data for screen readers.
 */
function ColumnChart({ columns, write }: ColumnChartProps) {
  const scale = scaleOf(columns.map(({ value }) => value));
  const isRoomy = columns.length <= 14;
  const every = (room: number) => Math.ceil(columns.length / room);
  return (
    <div aria-hidden className="flex gap-2 text-sm leading-none">
      <div className="relative mt-5 mb-6 flex h-40 flex-col-reverse justify-between text-right text-ink-soft">
        {scale.ticks.map((tick) => (
          <span key={tick} className="figures -my-1.75 whitespace-nowrap">
            {write(tick)}
          </span>
        ))}
      </div>
      <div className="relative min-w-0 flex-1">
        <div className="absolute inset-x-0 top-5 flex h-40 flex-col justify-between">
          {scale.ticks.map((tick) => (
            <span key={tick} className="border-t border-line" />
          ))}
        </div>
        <ol className="relative flex">
          {columns.map(({ key, value, text, name }, at) => {
            const { y, height } = barOf(value, scale);
            return (
              <li
                key={key}
                title={`${name}: ${text}`}
                className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[1.25rem_10rem_1.5rem] justify-items-center"
              >
                <span className="figures text-xs whitespace-nowrap text-ink">
                  {isRoomy && value !== 0 ? write(value) : ""}
                </span>
                <svg
                  aria-hidden
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  className={`row-start-2 h-40 ${isRoomy ? "w-3/5" : "w-4/5"}`}
                >
                  <rect
                    y={y}
                    width="100"
                    height={height}
                    className={value < 0 ? "below-zero" : "fill-ink-soft"}
                  />
                </svg>
                <Name text={name} phone={at % every(5) === 0} wide={at % every(13) === 0} />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Not every name fits: a phone shows fewer. */
const Name = ({ text, phone, wide }: { text: string; phone: boolean; wide: boolean }) =>
  phone || wide ? (
    <span
      className={`row-start-3 mt-2 text-ink-soft whitespace-nowrap ${phone ? "" : "max-sm:hidden"} ${wide ? "" : "sm:hidden"}`}
    >
      {text}
    </span>
  ) : null;
