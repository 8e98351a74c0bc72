import { checkDigit, hasCheckDigit } from "#app/features/customers/vin/vin.ts";

/** Signs that a reader takes for each other. Those that count the same (A and J) prove nothing. */
const pairs = (
  "8B 5S 2Z 6G 0D 1L 1T 4A 7T 0C 0U 3B 38 68 56 89 69 09 17 UV MN HN HM KX FP EF PR CG VY WV 7Z " +
  "1Y TY BE BR 3S 8S"
).split(" ");

const othersOf = (sign: string): string[] =>
  pairs.filter((pair) => pair.includes(sign)).map((pair) => pair.replace(sign, ""));

/** The tenth sign is the year and the last three are digits (49 CFR 565.15). */
const form = /^[A-HJ-NPR-Z\d]{8}[\dX][A-HJ-NPRSTV-Y1-9][A-HJ-NPR-Z\d]{4}\d{3}$/;

/** Whether a VIN's check digit confirms the reading. Only North America requires one. */
export const isProved = (vin: string): boolean =>
  form.test(vin) && hasCheckDigit(vin) && checkDigit(vin) === vin[8];

/**
 * The VINs that a reading may mean when one likely misreading explains why its check digit does not
 * match: one sign is another, or one is there twice (`B8` for 8). Only a single one is a
 * correction.
 */
export const correctedVins = (reading: string): string[] =>
  isProved(reading)
    ? []
    : [
        ...new Set(
          (reading.length === 17 ? replaced(reading) : shortened(reading)).filter(isProved),
        ),
      ];

const replaced = (reading: string): string[] =>
  [...reading].flatMap((sign, at) =>
    othersOf(sign).map((other) => reading.slice(0, at) + other + reading.slice(at + 1)),
  );

/** A reading of over 17 signs without a repeated sign, or one before or after the VIN. */
function shortened(reading: string): string[] {
  if (reading.length <= 17) return [reading];
  if (reading.length > 19) return [];
  const without = (at: number) => reading.slice(0, at) + reading.slice(at + 1);
  return [...reading].flatMap((sign, at) => {
    const next = reading[at + 1];
    const isTwice = next !== undefined && (next === sign || othersOf(sign).includes(next));
    const isEdge = at === 0 || next === undefined;
    return [
      ...(isTwice || isEdge ? shortened(without(at)) : []),
      ...(isTwice ? shortened(without(at + 1)) : []),
    ];
  });
}
