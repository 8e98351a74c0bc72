import { boundary } from "#app/features/calendar/opening/openings.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import { minutesBetween } from "./entry.ts";

/** The time span of an entry: instants in milliseconds. */
type Worked = { from: number; to: number };

/** A span of time, `from` to `to` in milliseconds. */
export type Span = { key: string; from: number; to: number };

/** The first instant of a day; where the clocks skip midnight, the instant after the gap. */
export const dayStart = (day: string, zone: string): number => boundary(day, 0, zone);

/** Days in a row with their instants, which are 23 to 25 hours apart where clocks change. */
export const spansOfDays = (first: string, count: number, zone: string): Span[] =>
  Array.from({ length: count }, (_, at) => dayAfter(first, at)).map((key) => ({
    key,
    from: dayStart(key, zone),
    to: dayStart(dayAfter(key, 1), zone),
  }));

/** The minutes of an entry that fall into a span. */
const minutesIn = ({ from, to }: Worked, span: Worked): number =>
  Math.max(0, minutesBetween(Math.max(from, span.from), Math.min(to, span.to)));

/** The minutes of each span. An entry over midnight counts in both days. */
export const minutesOfSpans = (entries: readonly Worked[], spans: readonly Span[]): number[] =>
  spans.map((span) => entries.reduce((sum, entry) => sum + minutesIn(entry, span), 0));
