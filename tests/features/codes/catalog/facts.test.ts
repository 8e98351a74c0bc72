import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogFacts, openPacked } from "#app/features/codes/catalog/catalog.ts";
import { rangeOf } from "#app/features/codes/catalog/packed.ts";
import { catalogRecords } from "#app/features/codes/catalog/source/facts/by-code.ts";
import { ownChecks } from "#app/features/codes/catalog/source/facts/checks.ts";
import {
  catalogCauses,
  catalogChecks,
  ownCauses,
} from "#app/features/codes/catalog/source/facts/phrases.ts";
import { allCodes } from "#app/features/codes/codes.server.ts";
import { hazardTexts } from "#app/features/codes/facts/hazards.ts";
import { recordsByCode } from "#app/features/codes/facts/records/by-code.ts";
import { sheetOf } from "#app/features/codes/sheet/sheet.server.ts";
import { languages } from "#app/values/language.ts";
import { catalog } from "../../../support/code-titles.ts";

const rangeWith = (code: string) =>
  openPacked(JSON.parse(readFileSync(`public${rangeOf(code)}`, "utf8")));
const records = [...catalogRecords];

describe("Causes and checks of the catalog", () => {
  test("Are there for every code of the library and for most of the catalog", () => {
    expect(allCodes.filter(({ code }) => !recordsByCode.has(code))).toEqual([]);
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
    const known = listed.filter(({ code }) => catalogRecords.has(code));
    expect(known.length / listed.length).toBeGreaterThanOrEqual(part);
  });

  test("Belong to codes of the catalog", () => {
    expect(records.filter(([code]) => !catalog.byCode.has(code)).map(([code]) => code)).toEqual([]);
  });

  test("Are complete in both languages on every page that has them", () => {
    const ranges = Map.groupBy(records, ([code]) => rangeOf(code));
    for (const [, own] of ranges) {
      const range = rangeWith(own[0]![0]);
      for (const [code, { causes, checks }] of own)
        for (const language of languages) {
          const facts = catalogFacts(range.byCode.get(code)!, range, language);
          expect(facts).toEqual({
            causes: causes.map((key) => catalogCauses[key][language]),
            checks: checks.map((key) => catalogChecks[key][language]),
          });
        }
    }
  });

  test("Are for members, and the hazards of the checks for everyone", () => {
    const range = rangeWith("P010B");
    const visitor = sheetOf("P010B", "es", false, range);
    expect([visitor.facts, visitor.more]).toEqual([undefined, true]);
    expect(sheetOf("P010B", "es", true, range).facts?.causes[0]).toBe(
      "Sensor de flujo de aire sucio o defectuoso",
    );
    expect(visitor.safety).toEqual(
      expect.arrayContaining(hazardTexts(catalogChecks.cleanAirFlow.hazards, "es")),
    );
    expect(sheetOf("P010B", "es", false, catalog).safety).toEqual(visitor.safety);
  });

  test("Have no sentence that no code uses, and none twice", () => {
    const used = new Set<string>(
      records.flatMap(([, { causes, checks }]) => [...causes, ...checks]),
    );
    expect(
      [...Object.keys(ownCauses), ...Object.keys(ownChecks)].filter((key) => !used.has(key)),
    ).toEqual([]);
    for (const phrases of [catalogCauses, catalogChecks])
      for (const language of languages) {
        const all = Object.values(phrases).map((words) => words[language]);
        expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
      }
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
