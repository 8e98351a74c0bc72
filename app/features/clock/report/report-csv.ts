import { workId } from "#app/features/repair/job.ts";
import { type Cell, csvFile, csvLineFor } from "#app/features/reports/csv.ts";
import type { Country } from "#app/values/country.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { TimeAsked, TimeReport, TimeRow } from "./report.ts";

type Writing = { t: TFunction; country: Country };

/** The report as a file: hours with two decimals. */
export function timeCsv(
  { rows }: TimeReport,
  { by }: Pick<TimeAsked, "by">,
  { t, country }: Writing,
) {
  const hours = (minutes: number): Cell => ({ number: Math.round((minutes * 100) / 60) / 100 });
  const name = ({ key, name: known }: TimeRow) => {
    if (by === "job") return workId(Number(known));
    if (by === "week") return key;
    return key === "" ? t("clock:report.nobody") : (known ?? t("clock:sheet.former"));
  };
  const headings = [
    t(`clock:report.groups.${by}`),
    t("clock:report.worked"),
    ...(by === "job"
      ? [t("clock:report.onJob"), t("clock:report.soldOnJob")]
      : [t("clock:report.without"), t("clock:report.sold")]),
  ];
  const cells = rows.map((row) => [
    name(row),
    hours(row.minutes),
    hours(by === "job" ? (row.onJob ?? 0) : row.without),
    hours(row.sold),
  ]);
  return csvFile(csvLineFor(country), headings, cells);
}
