import { describe, expect, test } from "vitest";
import { findCode, titleOf } from "#app/features/codes/codes.server.ts";
import { byDanger, type HazardKey } from "#app/features/codes/hazards/hazards.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { hazardsByStart } from "#app/features/codes/hazards/of-system.ts";
import { library } from "#app/features/codes/library.ts";
import { detailsOf } from "#app/features/codes/page/details.server.ts";
import { fold } from "#app/values/fold.ts";
import { languages } from "#app/values/language.ts";
import { factsByCode } from "../../../scripts/codes/facts.ts";
import { checks } from "../../../scripts/codes/lexicon.ts";
import { named, notTouched, touched } from "./vocabulary.ts";

const of = (code: string) => findCode(code)!.hazards;
const vocabulary = Object.entries(touched) as [
  HazardKey,
  NonNullable<(typeof touched)[HazardKey]>,
][];

/** The hazards that the words of a check touch, in either language. */
const touchedBy = (key: string) =>
  vocabulary
    .filter(
      ([hazard, words]) =>
        !notTouched[key]?.includes(hazard) &&
        languages.some((lng) => words[lng].test(fold(checks[key]![lng]))),
    )
    .map(([hazard]) => hazard);

describe("a check", () => {
  test.each(Object.keys(checks))("%s declares every hazard that its words imply", (key) => {
    const undeclared = touchedBy(key).filter((hazard) => !checks[key]!.hazards.includes(hazard));
    expect(undeclared).toEqual([]);
  });

  test("The vocabulary detects every hazard in both languages", () => {
    const deaf = vocabulary.flatMap(([hazard, words]) =>
      languages
        .filter((lng) => !Object.values(checks).some((one) => words[lng].test(fold(one[lng]))))
        .map((lng) => `${hazard} ${lng}`),
    );
    expect(deaf).toEqual([]);
  });

  test("Names the same hazards in both languages", () => {
    const odd = Object.entries(checks).flatMap(([key, one]) =>
      vocabulary
        .filter(([, words]) => words.en.test(fold(one.en)) !== words.es.test(fold(one.es)))
        .map(([hazard]) => `${key} ${hazard}`),
    );
    expect(odd).toEqual([]);
  });
});

describe("a code", () => {
  test("Shows a visitor every hazard of its checks, in both languages", () => {
    for (const { code } of library().codes)
      for (const lng of languages) {
        const shown = detailsOf(code, lng, false).safety.map(({ text }) => text);
        const due = (factsByCode.get(code)?.checks ?? []).flatMap((key) => checks[key]!.hazards);
        expect([code, hazardTexts(due, lng).filter(({ text }) => !shown.includes(text))]).toEqual([
          code,
          [],
        ]);
      }
  });

  test("Shows the hazards of its part", () => {
    const silent = library().codes.flatMap((entry) =>
      named
        .filter(([words, oneOf]) => {
          const says = languages.some((lng) => words[lng].test(fold(titleOf(entry, lng))));
          return says && !oneOf.some((hazard) => entry.hazards.includes(hazard));
        })
        .map(([, oneOf]) => `${entry.code} ${titleOf(entry, "en")}: ${oneOf.join(" or ")}`),
    );
    expect(silent).toEqual([]);
  });

  test("Shows each hazard once, gravest first", () => {
    for (const entry of library().codes) expect(entry.hazards).toEqual(byDanger(entry.hazards));
    expect(byDanger(["cleaners", "fuel", "highVoltage", "fuel"])).toEqual([
      "highVoltage",
      "fuel",
      "cleaners",
    ]);
  });

  test.each([
    ["P0301", ["fuelJet", "fuel", "misfire", "injectorVoltage", "ignitionVoltage"]],
    ["P0300", ["fuel", "misfire", "compressedAir"]],
    ["P0132", ["fuel", "hotParts"]],
    ["P0170", ["fuel", "runningEngine"]],
    ["P0173", ["fuel", "runningEngine"]],
    ["P0A0A", ["highVoltage", "battery12v"]],
    ["P0A0F", ["highVoltage"]],
    ["U0001", ["highVoltage", "airbag", "battery12v"]],
    ["U0151", ["airbag"]],
    ["C0051", ["airbag", "steering"]],
    ["P0520", ["oilPressure"]],
  ] as const)("%s has the hazards %j", (code, due) =>
    expect(of(code)).toEqual(expect.arrayContaining([...due])),
  );

  test("Says not to drive on exactly where that applies", () => {
    const hot = library()
      .codes.filter((entry) => entry.hazards.includes("overheating"))
      .map(({ code }) => code);
    expect(hot).toEqual(["P0217", "P0218", "P0298"]);
    for (const code of ["P0115", "P0118", "P0125", "P0128", "P0597", "P2181"])
      expect(of(code)).toContain("hotCoolant");
  });

  test("An unknown code has hazards by its prefix", () => {
    expect(hazardsByStart("P0A1B")).toEqual(["highVoltage", "battery12v"]);
    expect(hazardsByStart("P0C00")).toContain("highVoltage");
    expect(hazardsByStart("B0012")).toContain("airbag");
    expect(hazardsByStart("C0040")).toContain("brakeFailure");
    expect(hazardsByStart("P0429")).toEqual([]);
    expect(detailsOf("B0012", "es", false).safety[0]?.name).toBe("Bolsas de aire y pretensores");
  });
});

