import { dayAfter, startOfDay } from "#app/values/wall-time.ts";
import type { Calendar, Closure } from "./calendar.ts";
import { holidayOn } from "./holidays.ts";
import { hoursIn, type Opening, type Stretch, stretchesOf, weekdayOf } from "./openings.ts";
import { shareOf } from "./share.ts";

/** How much can be done on a day. Hours in hundredths. */
export type DayPlan = {
  day: string;
  zone: string;
  version: number;
  openings: readonly Opening[];
  stretches: readonly Stretch[];
  /** When it begins and ends, in milliseconds. */
  from: number;
  to: number;
  /** The holiday or closure on this day, if any. */
  closedBy: { holiday: string } | { closure: string } | undefined;
  hours: number;
  /** Hours that the booking page may fill; part of `hours`. */
  pageHours: number;
  /** How many work on cars. */
  workers: number;
  hoursOf: Readonly<Record<string, number>>;
  promisedHours: number;
};

const covers = ({ fromDay, toDay }: Closure, day: string) => fromDay <= day && day <= toDay;

/** The plan of a day, 2026-11-23. */
export function planOf(calendar: Calendar, day: string): DayPlan {
  const { zone, country, settings, version, workers, closures } = calendar;
  const ofDay = closures.filter((one) => covers(one, day));
  const closure = ofDay.find(({ memberId }) => memberId === null);
  const holiday = holidayOn(country, day);
  const isHoliday = holiday !== undefined && !settings.openHolidays.includes(holiday);
  const openings = closure || isHoliday ? [] : (settings.week[weekdayOf(day)] ?? []);
  const stretches = stretchesOf(day, openings, zone);
  const open = hoursIn(stretches);
  const hoursOf: Record<string, number> = {};
  for (const worker of workers) {
    const isAway = ofDay.some(({ memberId }) => memberId === worker.id);
    const hours = isAway ? 0 : Math.floor((open * shareOf(worker, calendar)) / 100);
    if (hours > 0) hoursOf[worker.id] = hours;
  }
  const hours = Object.values(hoursOf).reduce((sum, one) => sum + one, 0);
  return {
    day,
    zone,
    version,
    openings,
    stretches,
    from: startOfDay(day, zone),
    to: startOfDay(dayAfter(day, 1), zone),
    closedBy: closure
      ? { closure: closure.note }
      : isHoliday && (settings.week[weekdayOf(day)]?.length ?? 0) > 0
        ? { holiday }
        : undefined,
    hours,
    pageHours: Math.floor((hours * settings.pageShare) / 100),
    workers: Object.keys(hoursOf).length,
    hoursOf,
    promisedHours: settings.promisedHours,
  };
}
