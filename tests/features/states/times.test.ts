import { expect, test } from "vitest";
import { lengthOf, timesOf } from "#app/features/states/times/times.ts";

const names = { en: "On the lift", es: "En el elevador" };
const stay = (stateId: string, minutes: number) => ({
  stateId,
  since: 1_000,
  until: 1_000 + minutes * 60_000,
});

test("Median and mean are of each state alone, in the order of the states", () => {
  const states = [
    { id: "b", names },
    { id: "a", names },
    { id: "never", names },
  ];
  const stays = [stay("a", 10), stay("b", 60), stay("a", 30), stay("a", 500), stay("b", 120)];
  expect(timesOf(states, stays)).toEqual([
    { state: states[0], stays: 2, median: 90 * 60_000, mean: 90 * 60_000 },
    { state: states[1], stays: 3, median: 30 * 60_000, mean: 180 * 60_000 },
  ]);
});

test.each([
  [0, "minutes", 0],
  [59, "minutes", 59],
  [60, "hours", 1],
  [47 * 60 + 30, "hours", 47.5],
  [48 * 60, "days", 2],
  [10 * 24 * 60 + 300, "days", 10.2],
] as const)("%i minutes are said in %s", (minutes, unit, number) => {
  expect(lengthOf(minutes * 60_000)).toEqual({ unit, number });
});
