import { expect, test } from "vitest";
import { minutesOfSpans, spansOfDays } from "#app/features/clock/days.ts";
import { hoursAndMinutes } from "#app/features/clock/entry.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { below, chance, pick } from "../../support/chance.ts";
import { changes, countedMinutes, wallDay, zones } from "../../support/clock/counted-minutes.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const sumIn = (zone: string, day: string, from: string, to: string) =>
  minutesOfSpans(
    [{ from: instantOf(from, zone)!, to: instantOf(to, zone)! }],
    spansOfDays(day, 2, zone),
  );

test.each([
  ["forward over it, is one hour", "2026-03-08", "01:30", "03:30", 60],
  ["back over it, is three hours", "2026-11-01", "00:30", "02:30", 180],
])("An entry with the clocks going %s", (_, day, from, to, minutes) =>
  expect(sumIn("America/Los_Angeles", day, `${day}T${from}`, `${day}T${to}`)).toEqual([minutes, 0]),
);

test("An entry over midnight counts in both days", () =>
  expect(sumIn("Europe/Madrid", "2026-06-01", "2026-06-01T22:00", "2026-06-02T01:15")).toEqual([
    120, 75,
  ]));

test("A day begins when the clocks go on, where they go forward over midnight", () => {
  const [day] = spansOfDays("2026-09-06", 1, "America/Santiago");
  expect([new Date(day!.from).toISOString(), (day!.to - day!.from) / minute]).toEqual([
    "2026-09-06T04:00:00.000Z",
    23 * 60,
  ]);
});

test("Sums of a thousand random days equal those that count every minute", () => {
  let days = 0;
  while (days < 1000) {
    const zone = pick(zones);
    const near = chance() < 0.6 ? pick(changes) : Date.parse("2024-01-01") + below(1000) * day;
    const entries = Array.from({ length: 1 + below(4) }, () => {
      const from = Math.floor((near + (chance() - 0.6) * 40 * 60 * minute) / minute) * minute;
      return { from, to: from + below(14 * 60) * minute };
    });
    const first = wallDay(Math.min(...entries.map(({ from }) => from)), zone);
    const spans = spansOfDays(first, 5, zone);
    const found = minutesOfSpans(entries, spans);
    const counted = countedMinutes(entries, zone);
    const expected = spans.map(({ key }) => counted.get(key) ?? 0);
    expect({ zone, entries, found }).toEqual({ zone, entries, found: expected });
    days += spans.length;
  }
});

test("Minutes are written as hours", () =>
  expect([0, 5, 61, 1505].map(hoursAndMinutes)).toEqual(["0:00", "0:05", "1:01", "25:05"]));
