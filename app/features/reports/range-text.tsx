import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Range } from "./range.ts";

/** The days of a report: "Nov 1, 2026 – Nov 25, 2026", or one day. */
export function RangeText({ from, to }: Range) {
  const { language } = useWords();
  const write = (day: string) => formatDay(Date.parse(day), language, "UTC");
  return from === to ? write(from) : `${write(from)} – ${write(to)}`;
}
