import { monthAt, type Range } from "#app/features/reports/range.ts";
import { dayAfter } from "#app/values/wall-time.ts";

/** Days of a month in the format 2026-11. */
export function daysOf(month: string): Range {
  const from = `${month}-01`;
  return { from, to: dayAfter(monthAt(from, 1), -1) };
}

/** Month named in an address, unless it is in the future; else the current one. */
export function readMonth(asked: string | null, today: string): string {
  const now = today.slice(0, 7);
  const isMonth = asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked <= now ? asked : now;
}

/** Last months up to the current one, latest first. */
export const monthsUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => monthAt(today, -at).slice(0, 7));
