import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { hoursAndMinutes } from "#app/features/clock/entry.ts";
import { workId } from "#app/features/repair/job.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { RangeFilter } from "#app/features/reports/filter-form.tsx";
import { Choice } from "#app/features/reports/range-fields.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import {
  shareOf,
  type TimeAsked,
  type TimeReport,
  type TimeRow,
  timeGroups,
  timeQuery,
} from "./report.ts";

type Props = { asked: TimeAsked; report: TimeReport };

/** Hours sold and worked, by week, technician or job. */
export function TimeReportPage({ asked, report: { days, rows, isMore } }: Props) {
  const { t } = useWords();
  const figuresOf = useFigures(asked.by);
  const sum = (of: (row: TimeRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <>
      <RangeFilter action={href("/repair-cms/reports/time")} asked={asked} days={days}>
        <Choice
          name="by"
          label={t("clock:report.by")}
          value={asked.by}
          options={timeGroups.map((one) => [one, t(`clock:report.groups.${one}`)])}
        />
      </RangeFilter>
      <p className="mb-4 max-w-prose text-ink-soft">
        {asked.by === "job" ? t("clock:report.jobHint") : t("clock:report.hoursHint")}{" "}
        {t("clock:notPayroll")}
      </p>
      {isMore && <p>{t("clock:report.some", { number: rows.length })}</p>}
      {rows.length === 0 ? (
        <Empty title={t("clock:report.empty")} />
      ) : (
        <>
          <ul className="max-w-4xl rounded-lg border border-line bg-card px-4">
            {rows.map((row) => (
              <Row key={row.key} name={<Name by={asked.by} row={row} />} figures={figuresOf(row)} />
            ))}
            {asked.by !== "job" && (
              <Row
                name={<b>{t("clock:report.sum")}</b>}
                figures={figuresOf({
                  key: "",
                  name: null,
                  minutes: sum(({ minutes }) => minutes),
                  without: sum(({ without }) => without),
                  sold: sum(({ sold }) => sold),
                })}
              />
            )}
          </ul>
          <CsvLink
            to={href("/repair-cms/reports/time.csv") + timeQuery(asked)}
            text={t("clock:report.csv")}
          />
        </>
      )}
    </>
  );
}

type Figure = readonly [label: string, figure: string];

/** A row of the report: its name, and its figures in columns. */
const Row = ({ name, figures }: { name: ReactNode; figures: readonly Figure[] }) => (
  <li className="border-line py-2 not-first:border-t">
    <p className="text-lg">{name}</p>
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt className="text-base text-ink-soft">{label}</dt>
          <dd className="figures text-lg">{figure}</dd>
        </div>
      ))}
    </dl>
  </li>
);

function useFigures(by: TimeAsked["by"]): (row: TimeRow) => Figure[] {
  const { t } = useWords();
  const share = (sold: number, worked: number) => {
    const found = shareOf(sold, worked);
    return found === undefined ? "–" : `${found} %`;
  };
  return ({ minutes, without, sold, onJob = 0 }) => [
    [t("clock:report.worked"), hoursAndMinutes(minutes)],
    ...(by === "job"
      ? ([
          [t("clock:report.onJob"), hoursAndMinutes(onJob)],
          [t("clock:report.soldOnJob"), hoursAndMinutes(sold)],
          [t("clock:report.share"), share(sold, onJob)],
        ] as const)
      : ([
          [t("clock:report.without"), hoursAndMinutes(without)],
          [t("clock:report.sold"), hoursAndMinutes(sold)],
          [t("clock:report.share"), share(sold, minutes)],
        ] as const)),
  ];
}

function Name({ by, row: { key, name } }: { by: TimeAsked["by"]; row: TimeRow }) {
  const { t, language } = useWords();
  if (by === "week") return formatDay(Date.parse(key), language, "UTC");
  if (key === "") return t("clock:report.nobody");
  const link =
    by === "technician"
      ? `${href("/repair-cms/time")}?member=${key}`
      : href("/repair-cms/:jobId/clock", { jobId: key });
  return (
    <Link to={link} className="wrap-anywhere inline-flex min-h-11 items-center underline">
      {by === "job" ? workId(Number(name)) : (name ?? t("clock:sheet.former"))}
    </Link>
  );
}
