import { expect, test } from "vitest";
import { addsTo, moreThan, nextSearch, shownOf } from "#app/values/shown.ts";

const shown = (query: string) => shownOf(new URLSearchParams(query), 20);

test("Shows one to five whole pages of a list", () => {
  expect(["", "show=40", "show=41", "show=100", "show=9999"].map(shown)).toEqual([
    20, 40, 60, 100, 100,
  ]);
  for (const nonsense of ["show=", "show=0", "show=-40", "show=4e3", "show=99999", "show=x"])
    expect(shown(nonsense)).toBe(20);
});

test("Adds a page with Show more, up to five", () => {
  expect([20, 40, 80, 100].map((rows) => moreThan(rows, 20))).toEqual([40, 60, 100, undefined]);
});

test("Replaces the list with the next page after five", () => {
  const search = { text: "x", before: undefined as number | undefined };
  expect(nextSearch({ ...search, show: 80 }, 20, { before: 7 })).toEqual({
    search: { ...search, show: 100 },
    adds: true,
  });
  expect(nextSearch({ ...search, show: 100 }, 20, { before: 7 })).toEqual({
    search: { text: "x", before: 7, show: 20 },
    adds: false,
  });
});

test("Keeps the list on screen while Show more loads", () => {
  expect([addsTo("?q=x&show=40"), addsTo("?q=x"), addsTo("?before=5")]).toEqual([
    true,
    false,
    false,
  ]);
});
