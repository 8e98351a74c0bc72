import fc from "fast-check";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import { type MaterialDraft, quoteLimits } from "#app/features/quotes/quote.ts";
import type { Decimals } from "#app/values/money.ts";

export type QuoteDraft = { laborHours: number; materials: MaterialDraft[] };
type Frozen = { laborRate: number; decimals: Decimals };

/** The total of a quote in whole numbers without end: every line and the labor, half a unit up. */
export function exactTotal(
  { laborHours, materials }: QuoteDraft,
  { laborRate, decimals }: Frozen,
): bigint {
  const unit = decimals === 0 ? 100n : 1n;
  const rounded = (amount: bigint, parts: bigint) =>
    unit * ((2n * amount + parts * unit) / (2n * parts * unit));
  return materials.reduce(
    (sum, { quantity, unitPrice }) =>
      sum + rounded(BigInt(quantity) * BigInt(unitPrice), BigInt(quantityOne)),
    rounded(BigInt(laborHours * 2) * BigInt(laborRate), 2n),
  );
}

/** An amount from one cent, or one unit where there are no decimals, to `max`. */
const amount = (max: number, decimals: Decimals) =>
  decimals === 0
    ? fc.integer({ min: 1, max: Math.floor(max / 100) }).map((units) => units * 100)
    : fc.integer({ min: 1, max });

export const anyRate = (decimals: Decimals = 2) => amount(quoteLimits.laborRate, decimals);

/** In hundredths: any, or whole pieces alone, as the form takes them. */
const quantity = {
  any: fc.integer({ min: 1, max: quoteLimits.pieces * quantityOne }),
  whole: fc.integer({ min: 1, max: quoteLimits.pieces }).map((pieces) => pieces * quantityOne),
};

/** Any quote within the limits, the largest ones too. */
export const anyDraft = (
  decimals: Decimals = 2,
  quantities: keyof typeof quantity = "whole",
): fc.Arbitrary<QuoteDraft> =>
  fc.record({
    laborHours: fc.integer({ min: 0, max: quoteLimits.laborHours * 2 }).map((halves) => halves / 2),
    materials: fc.array(
      fc.record({
        name: fc.constant("Part"),
        quantity: quantity[quantities],
        unitPrice: amount(quoteLimits.unitPrice, decimals),
      }),
      { maxLength: quoteLimits.materials, size: "max" },
    ),
  });
