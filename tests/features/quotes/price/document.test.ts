import fc from "fast-check";
import { expect, test } from "vitest";
import { discountShares } from "#app/features/quotes/price/discount.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { spread } from "#app/features/quotes/price/exact.ts";
import { noTerms } from "#app/features/quotes/price/terms.ts";
import { tries } from "../../../support/chance.ts";
import { tally } from "../../../support/tally.ts";
import { anyPriced } from "./any-terms.ts";
import { inFractions } from "./fractions.ts";

// R4: a million of them in `npm run torture`.
const documents = tries(2_000);

test("Any quote with any terms costs what exact fractions say", {
  timeout: 60_000 + documents,
}, () => {
  tally(documents);
  fc.assert(
    fc.property(anyPriced, (quote) => {
      const price = priceDocument(quote, quote);
      const exact = inFractions(quote);
      const { laborCost, partsCost, suppliesAmount, discountAmount, taxAmount } = price;
      const before = laborCost + partsCost + suppliesAmount - discountAmount;
      const net = price.totalAmount - taxAmount;
      const { prices, exempt } = quote.terms;
      return (
        BigInt(price.totalAmount) === exact.totalAmount &&
        BigInt(suppliesAmount) === exact.suppliesAmount &&
        BigInt(discountAmount) === exact.discount.reduce((sum, share) => sum + share, 0n) &&
        String(price.taxAmounts) === String(exact.taxAmounts) &&
        taxAmount === price.taxAmounts.reduce((sum, tax) => sum + tax, 0) &&
        BigInt(net) === exact.netAmount &&
        (exempt !== null || before === (prices === "inclusive" ? price.totalAmount : net))
      );
    }),
    { numRuns: documents },
  );
});

test("Two taxes rounded together come to what one tax of both rates would", () => {
  fc.assert(
    fc.property(anyPriced, fc.integer({ min: 0, max: 150_000 }), (quote, rate) => {
      const taxed = (...rates: number[]) => {
        const on = ["parts", "labor"] as const;
        const taxes = rates.map((one) => ({ name: "Tax", rate: one, on }));
        const terms = { ...quote.terms, exempt: null, taxRounding: "together" as const, taxes };
        return priceDocument(quote, { ...quote, terms });
      };
      const [two, one] = [taxed(62_500, rate), taxed(62_500 + rate)];
      expect([two.taxAmount, two.totalAmount]).toEqual([one.taxAmount, one.totalAmount]);
    }),
  );
});

test("The parts of a discount sum to it, and none exceeds its line", () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 10n ** 15n }), (over, wanted) => {
      const all = over.reduce((sum, amount) => sum + amount, 0n);
      const amount = wanted < all ? wanted : all;
      const shares = spread(amount, over, 1n);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
      expect(shares.every((share, at) => share >= 0n && share <= over[at]!)).toBe(true);
    }),
  );
});

test("Spreads by largest remainder, of equal ones the first", () => {
  const shares = (...cents: bigint[]) =>
    discountShares(
      cents.map((amount) => ({ kind: "parts", amount })),
      { on: "all", amount: 50_00 },
      { rounding: "document", unit: 1n },
    );
  expect(shares(200_00n, 133_33n, 10_00n)).toEqual([29_13n, 19_42n, 1_45n]);
  expect(shares(10_00n, 10_00n, 40_00n)).toEqual([8_34n, 8_33n, 33_33n]);
  expect(spread(1n, [5n, 5n], 1n)).toEqual([1n, 0n]);
});

test("Terms that charge nothing change no amount", () => {
  fc.assert(
    fc.property(anyPriced, ({ terms: _, ...quote }) => {
      expect(priceDocument(quote, { ...quote, terms: noTerms })).toEqual(
        priceDocument(quote, { ...quote, terms: null }),
      );
    }),
  );
});
