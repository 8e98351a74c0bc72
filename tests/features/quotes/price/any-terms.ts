import fc from "fast-check";
import {
  type LineClass,
  lineClasses,
  lineTaxes,
  type Terms,
} from "#app/features/quotes/price/terms.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import { type Currency, currencies, type Decimals, decimalsOf } from "#app/values/money.ts";
import type { AnyLine, Priced } from "./fractions.ts";

const amount = (max: number, decimals: Decimals) =>
  decimals === 0
    ? fc.integer({ min: 1, max: Math.floor(max / 100) }).map((units) => units * 100)
    : fc.integer({ min: 1, max });

const classes = fc.subarray<LineClass>([...lineClasses]);
const rate = fc.oneof(
  fc.constantFrom(50_000, 80_000, 82_500, 99_750, 160_000, 180_000, 190_000, 210_000),
  fc.integer({ min: 0, max: 300_000 }),
);

/** Any terms that a shop may set, in a currency with these decimals. */
export const anyTerms = (decimals: Decimals): fc.Arbitrary<Terms> => {
  const on = fc.constantFrom("parts" as const, "labor" as const, "all" as const);
  return fc.record({
    rounding: fc.constantFrom("line", "document"),
    prices: fc.constantFrom("exclusive", "inclusive"),
    taxRounding: fc.constantFrom("each" as const, "together" as const),
    taxOf: fc.constantFrom("net" as const, "price" as const),
    taxes: fc.array(fc.record({ name: fc.constant("Tax"), rate, on: classes }), { maxLength: 3 }),
    supplies: fc.option(
      fc.record({
        rate,
        of: fc.constantFrom("labor" as const, "parts" as const),
        maximum: fc.option(amount(100_00, decimals)),
      }),
    ),
    discount: fc.option(
      fc.oneof(
        fc.record({ on, amount: amount(1_000_00, decimals) }),
        fc.record({ on, rate: fc.integer({ min: 1, max: 1_000_000 }) }),
      ),
    ),
    exempt: fc.option(fc.constant("EX-1"), { freq: 9 }),
  });
};

/** Any quote that a shop may write in one of its currencies, with its terms. */
export const anyPriced: fc.Arbitrary<Priced & { currency: Currency }> = fc
  .constantFrom(...currencies)
  .chain((currency) => {
    const decimals = decimalsOf[currency];
    const lines = (maxLength: number): fc.Arbitrary<AnyLine[]> =>
      fc.array(
        fc.record({
          quantity: fc.oneof(
            fc.integer({ min: 1, max: 10 }).map((pieces) => pieces * quantityOne),
            fc.integer({ min: 1, max: 9_999 * quantityOne }),
          ),
          unitPrice: fc.oneof(amount(500_00, decimals), amount(9_999_999_999, decimals)),
          taxClass: fc.option(fc.constantFrom(...lineTaxes), { freq: 2 }),
        }),
        { maxLength },
      );
    return fc.record({
      currency: fc.constant(currency),
      decimals: fc.constant(decimals),
      laborHours: fc.integer({ min: 0, max: 2_000 }).map((halves) => halves / 2),
      laborRate: amount(200_00, decimals),
      materials: lines(8),
      labor: lines(3).map((some) => some.map(({ taxClass: _, ...line }) => line)),
      terms: anyTerms(decimals),
    });
  });
