import { describe, expect, test } from "vitest";
import { rangeOf } from "#app/features/codes/catalog.server.ts";
import { findCode } from "#app/features/codes/codes.server.ts";
import { factsOf } from "#app/features/codes/facts.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { library } from "#app/features/codes/library.ts";
import { detailsOf } from "#app/features/codes/page/details.server.ts";
import { languages } from "#app/values/language.ts";
import { factsByCode } from "../../../../scripts/codes/facts.ts";
import { causes, checks } from "../../../../scripts/codes/lexicon.ts";
import { catalog, catalogFile } from "../../../support/learning/code-titles.ts";

const rangeWith = (code: string) => catalogFile(rangeOf(code));
const records = [...factsByCode].filter(([code]) => !findCode(code));

describe("Causes and checks of the catalog", () => {
  test("Are there for every code of the library and for most of the catalog", () => {
    expect(library().codes.filter(({ code }) => !factsByCode.has(code))).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(5_980);
  });

  test.each([
    ["P0001 to P0799", /^P0[0-7]\d\d$/, 0.98],
    ["modules that do not answer", /^U0[12]/, 1],
    ["airbags and belts", /^B00/, 1],
    ["what a module is fed with", /^U30/, 0.8],
    ["brakes and stability", /^C00/, 0.98],
  ])("Are there for what shops look up most: %s", (_, range, part) => {
    const listed = catalog.codes.filter(({ code }) => range.test(code));
    const known = listed.filter(({ code }) => factsByCode.has(code));
    expect(known.length / listed.length).toBeGreaterThanOrEqual(part);
  });

  test("Belong to codes of the catalog", () => {
    expect(records.filter(([code]) => !catalog.byCode.has(code)).map(([code]) => code)).toEqual([]);
  });

  test("Are complete in both languages on every page that has them", () => {
    const ranges = Map.groupBy(records, ([code]) => rangeOf(code));
    for (const [, own] of ranges) {
      const range = rangeWith(own[0]![0]);
      for (const [code, record] of own)
        for (const language of languages)
          expect(factsOf(range.byCode.get(code)!, language)).toEqual({
            causes: record.causes.map((name) => causes[name]![language]),
            checks: record.checks.map((name) => checks[name]![language]),
          });
    }
  });

  test("Are for members, and the hazards of the checks for everyone", () => {
    const range = rangeWith("P010B");
    const visitor = detailsOf("P010B", "es", false, range);
    expect([visitor.facts, visitor.more]).toEqual([undefined, true]);
    expect(detailsOf("P010B", "es", true, range).facts?.causes[0]).toBe(
      "Sensor de flujo de aire sucio o defectuoso",
    );
    expect(visitor.safety).toEqual(
      expect.arrayContaining(hazardTexts(checks.cleanAirFlow!.hazards, "es")),
    );
    expect(detailsOf("P010B", "es", false, catalog).safety).toEqual(visitor.safety);
  });
});

describe("The order of the checks", () => {
  test("For a circuit fault begins with wires, supply or a reading, never with fluid or parts", () => {
    const circuit =
      /^(circuit|circuitOpen|controlOpen|controlLow|controlHigh|controlCircuit|low|high|voltageLow|voltageHigh|supplyLow|supplyHigh|supplyOpen|supplyCircuit|intermittent)$/;
    const removes =
      /clean|swap|Clear$|(?<!Fluid)Look|Marks|compression|fluidCheck|sensorTip|fuelPressure|Gauge|timing/i;
    const wrong = records.filter(([code, { checks }]) => {
      const entry = catalog.byCode.get(code);
      return entry && circuit.test(entry.failure) && removes.test(checks[0]!);
    });
    expect(wrong.map(([code]) => code)).toEqual([]);
  });

  test("Never sends anyone to a live connector on high voltage, airbags or the steering column", () => {
    const live =
      /^(wiggle|supplyGround|resistance|reference|unplugSwap|fuses|scope|modulePower|moduleSupply|relayOutput|voltageDrop|coolantPumpRun)$/;
    const wrong = records.filter(([code, { checks }]) => {
      const hazards = catalog.byCode.get(code)?.part.hazards ?? [];
      return (
        (hazards.includes("highVoltage") || hazards.includes("airbag")) &&
        checks.some((key) => live.test(key))
      );
    });
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
});
