import { expect, test } from "vitest";
import { decimalsOf, formatMoney, roundMoney, shownDecimals } from "#app/values/money.ts";

test("new amounts in Chilean pesos have no decimals, all others two", () => {
  expect(Object.entries(decimalsOf).filter(([, decimals]) => decimals === 0)).toEqual([["CLP", 0]]);
  expect(formatMoney(45_990_00, "CLP", "es", 0)).toBe("$45.990");
  expect(formatMoney(45_990_00, "CLP", "es")).toBe("$45.990,00");
});

test("without decimals half a unit goes up", () => {
  expect([49, 50, 149.5, 150].map((cents) => roundMoney(cents, 0))).toEqual([0, 100, 100, 200]);
  expect([0.49, 0.5, 1.5].map((cents) => roundMoney(cents, 2))).toEqual([0, 1, 2]);
});

test("a sum shows decimals where a quote of before has them", () => {
  expect(shownDecimals(91_980_00, "CLP")).toBe(0);
  expect(shownDecimals(91_980_50, "CLP")).toBe(2);
  expect(shownDecimals(91_980_00, "USD")).toBe(2);
});
