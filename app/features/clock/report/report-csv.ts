import { workId } from "#app/features/repair/job.ts";
import { type Cell, type CsvContext, csvFile } from "#app/features/reports/csv.ts";
import type { TimeAsked, TimeReport, TimeRow } from "./report.ts";

/** The report as a file: hours with two decimals. */
export function timeCsv(
  { rows }: TimeReport,
  { by }: Pick<TimeAsked, "by">,
  { t, country }: CsvContext,
) {
  const hours = (minutes: number): Cell => ({ number: Math.round((minutes * 100) / 60) / 100 });
  const name = ({ key, name: known }: TimeRow) => {
    if (by === "job") return workId(Number(known));
    if (by === "week") return key;
    return key === "" ? t("clock:report.nobody") : (known ?? t("clock:sheet.former"));
  };
  const isOfJobs = by === "job";
  return csvFile<TimeRow>(
    country,
    [
      [t(`clock:report.groups.${by}`), name],
      [t("clock:report.worked"), (row) => hours(row.minutes)],
      isOfJobs
        ? [t("clock:report.onJob"), (row) => hours(row.onJob ?? 0)]
        : [t("clock:report.without"), (row) => hours(row.without)],
      [t(isOfJobs ? "clock:report.soldOnJob" : "clock:report.sold"), (row) => hours(row.sold)],
    ],
    rows,
  );
}
