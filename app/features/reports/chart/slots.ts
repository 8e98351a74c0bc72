import { mondayOf, monthAt, type Range } from "#app/features/reports/range.ts";
import { type Grouping, type ReportRow, rowOf } from "#app/features/reports/report.ts";
import { dayAfter } from "#app/values/wall-time.ts";

/** The groupings whose rows follow each other in time. */
export const isOfTime = (by: Grouping): by is "day" | "week" | "month" =>
  by === "day" || by === "week" || by === "month";

type TimeGrouping = "day" | "week" | "month";

const firstOf: Record<TimeGrouping, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => monthAt(day, 0),
};
const next: Record<TimeGrouping, (bucket: string) => string> = {
  day: (bucket) => dayAfter(bucket, 1),
  week: (bucket) => dayAfter(bucket, 7),
  month: (bucket) => monthAt(bucket, 1),
};

/** The most columns that a chart can show side by side. */
export const mostSlots = 92;

/**
 * The rows of a report as a chart has them: the oldest first, and those without anything in their
 * place, so that a gap is seen. Of more than a chart can show, the latest.
 */
export function slotsOf(rows: readonly ReportRow[], by: TimeGrouping, days: Range): ReportRow[] {
  const found = new Map(rows.map((row) => [row.bucket, row]));
  const buckets = [...found.keys()].sort();
  const { from, to } = isLong(by, days)
    ? { from: buckets[0] ?? days.to, to: buckets.at(-1) ?? days.to }
    : days;
  const last = firstOf[by](to);
  const slots: ReportRow[] = [];
  for (let bucket = firstOf[by](from); bucket <= last; bucket = next[by](bucket))
    slots.push(found.get(bucket) ?? rowOf(bucket, []));
  return slots.slice(-mostSlots);
}

const lengths: Record<TimeGrouping, number> = { day: 1, week: 7, month: 28 };

/** Whether a range has more slots than fit: then it begins and ends where there is something. */
const isLong = (by: TimeGrouping, { from, to }: Range): boolean =>
  (Date.parse(to) - Date.parse(from)) / Date.parse("1970-01-02") / lengths[by] > mostSlots;
