import { href, Link } from "react-router";
import { hoursAndMinutes } from "#app/features/clock/entry.ts";
import { workId } from "#app/features/repair/job.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { Choice, RangeFields } from "#app/features/reports/range-fields.tsx";
import { RangeText } from "#app/features/reports/range-text.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
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
  const columns = useColumns(asked.by);
  const sum = (of: (row: TimeRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <>
      <FilterForm action={href("/repair-cms/reports/time")} className="sm:grid-cols-2">
        <RangeFields asked={asked} days={days} />
        <Choice
          name="by"
          label={t("clock:report.by")}
          value={asked.by}
          options={timeGroups.map((one) => [one, t(`clock:report.groups.${one}`)])}
        />
      </FilterForm>
      <h2 className="label mb-1 text-2xl">
        <RangeText {...days} />
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">
        {asked.by === "job" ? t("clock:report.jobHint") : t("clock:report.hoursHint")}{" "}
        {t("clock:notPayroll")}
      </p>
      {isMore && <p>{t("clock:report.some", { number: rows.length })}</p>}
      {rows.length === 0 ? (
        <Empty title={t("clock:report.empty")} />
      ) : (
        <>
          <Table
            name={t("clock:report.title")}
            rows={rows}
            id={({ key }) => key}
            columns={columns}
            totals={
              asked.by === "job"
                ? undefined
                : [
                    {
                      label: t("clock:report.worked"),
                      figure: hoursAndMinutes(sum(({ minutes }) => minutes)),
                    },
                    {
                      label: t("clock:report.sold"),
                      figure: hoursAndMinutes(sum(({ sold }) => sold)),
                      strong: true,
                    },
                  ]
            }
          />
          <CsvLink
            to={href("/repair-cms/reports/time.csv") + timeQuery(asked)}
            text={t("clock:report.csv")}
          />
        </>
      )}
    </>
  );
}

function useColumns(by: TimeAsked["by"]): Column<TimeRow>[] {
  const { t, language } = useWords();
  const figure = (label: string, cell: Column<TimeRow>["cell"]) => ({ label, cell, figures: true });
  const share = (sold: number, worked: number) => {
    const found = shareOf(sold, worked);
    return found === undefined ? "–" : `${found} %`;
  };
  const first: Record<TimeAsked["by"], Column<TimeRow>["cell"]> = {
    week: ({ key }) => formatDay(Date.parse(key), language, "UTC"),
    technician: ({ key, name }) =>
      key === "" ? (
        t("clock:report.nobody")
      ) : (
        <Link
          to={`${href("/repair-cms/time")}?member=${key}`}
          className="wrap-anywhere inline-flex min-h-11 items-center underline"
        >
          {name ?? t("clock:sheet.former")}
        </Link>
      ),
    job: ({ key, name }) => (
      <Link
        to={href("/repair-cms/:jobId/clock", { jobId: key })}
        className="inline-flex min-h-11 items-center underline"
      >
        {workId(Number(name))}
      </Link>
    ),
  };
  const worked = figure(t("clock:report.worked"), ({ minutes }) => hoursAndMinutes(minutes));
  if (by === "job")
    return [
      { label: t("clock:report.groups.job"), cell: first.job },
      worked,
      figure(t("clock:report.onJob"), ({ onJob = 0 }) => hoursAndMinutes(onJob)),
      figure(t("clock:report.soldOnJob"), ({ sold }) => hoursAndMinutes(sold)),
      figure(t("clock:report.share"), ({ sold, onJob = 0 }) => share(sold, onJob)),
    ];
  return [
    { label: t(`clock:report.groups.${by}`), cell: first[by] },
    worked,
    figure(t("clock:report.without"), ({ without }) => hoursAndMinutes(without)),
    figure(t("clock:report.sold"), ({ sold }) => hoursAndMinutes(sold)),
    figure(t("clock:report.share"), ({ sold, minutes }) => share(sold, minutes)),
  ];
}
