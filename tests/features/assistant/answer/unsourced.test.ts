import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unsourced } from "#app/features/assistant/answer/unsourced.ts";
import { cpuTime } from "../../../support/machine/cpu-time.ts";

const flagged: [answer: string, found: string][] = [
  ["Tighten the coil bolts to 10 Nm.", "10 Nm"],
  ["Torque: 8–10 N·m", "8–10 N·m"],
  ["Apriete a 25 N.m en cruz", "25 N.m"],
  ["torque them to 89 ft-lbs", "89 ft-lbs"],
  ["about 18 lb-ft", "18 lb-ft"],
  ["tighten to 7 ft lb", "7 ft lb"],
  ["106 in-lb is enough", "106 in-lb"],
  ["Apriete con 12 libras-pie", "12 libras-pie"],
  ["Par de 5 kgf·m", "5 kgf·m"],
  ["then another 90 degrees: 60 Nm + 90°", "60 Nm"],
  ["+ 120 degrees after that", "+ 120 degrees"],
  ["Fuel pressure should be 58 psi", "58 psi"],
  ["between 55 and 62 psi at idle", "55 and 62 psi"],
  ["La presión debe ser de 3,5 bar", "3,5 bar"],
  ["entre 300 y 380 kPa", "300 y 380 kPa"],
  ["vacuum of 18 inHg", "18 inHg"],
  ["Gap the plugs to 1.1 mm", "1.1 mm"],
  ["plug gap of 0.044", "0.044"],
  ["Calibre las bujías a 0,8 mm", "0,8 mm"],
  ['set them at 0.035"', '0.035"'],
  ["holgura de válvulas de 0,25", "0,25"],
  ["clearance is 0.008 in. cold", "0.008 in."],
  ["runout below 0.05 mm", "0.05 mm"],
  ["50 microns at most", "50 microns"],
  ["The pan holds 4.2 liters", "4.2 liters"],
  ["fill with 4.5 qt of oil", "4.5 qt"],
  ["Capacidad: 5,7 L", "5,7 L"],
  ["add 120 ml", "120 ml"],
  ["1 gallon of coolant", "1 gallon"],
  ["the system takes 650 g of R134a", "650 g"],
  ["Order 90919-02252", "90919-02252"],
  ["use NGK BKR6EIX-11", "BKR6EIX-11"],
  ["the OEM part number is 06A905115D", "06A905115D"],
  ["pieza 1K0 615 301", "1K0 615 301"],
  ["Número de parte: 12609457", "12609457"],
  ["Bosch 0280158117 fits", "0280158117"],
  ["part no. FL2035", "FL2035"],
  ["filtro MOTORCRAFT FL-500S", "FL-500S"],
];

const fine: string[] = [
  "Swap the coil of cylinder 1 with cylinder 2 and read the code again [1].",
  "P0301 and P0302 together point to P0300-00.",
  "Battery voltage of 12.6 V with the engine off, 14.2 V running.",
  "Measure the primary: 0.5 to 2 ohms.",
  "The signal swings between 0.1 and 0.9 V.",
  "Mida la resistencia: 2.2 kΩ a 20 °C",
  "Let it warm up to 90 °C for 10 minutes.",
  "At 2,500 rpm the trim is above +10 %.",
  "A 2018 Toyota Corolla with 84,210 km",
  "Drive 50 km and 3 cold starts.",
  "Check fuse F12 and relay R5.",
  "Use SAE J1979 mode 6, or OBD-II live data, ISO-9141, CAN-H and CAN-L.",
  "DOT-4 fluid, or DOT 4.",
  "See work order WO-000012.",
  "1. Coil 2. Plug 3. Injector",
  "Bank 1 sensor 2 is behind the catalyst.",
  "No está en mis fuentes; consulte los datos del fabricante.",
  "The 16-pin connector, pins 4-5",
  "See section 3.2 on 2024-05-12.",
  "Turn it a quarter turn (90°) and look.",
  "A 2AZ-FE with a 4L60E behind it, 5W-30 in it",
  "In 2 of 10 cars it is the plug.",
];

describe("Figures and part numbers", () => {
  test.each(flagged)("Flags, in %j, %j", (answer, found) =>
    expect(unsourced(answer, "P0301: cylinder 1 misfire")).toContain(found),
  );
  test.each(fine)("Flags nothing in %j", (answer) => expect(unsourced(answer, "")).toEqual([]));
  test.each(flagged)("Does not flag %j when a source or the question contains it", (answer) =>
    expect(unsourced(answer, `Source: ${answer}`)).toEqual([]),
  );

  test("Matches figures written in either format", () => {
    expect(unsourced("Torque 1.234,5 Nm y 3,5 bar", "1,234.5 Nm, 3.5 bar")).toEqual([]);
    expect(unsourced("90919 02252 no, 90919-02252 yes", "9091902252")).toEqual([]);
    expect(unsourced("20 to 30 Nm", "20 Nm")).toEqual(["20 to 30 Nm"]);
  });

  test("Flags at most eight, in time linear in the text", () => {
    const long = Array.from({ length: 2_000 }, (_, at) => `${at + 100} Nm, ${at}A9-${at}55`).join(
      " ",
    );
    const spent = cpuTime(() => {
      expect(unsourced(long.slice(0, 12_000), "")).toHaveLength(8);
      for (const nasty of [
        "1 ".repeat(6_000),
        "1.".repeat(6_000),
        "A1-".repeat(4_000),
        "gap ".repeat(3_000),
        "1,000".repeat(2_400),
        "9".repeat(12_000),
      ])
        unsourced(nasty, nasty);
    });
    expect(spent).toBeLessThan(1_500);
  });

  test("Never flags an answer that repeats the question", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(unsourced(text, text)).toEqual([]);
      }),
    );
  });
});
