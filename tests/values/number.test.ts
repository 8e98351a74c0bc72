import { expect, test } from "vitest";
import { formatNumber } from "#app/values/money.ts";

test("Formats numbers like the money beside them", () => {
  expect(formatNumber(2.5, "ARS", "es")).toBe("2,5");
  expect(formatNumber(2.5, "MXN", "es")).toBe("2.5");
  expect(formatNumber(2, "ARS", "en")).toBe("2");
  expect(formatNumber(1_184_210, "USD", "en")).toBe("1,184,210");
  expect(formatNumber(84_210, "ARS", "es")).toBe("84.210");
});

test("Formats numbers on Spanish pages as in Mexico without a currency", () => {
  expect([
    formatNumber(84_210.5, undefined, "es"),
    formatNumber(84_210.5, undefined, "en"),
  ]).toEqual(["84,210.5", "84,210.5"]);
});
