import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay, formatMoment, formatTime } from "#app/values/calendar.ts";

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
