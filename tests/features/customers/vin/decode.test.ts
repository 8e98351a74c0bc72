import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeWith } from "#app/features/customers/vin/decode.ts";
import { checkDigit, cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { vinTable } from "./vin-table.ts";

const extract = readFileSync("app/features/customers/vin/vpic.txt", "latin1");
const year = 2026;

/** Describes a typed VIN: the vehicle, its origin, or the problem. */
function said(typed: string): string {
  const vin = cleanVin(typed);
  const problem = vinProblem(vin, 9999);
  if (problem) return problem;
  const { country = "", ...facts } = decodeWith(extract, vin, year);
  return `${vehicleName(facts, "en")} (${country})`.trim();
}

describe("VINs are decoded right or not at all", () => {
  test.each(vinTable)("%s: %s", (typed, expected) => expect(said(typed)).toBe(expected));

  test("The table has 60 of them or more", () =>
    expect(new Set(vinTable.map(([typed]) => cleanVin(typed))).size).toBeGreaterThanOrEqual(60));
});

const characters = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const anyVin = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((places) => places.join(""));
const knownVin = fc.constantFrom(
  ...vinTable.map(([typed]) => cleanVin(typed)).filter((vin) => !vinProblem(vin, 9999)),
);

test("Decodes anything without failing, and no year after the next one", () => {
  fc.assert(
    fc.property(anyVin, (vin) => {
      const facts = decodeWith(extract, vin, year);
      expect(facts.year ?? year).toBeGreaterThanOrEqual(1981);
      expect(facts.year ?? year).toBeLessThanOrEqual(year + 1);
      expect(facts.model === undefined || facts.make !== undefined).toBe(true);
    }),
  );
});

test("The serial number changes nothing", () => {
  fc.assert(
    fc.property(knownVin, fc.nat(999), (vin, serial) => {
      const other = vin.slice(0, 14) + String(serial).padStart(3, "0");
      const right = other.slice(0, 8) + checkDigit(other) + other.slice(9);
      if (checkDigit(vin) !== vin[8]) return;
      expect(decodeWith(extract, right, year)).toEqual(decodeWith(extract, vin, year));
    }),
  );
});

test("A slip that the check digit shows leaves neither model nor year", () => {
  fc.assert(
    fc.property(knownVin, fc.nat(16), fc.constantFrom(...characters), (vin, at, slip) => {
      const typed = vin.slice(0, at) + slip + vin.slice(at + 1);
      if (checkDigit(typed) === typed[8]) return;
      const { model, year: decoded } = decodeWith(extract, typed, year);
      expect([model, decoded]).toEqual([undefined, undefined]);
    }),
  );
});
