import { expect, test } from "vitest";
import { standardWeek } from "#app/features/calendar/opening/openings.ts";
import { closingOf } from "#app/features/clock/closing.ts";
import { longestEntry } from "#app/features/clock/entry.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { below } from "../../support/chance.ts";
import { zones } from "../../support/clock/counted-minutes.ts";

const zone = "America/Chicago";
const closing = (started: string, week: typeof standardWeek | undefined) => {
  const { closesAt, forgottenAt } = closingOf(Date.parse(`${started}-06:00`), { zone, week });
  return [wallTimeOf(closesAt, zone), wallTimeOf(forgottenAt, zone)];
};

test.each([
  [
    "when the shop closes that day",
    "2026-11-23T08:00",
    standardWeek,
    "2026-11-23T17:00",
    "2026-11-24T00:00",
  ],
  [
    "at midnight without a calendar",
    "2026-11-23T08:00",
    undefined,
    "2026-11-24T00:00",
    "2026-11-24T00:00",
  ],
  [
    "at midnight on a closed day",
    "2026-11-22T10:00",
    standardWeek,
    "2026-11-23T00:00",
    "2026-11-23T00:00",
  ],
  [
    "at midnight after closing",
    "2026-11-23T18:00",
    standardWeek,
    "2026-11-24T00:00",
    "2026-11-24T00:00",
  ],
  [
    "at midnight, hours later, at night",
    "2026-11-23T23:00",
    standardWeek,
    "2026-11-24T00:00",
    "2026-11-24T03:00",
  ],
] as const)("A forgotten entry ends %s", (_, started, week, closes, forgotten) =>
  expect(closing(started, week)).toEqual([closes, forgotten]),
);

test("No entry runs longer than sums look back, in any zone", () => {
  for (let at = 0; at < 2000; at++) {
    const started = Date.parse("2025-01-01") + below(1_000_000) * 60_000;
    const place = { zone: zones[at % zones.length]!, week: at % 2 ? standardWeek : undefined };
    const { closesAt, forgottenAt } = closingOf(started, place);
    expect(closesAt).toBeGreaterThan(started);
    expect(Math.max(closesAt, forgottenAt) - started).toBeLessThan(longestEntry);
  }
});
