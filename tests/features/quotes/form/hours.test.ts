import fc from "fast-check";
import { expect, test } from "vitest";
import { readHours } from "#app/features/quotes/form/hours.ts";
import { quoteLimits } from "#app/features/quotes/quote.ts";
import { cpuTime } from "../../../support/machine/cpu-time.ts";

const said: Record<string, string> = {
  0: "0|-3|-0.25|-0|-1|−2|- 1|0.0|0:00|cero horas|0 min",
  0.5: ".5|0,5|0.500|½|1/2|½ h|1/2 hora|media hora|half an hour|half hour|half|0:30|30 min|30 minutos|30'|30m|\u200b0.5",
  1: "1| 1 |1.|1,0|1.0|1 h|1h.|1 hr|1 hora|una hora|one hour|an hour|1:00|60 min|60 minutes|1\u00a0h|１|01",
  1.5: "1.5|1,5|1 ½|1½|1 1/2|1\u20441/2x|1:30|01:30|1:30 h|1h30|1h 30m|1 h 30 min|1hr 30min|1 hora 30 minutos|1 hora y 30 minutos|1 hour and 30 minutes|90 min|90 minutos|90'|hora y media|una hora y media|1 hora y media|an hour and a half|one and a half hours|1 and a half hours|1 hour and a half|1.5hrs|1,5 horas|1.5 hours|1 y media",
  2: "2|2h|2 hs|2 horas|two hours|dos horas|2 hours|120 min",
  2.5: "2 y media horas|dos horas y media|two and a half hours|2 1/2 hrs|2½ horas|2:30",
  1000: "1000|1000 h",
};
const cases = Object.entries(said).flatMap(([hours, texts]) =>
  texts.split("|").map((text) => [text, Number(hours)] as const),
);

test.each(cases.filter(([text]) => !text.endsWith("x")))(
  "hours typed as %j are %d",
  (text, hours) => expect(readHours(text)).toEqual({ hours }),
);

test.each([
  ["1,000", 1, 1000],
  ["1.000", 1, 1000],
  ["1.500", 1.5, 1500],
  ["12,500 h", 12.5, 12_500],
])("%j may be %d or %d hours, and is neither", (text, one, other) =>
  expect(readHours(text)).toEqual({ either: [one, other] }),
);

test.each([
  [
    "number",
    "|  |NaN|Infinity|1e308|1e2|0x10|one|1.5.5|٣|1:90|1:5|1 000|11/2|3/2|1/0|two|1+1|1-2|~2|2?|1 day|2 h 75 min|1h30s|--1|1 2|²|a while",
  ],
  ["halfHours", "1.25|0.1|1.30|1,30|¼|3/4|1/3|45 min|1:15|1h20|20 minutos|0.333"],
  ["tooMany", `1000.5|1001|99:99x|5000 h|70000 min|${"9".repeat(400)}`],
])("%s: refused", (problem, texts) => {
  for (const text of texts.split("|").filter((one) => !one.endsWith("x")))
    expect([text, readHours(text)]).toEqual([text, { problem }]);
});

test("every half hour is read back however it is written", () => {
  const write: ((hours: number) => string)[] = [
    String,
    (hours) => String(hours).replace(".", ","),
    (hours) => `${hours} h`,
    (hours) => `${Math.floor(hours)}:${hours % 1 ? "30" : "00"}`,
    (hours) => `${hours * 60} min`,
    (hours) => (hours % 1 ? `${Math.floor(hours)} 1/2` : `${hours}`),
  ];
  fc.assert(
    fc.property(fc.nat(quoteLimits.laborHours * 2), fc.constantFrom(...write), (halves, how) => {
      expect([how(halves / 2), readHours(how(halves / 2))]).toEqual([
        how(halves / 2),
        { hours: halves / 2 },
      ]);
    }),
  );
});

test("whatever is typed, the hours are a step of half an hour within the limit", () => {
  const piece = fc.constantFrom(..."0123456789.,:/½' -hm", "hora", "media", "min", " y ");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: piece })), (text) => {
      const read = readHours(text);
      if (!("hours" in read)) return;
      expect(
        read.hours >= 0 && read.hours <= quoteLimits.laborHours && Number.isInteger(read.hours * 2),
      ).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test("Reads every hundredth of an hour as itself where hundredths are taken", () => {
  for (let hundredths = 1; hundredths <= 100_000; hundredths += hundredths < 10_000 ? 1 : 7) {
    const hours = hundredths / 100;
    const read = readHours(String(hours), 100);
    if (!("hours" in read) || read.hours !== hours) expect(read).toEqual({ hours });
  }
  expect(readHours("0.333", 100)).toEqual({ problem: "halfHours" });
  expect(readHours("1.25")).toEqual({ problem: "halfHours" });
});

test("an endless text is refused at once", () => {
  const spent = cpuTime(() => {
    for (const piece of ["1", " ", "1 ", "½", "1/", "h", "-"]) readHours(piece.repeat(300_000));
  });
  expect(spent).toBeLessThan(1_000);
});
