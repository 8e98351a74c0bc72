import { monthAt, type Range } from "#app/features/reports/range.ts";
import { dayAfter } from "#app/values/wall-time.ts";

/** The days of a month that is written as 2026-11. */
export function daysOf(month: string): Range {
  const from = `${month}-01`;
  return { from, to: dayAfter(monthAt(from, 1), -1) };
}

/** The month that an address names, unless it is to come; else that of today. */
export function readMonth(asked: string | null, today: string): string {
  const now = today.slice(0, 7);
  const isMonth = asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked <= now ? asked : now;
}

/** So many months up to that of today, the latest first. */
export const monthsUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => monthAt(today, -at).slice(0, 7));
