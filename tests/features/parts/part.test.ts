import { expect, test } from "vitest";
import { isLate, mayMove, movesOf, partStates } from "#app/features/parts/part.ts";

const all = [null, ...partStates].flatMap((state) =>
  [true, false].map((isOrdered) => ({ state, isOrdered })),
);

test("A member brings a part from needed to here; only the office gives an order up or sends a part back", () => {
  const moves = all.flatMap((standing) =>
    Object.keys(movesOf(standing)).map((to) => ({ standing, to: to as "here" })),
  );
  const ofMembers = moves.filter(({ standing, to }) => mayMove(standing, to, false));
  expect(new Set(ofMembers.map(({ standing, to }) => `${standing.state} ${to}`))).toEqual(
    new Set([
      "null needed",
      "needed here",
      "needed none",
      "ordered here",
      "here ordered",
      "here needed",
    ]),
  );
  for (const { standing, to } of moves) expect(mayMove(standing, to, true)).toBe(true);
});

test("Nothing becomes ordered without an order, and what never came is not returned", () => {
  for (const state of [null, "needed", "ordered", "here", "returned"] as const)
    expect(mayMove({ state, isOrdered: false }, "ordered", true)).toBe(false);
  for (const state of [null, "needed", "ordered"] as const)
    expect(mayMove({ state, isOrdered: true }, "returned", true)).toBe(false);
});

test("A part is late from the day after it was expected, until it is here", () => {
  const part = { state: "ordered", expectedOn: "2026-11-23" } as const;
  expect(isLate(part, "2026-11-23")).toBe(false);
  expect(isLate(part, "2026-11-24")).toBe(true);
  expect(isLate({ ...part, state: "here" }, "2026-11-24")).toBe(false);
  expect(isLate({ ...part, expectedOn: null }, "2026-11-24")).toBe(false);
});
