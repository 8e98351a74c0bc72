import fc from "fast-check";
import { expect, test } from "vitest";
import { readDate } from "#app/features/news/dates.ts";

const now = Date.UTC(2026, 10, 21, 12);
const read = (text: string, language: "en" | "es" = "es") => {
  const at = readDate(text, now, language);
  return at === undefined ? undefined : new Date(at).toISOString().replace(/:00\.000Z$/, "Z");
};

test.each([
  ["Thu, 12 Mar 2026 14:05:00 GMT", "2026-03-12T14:05Z"],
  ["Thu, 12 Mar 2026 14:05:00 -0600", "2026-03-12T20:05Z"],
  ["12 Mar 26 14:05 EST", "2026-03-12T19:05Z"],
  ["2026-03-12", "2026-03-12T00:00Z"],
  ["2026-03-12T14:05:00.123-06:00", "2026-03-12T20:05Z"],
  ["2026/03/12 14:05", "2026-03-12T14:05Z"],
  ["20260312T140500", "2026-03-12T14:05Z"],
  ["12 de marzo de 2026", "2026-03-12T00:00Z"],
  ["Jueves, 12 de marzo del 2026 - 14:05 hs", "2026-03-12T14:05Z"],
  ["12 marzo, 2026", "2026-03-12T00:00Z"],
  ["12 sept. 2026", "2026-09-12T00:00Z"],
  ["1 de setiembre de 2026", "2026-09-01T00:00Z"],
  ["March 12th, 2026 at 2:05 pm", "2026-03-12T14:05Z"],
  ["Published on Mar 12, 2026", "2026-03-12T00:00Z"],
  ["marzo 12, 2026", "2026-03-12T00:00Z"],
  ["hace 2 horas", "2026-11-21T10:00Z"],
  ["hace un día", "2026-11-20T12:00Z"],
  ["Hace más de 3 semanas", "2026-10-31T12:00Z"],
  ["2 hours ago", "2026-11-21T10:00Z"],
  ["an hour ago", "2026-11-21T11:00Z"],
  ["5m ago", "2026-11-21T11:55Z"],
  ["ayer", "2026-11-20T12:00Z"],
  ["anteayer", "2026-11-19T12:00Z"],
  ["yesterday", "2026-11-20T12:00Z"],
  ["ahora mismo", "2026-11-21T12:00Z"],
  ["1773324300", "2026-03-12T14:05Z"],
  ["1773324300000", "2026-03-12T14:05Z"],
])("%j is understood", (text, expected) => expect(read(text)).toBe(expected));

test("the day comes first in Spanish, the month in English, unless only one can be", () => {
  expect([read("03/12/2025", "es"), read("03/12/2025", "en")]).toEqual(["2025-12-03T00:00Z", "2025-03-12T00:00Z"]);
  expect([read("25/12/2025", "en"), read("12-25-2025", "es")]).toEqual(["2025-12-25T00:00Z", "2025-12-25T00:00Z"]);
});

test.each([
  "",
  "soon",
  "1601-01-01",
  "0001-01-01",
  "9999-12-31",
  "2026-02-31",
  "2027-01-01",
  "30 de febrero de 2026",
  "12 de nada de 2026",
  "hace 900 horas y 99 de eso",
  "-1",
  "99999999999999999",
  `${"1".repeat(500)}`,
])("%j is no date", (text) => {
  const at = readDate(text, now);
  if (at !== undefined) expect(at).toBeGreaterThan(now - 60 * 86_400_000);
  if (!text.startsWith("hace")) expect(at).toBeUndefined();
});

test("tomorrow in another zone is now; later than that is nothing", () => {
  expect(read("2026-11-22T10:00:00Z")).toBe("2026-11-21T12:00Z");
  expect(read("2026-11-23T10:00:00Z")).toBeUndefined();
});

test("whatever is written, the answer is an instant of this web or nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/:.\-T +a-z]{0,40}$/)), (text) => {
      const at = readDate(text, now);
      if (at === undefined) return;
      expect(Number.isInteger(at) && at <= now && at >= Date.UTC(1995, 0, 1)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
