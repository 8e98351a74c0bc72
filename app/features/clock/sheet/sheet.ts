import { minutesOfSpans, spansOfDays } from "#app/features/clock/days.ts";
import type { Activity } from "#app/features/clock/entry.ts";

/** An entry as a sheet shows it; instants in milliseconds. */
export type SheetEntry = {
  id: string;
  jobId: string | null;
  /** The number of the job; null without one, and where it was deleted. */
  number: number | null;
  vehicle: string | null;
  quoteNumber: number | null;
  activity: Activity;
  startedAt: number;
  /** Null while it runs. */
  endedAt: number | null;
  isForgotten: boolean;
  /** The author of a correction or a late entry, and the reason. */
  why: string | null;
  by: string | null;
  /** The entry that replaces it. */
  correctedBy: string | null;
};

type SheetDay = { day: string; minutes: number; entries: SheetEntry[] };

/** Whether an entry counts as work: one that was corrected does not, and no break. */
const counts = ({ correctedBy, activity }: SheetEntry) => !correctedBy && activity !== "break";

/**
 * The days of a week with the entries that begin on each, and its minutes; minutes past midnight
 * count in both days. A running entry ends at `now`.
 */
export function daysOfSheet(
  entries: readonly SheetEntry[],
  { monday, zone, now }: { monday: string; zone: string; now: number },
): SheetDay[] {
  const spans = spansOfDays(monday, 7, zone);
  const worked = entries.filter(counts).map(({ startedAt, endedAt }) => ({
    from: startedAt,
    to: endedAt ?? Math.max(now, startedAt),
  }));
  const minutes = minutesOfSpans(worked, spans);
  return spans.map(({ key, from, to }, at) => ({
    day: key,
    minutes: minutes[at]!,
    entries: entries.filter(({ startedAt }) => startedAt >= from && startedAt < to),
  }));
}