describe("the order of the checks", () => {
  const isCircuit = (code: string) =>
    /^(circuit|circuitOpen|open|shorted|electrical|primary(Low|High|Circuit)|control(Open|Low|High|Circuit)|low|high)$/.test(
      findCode(code)!.failure,
    );
  const electrical =
    /^(fuses|wiggle|resistance|supplyGround|reference|unplugSwap|solenoidWinding|liveData|coldCompare|batteryTest)$/;
  const first =
    /^(allCodes|hybridScan|whoAnswers|transmissionScan|oilLevel|barometer|capOffZero|levelCompare|cableAdjust|pedalSwitch)$/;

  test("For a circuit fault begins with wires, supply or winding, never with fluid, cleaning or parts", () => {
    const wrong = library().codes.filter(({ code }) => {
      const [one, two] = factsByCode.get(code)!.checks;
      return (
        isCircuit(code) &&
        !(
          electrical.test(one!) ||
          (first.test(one!) && electrical.test(two ?? one!)) ||
          /^(hybridScan|allCodes|capOffZero)/.test(one!)
        )
      );
    });
    // P0520: the dipstick before anything else. P0740 and its kin are among the tested.
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  test.each([
    "P0403",
    "P0489",
    "P0490",
    "P0412",
    "P0413",
    "P0414",
    "P0743",
    "P0748",
    "P0753",
    "P0768",
  ])("%s: checks wiring and winding before anything is removed", (code) => {
    const { checks: order, causes } = factsByCode.get(code)!;
    expect(order.slice(0, 3)).toEqual(expect.arrayContaining(["wiggle"]));
    expect(order.slice(0, 3).some((key) => key === "resistance" || key === "solenoidWinding")).toBe(
      true,
    );
    expect(causes.slice(0, 3)).toContain("wiring");
  });

  test("Never sends anyone to a live connector on high voltage, airbags or the steering column", () => {
    const live =
      /^(wiggle|supplyGround|resistance|reference|unplugSwap|fuses|scope|modulePower|moduleSupply|relayOutput)$/;
    const guarded = library().codes.filter(
      ({ part: { system, en } }) =>
        ["hybrid", "restraints"].includes(system) ||
        /^(airbag control|occupant|steering (angle|wheel|column)|drive motor control|battery energy)/.test(
          en,
        ),
    );
    expect(guarded.length).toBeGreaterThan(70);
    expect(
      guarded
        .filter(({ code }) => factsByCode.get(code)?.checks.some((key) => live.test(key)))
        .map(({ code }) => code),
    ).toEqual([]);
  });
});
