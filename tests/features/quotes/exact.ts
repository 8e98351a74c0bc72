import fc from "fast-check";
import type { priceQuote } from "#app/features/quotes/price.ts";
import { quoteLimits } from "#app/features/quotes/quote.ts";

type QuoteDraft = Parameters<typeof priceQuote>[0];

/** The total of a quote in whole numbers without end: half-hours times the rate, half a cent up. */
export function exactTotal({ laborHours, materials }: QuoteDraft, laborRate: number): bigint {
  const parts = materials.reduce(
    (sum, { quantity, unitPrice }) => sum + BigInt(quantity) * BigInt(unitPrice),
    0n,
  );
  return parts + (BigInt(laborHours * 2) * BigInt(laborRate) + 1n) / 2n;
}

const material = fc.record({
  name: fc.constant("Part"),
  quantity: fc.integer({ min: 1, max: quoteLimits.quantity }),
  unitPrice: fc.integer({ min: 1, max: quoteLimits.unitPrice }),
});

/** Any quote within the limits, the largest ones too. */
export const anyDraft: fc.Arbitrary<QuoteDraft> = fc.record({
  laborHours: fc.integer({ min: 0, max: quoteLimits.laborHours * 2 }).map((halves) => halves / 2),
  materials: fc.array(material, { maxLength: quoteLimits.materials, size: "max" }),
});

export const anyRate = fc.integer({ min: 1, max: quoteLimits.laborRate });
