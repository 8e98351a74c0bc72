import { expect, test } from "vitest";
import { formatHours } from "#app/values/money.ts";

test("hours are written as the money beside them", () => {
  expect(formatHours(2.5, "ARS", "es")).toBe("2,5");
  expect(formatHours(2.5, "MXN", "es")).toBe("2.5");
  expect(formatHours(2, "ARS", "en")).toBe("2");
});
