import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivalsOf } from "#app/features/calendar/opening/arrivals.ts";
import { holidayOn } from "#app/features/calendar/opening/holidays.ts";
import {
  areInOrder,
  hoursIn,
  lengthOf,
  type Opening,
  standardWeek,
  stretchesOf,
  weekdayOf,
} from "#app/features/calendar/opening/openings.ts";
import { minutesOf } from "#app/features/calendar/opening/wall-clock.ts";
import { dayAfter, offset, wallTimeOf } from "#app/values/wall-time.ts";

const zones = [
  "America/New_York",
  "America/Los_Angeles",
  "America/Mexico_City",
  "America/Santiago",
  "Europe/Madrid",
  "America/St_Johns", // half an hour
  "Australia/Lord_Howe", // its clocks change by half an hour
  "Asia/Kolkata",
];
const days: string[] = [];
for (let day = "2026-01-01"; day < "2028-01-01"; day = dayAfter(day, 1)) days.push(day);

test.each([
  ["8", 480],
  ["8:30", 510],
  ["08.05", 485],
  ["24:00", 1440],
  ["0:00", 0],
])("%s is so many minutes of the day: %i", (text, minutes) =>
  expect(minutesOf(text)).toBe(minutes),
);

test.each(["", "25", "24:01", "8:60", "8:5", "-1", "8am"])("Is no time: %s", (text) =>
  expect(minutesOf(text)).toBeUndefined(),
);

test("Openings follow one another and do not touch", () => {
  expect(
    areInOrder([
      [480, 720],
      [780, 1020],
    ]),
  ).toBe(true);
  expect(
    areInOrder([
      [480, 720],
      [720, 1020],
    ]),
  ).toBe(false);
  expect(areInOrder([[720, 480]])).toBe(false);
  expect(areInOrder([])).toBe(true);
});

/** The days around a change of the clocks, and one of every other month. */
const oddDays = (zone: string) => {
  const changes = days.filter(
    (day) => offset(Date.parse(day), zone) !== offset(Date.parse(dayAfter(day, 1)), zone),
  );
  const around = changes.flatMap((day) => [-1, 0, 1, 2].map((by) => dayAfter(day, by)));
  return [...around, ...days.filter((_, at) => at % 61 === 0)];
};

test.each(zones)("In %s, no car is expected at an hour that no clock shows", (zone) => {
  const openings: Opening[] = [
    [0, 12 * 60],
    [13 * 60, 24 * 60],
  ];
  for (const day of oddDays(zone)) {
    const stretches = stretchesOf(day, openings, zone);
    for (const at of arrivalsOf({ day, openings, zone }, { step: 30, waitsFor: null })) {
      const wall = wallTimeOf(at, zone);
      expect(wall.slice(0, 10)).toBe(day);
      expect(["00", "30"]).toContain(wall.slice(14));
      expect(stretches.some(({ from, to }) => from <= at && at < to)).toBe(true);
    }
  }
});

test("The hours of a change of the clocks are as many as there are", () => {
  const night: Opening[] = [[0, 4 * 60]];
  const hours = (day: string, zone: string) => hoursIn(stretchesOf(day, night, zone));
  expect(hours("2026-03-08", "America/New_York")).toBe(3_00);
  expect(hours("2026-11-01", "America/New_York")).toBe(5_00);
  expect(hours("2026-03-29", "Europe/Madrid")).toBe(3_00);
  expect(hours("2026-10-25", "Europe/Madrid")).toBe(5_00);
  expect(hours("2026-10-04", "Australia/Lord_Howe")).toBe(3_50);
  expect(hours("2026-04-05", "Australia/Lord_Howe")).toBe(4_50);
  expect(hours("2026-03-08", "America/Phoenix")).toBe(4_00);
});

test("A day that begins after its midnight opens with it", () => {
  // Chile puts its clocks forward at midnight.
  const [stretch] = stretchesOf("2026-09-06", [[0, 8 * 60]], "America/Santiago");
  expect(wallTimeOf(stretch!.from, "America/Santiago")).toBe("2026-09-06T01:00");
  expect(stretch!.to - stretch!.from).toBe(lengthOf(7_00));
});

test("Whoever waits is done before the shop closes", () => {
  const opening = fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 30, max: 600 }))
    .map(([from, length]): Opening => [from, Math.min(from + length, 1440)]);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...days),
      opening,
      fc.integer({ min: 25, max: 8_00 }),
      (zone, day, one, hours) => {
        const [stretch] = stretchesOf(day, [one], zone);
        const found = arrivalsOf({ day, openings: [one], zone }, { step: 15, waitsFor: hours });
        return found.every((at) => at >= stretch!.from && at + lengthOf(hours) <= stretch!.to);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("The standard week has eight hours on five days", () => {
  expect(
    standardWeek.map((openings) => hoursIn(stretchesOf("2026-11-24", openings, "UTC"))),
  ).toEqual([8_00, 8_00, 8_00, 8_00, 8_00, 0, 0]);
  expect(weekdayOf("2026-11-23")).toBe(0);
});

test.each([
  ["US", "2026-01-19", "king"],
  ["US", "2026-05-25", "memorial"],
  ["US", "2027-05-31", "memorial"],
  ["US", "2026-09-07", "labor"],
  ["US", "2026-11-26", "thanksgiving"],
  ["US", "2027-11-25", "thanksgiving"],
  ["US", "2027-07-04", "independence"],
  ["US", "2027-07-05", "independence"],
  ["US", "2026-07-05", undefined],
  ["PR", "2026-12-25", "christmas"],
  ["MX", "2026-02-02", "constitution"],
  ["MX", "2026-03-16", "juarez"],
  ["MX", "2026-11-16", "revolution"],
  ["MX", "2030-10-01", "inauguration"],
  ["MX", "2026-10-01", undefined],
  ["MX", "2026-11-26", undefined],
  ["ES", "2026-12-25", undefined],
] as const)("A holiday in %s on %s: %s", (country, day, id) =>
  expect(holidayOn(country, day)).toBe(id),
);
