import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay, formatMoment, formatNearMoment, formatTime } from "#app/values/calendar.ts";

const locales = { en: "en-US", es: "es-ES" } as const;
const zones = ["UTC", "America/Chicago", "America/Argentina/Buenos_Aires", "Asia/Kathmandu"];
const styles = [
  [formatDay, { dateStyle: "medium" }],
  [formatMoment, { dateStyle: "medium", timeStyle: "short" }],
  [formatTime, { timeStyle: "short" }],
] as const;

test("Writes each moment as the runtime does, the first time and again", () => {
  const since = Date.UTC(1990, 0, 1);
  fc.assert(
    fc.property(
      fc.integer({ min: since, max: Date.UTC(2100, 0, 1) }),
      fc.integer({ min: 0, max: 59_999 }),
      fc.constantFrom("en" as const, "es" as const),
      fc.constantFrom(...zones),
      fc.constantFrom(...styles),
      (start, within, language, zone, [format, style]) => {
        const expected = new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...style });
        for (const instant of [start, start + within, start])
          expect(format(instant, language, zone)).toBe(expected.format(instant));
      },
    ),
  );
});

const now = Date.UTC(2026, 10, 26, 15, 0); // a Thursday, 9:00 AM in Chicago

test.each([
  [Date.UTC(2026, 10, 26, 23, 30), "Today 5:30 PM", "Hoy 17:30"],
  [Date.UTC(2026, 10, 27, 14, 40), "Tomorrow 8:40 AM", "Mañana 8:40"],
  // Six hours later by the clock, and tomorrow for the shop.
  [Date.UTC(2026, 10, 27, 6, 0), "Tomorrow 12:00 AM", "Mañana 0:00"],
  [Date.UTC(2026, 10, 25, 20, 9), "Yesterday 2:09 PM", "Ayer 14:09"],
  [Date.UTC(2026, 11, 2, 15, 17), "Wed 9:17 AM", "mié, 9:17"],
  [Date.UTC(2026, 11, 3, 15, 17), "Dec 3, 9:17 AM", "3 dic, 9:17"],
  [Date.UTC(2026, 10, 21, 19, 35), "Nov 21, 1:35 PM", "21 nov, 13:35"],
  [Date.UTC(2025, 10, 21, 19, 35), "Nov 21, 2025, 1:35 PM", "21 nov 2025, 13:35"],
])("Says a moment as people do: %s", (instant, english, spanish) => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  const said = (language: "en" | "es") =>
    plain(formatNearMoment(instant, language, "America/Chicago", now));
  expect([said("en"), said("es")]).toEqual([english, spanish]);
});
