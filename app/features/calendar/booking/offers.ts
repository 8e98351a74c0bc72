import { arrivalsOf } from "#app/features/calendar/opening/arrivals.ts";
import type { Calendar, Period } from "#app/features/calendar/opening/calendar.ts";
import { type DayPlan, planOf } from "#app/features/calendar/opening/day-plan.ts";
import { lengthOf, type Stretch } from "#app/features/calendar/opening/openings.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";

/** Minutes between the arrival times that are offered. */
const step = 30;

/** The booked hours of a calendar's days, in hundredths. */
export type Load = {
  taken: ReadonlyMap<string, number>;
  /** Stretches in which customers wait for their cars. */
  waiting: readonly Stretch[];
};

/** The wanted booking; `now` in milliseconds. */
export type Wish = { hours: number; waits: boolean; now: number };

/** Whether a day has this many hours left for the booking page. */
const hasRoom = (plan: DayPlan, load: Load, hours: number): boolean =>
  plan.pageHours > 0 && (load.taken.get(plan.day) ?? 0) + hours <= plan.pageHours;

/** The time of work that one technician has left of a day from an instant on. */
const leftFrom = (stretches: readonly Stretch[], at: number): number =>
  stretches.reduce((sum, { from, to }) => sum + Math.max(to - Math.max(from, at), 0), 0);

const bounds = ({ settings }: Calendar, now: number) => ({
  earliest: now + lengthOf(settings.noticeHours * 100),
  latest: now + lengthOf(settings.daysAhead * 24_00),
});

/**
 * The instants of a day that can be booked on the page: with enough hours left of the day, and
 * after the arrival; none that the clocks never show, nor sooner or later than the shop wants.
 */
export function hoursOffered(
  calendar: Calendar,
  plan: DayPlan,
  load: Load,
  { hours, waits, now }: Wish,
): number[] {
  if (!hasRoom(plan, load, hours)) return [];
  const { earliest, latest } = bounds(calendar, now);
  const { day, openings, zone, stretches, workers } = plan;
  const length = lengthOf(hours);
  return arrivalsOf({ day, openings, zone }, { step, waitsFor: waits ? hours : null }).filter(
    (at) => {
      if (at < earliest || at > latest || leftFrom(stretches, at) < length) return false;
      const together = load.waiting.filter(({ from, to }) => from < at + length && to > at);
      return !waits || together.length < workers;
    },
  );
}

/** The days of the booking page's period, first to last, where the shop is. */
export function periodOf(calendar: Calendar, now: number): Period {
  const { earliest, latest } = bounds(calendar, now);
  const dayOf = (instant: number) => wallTimeOf(instant, calendar.zone).slice(0, 10);
  return { from: dayOf(earliest), to: dayOf(latest) };
}

/** As long as any shop can be booked, by the day of UTC: shops may be a day ahead or behind. */
export function bookablePeriod(now: number): Period {
  const today = wallTimeOf(now, "UTC").slice(0, 10);
  return { from: dayAfter(today, -1), to: dayAfter(today, 120) };
}

/** The most days that are offered at once. */
const mostDays = 14;

/** The first days that have an hour for it. */
export function daysOffered(calendar: Calendar, load: Load, wanted: Wish): string[] {
  const { from, to } = periodOf(calendar, wanted.now);
  const found: string[] = [];
  for (let day = from; day <= to && found.length < mostDays; day = dayAfter(day, 1)) {
    const plan = planOf(calendar, day);
    if (hoursOffered(calendar, plan, load, wanted).length > 0) found.push(day);
  }
  return found;
}
