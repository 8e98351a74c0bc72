import fc from "fast-check";
import { expect, test } from "vitest";
import { priceQuote } from "#app/features/quotes/price.ts";
import { quoteLimits, sameContent } from "#app/features/quotes/quote.ts";
import { tries } from "../../support/chance.ts";
import { tally } from "../../support/tally.ts";
import { anyDraft, anyRate, exactTotal } from "./exact.ts";

// R4: a million of them in `npm run torture`.
const drafts = tries(10_000);

test(
  "a quote costs what exact arithmetic says, to the cent",
  () => {
    const check = fc.property(anyDraft, anyRate, (draft, rate) => {
      const { totalAmount, laborCost, partsCost, materials } = priceQuote(draft, rate);
      if (BigInt(totalAmount) !== exactTotal(draft, rate)) return false;
      return (
        totalAmount === laborCost + partsCost &&
        partsCost === materials.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
      );
    });
    tally(drafts);
    fc.assert(check, { numRuns: drafts });
  },
  60_000 + drafts,
);

test("the largest quote is still exact", () => {
  const { quantity, unitPrice, laborHours, laborRate } = quoteLimits;
  const draft = {
    laborHours,
    materials: Array.from({ length: quoteLimits.materials }, () => ({
      name: "Gold",
      quantity,
      unitPrice,
    })),
  };
  const { totalAmount } = priceQuote(draft, laborRate);
  expect(BigInt(totalAmount)).toBe(exactTotal(draft, laborRate));
  expect(totalAmount).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test("half a cent of labor goes up", () => {
  const laborCost = (laborHours: number, rate: number) =>
    priceQuote({ laborHours, materials: [] }, rate).laborCost;
  expect(laborCost(0.5, 85_01)).toBe(42_51);
  expect(laborCost(1.5, 3)).toBe(5);
  expect(laborCost(0, 85_00)).toBe(0);
});

test("two quotes are the same when they say the same, whatever else they carry", () => {
  const one = {
    description: "Brakes",
    laborHours: 1,
    materials: [{ name: "Pad", quantity: 1, unitPrice: 1, totalPrice: 1 }],
  };
  expect(sameContent(one, { ...one, materials: [{ ...one.materials[0]!, totalPrice: 9 }] })).toBe(
    true,
  );
  expect(sameContent(one, { ...one, laborHours: 1.5 })).toBe(false);
  expect(sameContent(one, { ...one, materials: [] })).toBe(false);
});
