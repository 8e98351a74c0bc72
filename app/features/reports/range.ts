import { dayAfter, readDay } from "#app/values/wall-time.ts";

/** The days that a report is about, both included, as 2026-11-23. */
export type Range = { from: string; to: string };

/** The ranges that have a name; "quarter" to "year" are 3, 6 and 12 months up to today. */
export const periods = [
  "today",
  "yesterday",
  "week",
  "lastWeek",
  "month",
  "lastMonth",
  "thisQuarter",
  "lastQuarter",
  "thisYear",
  "lastYear",
  "quarter",
  "half",
  "year",
  "custom",
] as const;
type Period = (typeof periods)[number];

/** A range as in an address: `from` and `to` count for "custom" alone. */
export type RangeQuery = { period: Period; from: string | undefined; to: string | undefined };

/** Anything else in an address counts as nothing. */
export function readRange(search: URLSearchParams, usual: Period): RangeQuery {
  const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
  const period = periods.find((one) => one === search.get("period")) ?? usual;
  return period === "custom" && !from && !to
    ? { period: usual, from: undefined, to: undefined }
    : { period, from, to };
}

/** The query parameters of this range. */
export const rangeParams = ({ period, from, to }: RangeQuery): Record<string, string> => ({
  period,
  ...(period === "custom" && { from: from ?? "", to: to ?? "" }),
});

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The first day of the month that is `months` after a day's month. */
export function monthAt(day: string, months: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const quarterAt = (day: string, quarters: number): string =>
  monthAt(day, quarters * 3 - ((Number(day.slice(5, 7)) - 1) % 3));

const lastDay = (next: string): string => dayAfter(next, -1);

const named: Record<Exclude<Period, "custom">, (today: string) => Range> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: lastDay(today), to: lastDay(today) }),
  week: (today) => ({ from: mondayOf(today), to: today }),
  lastWeek: (today) => ({ from: dayAfter(mondayOf(today), -7), to: lastDay(mondayOf(today)) }),
  month: (today) => ({ from: monthAt(today, 0), to: today }),
  lastMonth: (today) => ({ from: monthAt(today, -1), to: lastDay(monthAt(today, 0)) }),
  thisQuarter: (today) => ({ from: quarterAt(today, 0), to: today }),
  lastQuarter: (today) => ({ from: quarterAt(today, -1), to: lastDay(quarterAt(today, 0)) }),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  lastYear: (today) => {
    const year = Number(today.slice(0, 4)) - 1;
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  },
  quarter: (today) => ({ from: monthAt(today, -2), to: today }),
  half: (today) => ({ from: monthAt(today, -5), to: today }),
  year: (today) => ({ from: monthAt(today, -11), to: today }),
};

/** The days of a range. The earlier of two days comes first, in whichever order they were given. */
export function rangeOf({ period, from, to }: RangeQuery, today: string): Range {
  if (period !== "custom") return named[period](today);
  const [one, other] = [from ?? to ?? today, to ?? today];
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** As many days just before a range, and the same days a year before it. */
export function comparedWith({ from, to }: Range): { before: Range; yearBefore: Range } {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / Date.parse("1970-01-02")) + 1;
  return {
    before: { from: dayAfter(from, -days), to: dayAfter(from, -1) },
    yearBefore: { from: yearBefore(from), to: yearBefore(to) },
  };
}

/** February 29 becomes the 28th. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  return readDay(year + day.slice(4)) ?? `${year}-02-28`;
}
