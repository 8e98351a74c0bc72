import fc from "fast-check";
import { expect, test } from "vitest";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { lineTotal } from "#app/features/quotes/price/line-total.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import { quoteLimits, sameContent } from "#app/features/quotes/quote.ts";
import type { Decimals } from "#app/values/money.ts";
import { tries } from "../../support/chance.ts";
import { tally } from "../../support/tally.ts";
import { anyDraft, anyRate, exactTotal } from "./exact.ts";

// R4: a million of them in `npm run torture`.
const drafts = tries(10_000);

const frozen = (decimals: Decimals) =>
  anyRate(decimals).map((laborRate) => ({ laborRate, decimals }));

test(
  "a quote costs what exact arithmetic says, to the cent",
  () => {
    const any = fc
      .constantFrom<Decimals>(2, 0)
      .chain((decimals) => fc.tuple(anyDraft(decimals, "any"), frozen(decimals)));
    const check = fc.property(any, ([draft, frozen]) => {
      const { totalAmount, laborCost, partsCost, materials } = priceDocument(draft, frozen);
      if (BigInt(totalAmount) !== exactTotal(draft, frozen)) return false;
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
  const { pieces, unitPrice, laborHours, laborRate } = quoteLimits;
  const frozen = { laborRate, decimals: 2 } as const;
  const draft = {
    laborHours,
    materials: Array.from({ length: quoteLimits.materials }, () => ({
      name: "Gold",
      quantity: pieces * quantityOne,
      unitPrice,
    })),
  };
  const { totalAmount } = priceDocument(draft, frozen);
  expect(BigInt(totalAmount)).toBe(exactTotal(draft, frozen));
  expect(totalAmount).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test("half a cent of labor goes up", () => {
  const laborCost = (laborHours: number, laborRate: number) =>
    priceDocument({ laborHours, materials: [] }, { laborRate, decimals: 2 }).laborCost;
  expect(laborCost(0.5, 85_01)).toBe(42_51);
  expect(laborCost(1.5, 3)).toBe(5);
  expect(laborCost(0, 85_00)).toBe(0);
});

test("a part of a piece costs that part, half a cent up", () => {
  const total = (quantity: number, unitPrice: number) => lineTotal({ quantity, unitPrice }, 2);
  expect(total(35, 87_30)).toBe(30_56);
  expect(total(4_25, 11_99)).toBe(50_96);
  expect(total(300, 12_99)).toBe(38_97);
});

test("where a currency has no decimals, every amount is a whole unit", () => {
  const frozen = { laborRate: 12_345_00, decimals: 0 } as const;
  const price = priceDocument(
    { laborHours: 1.5, materials: [{ quantity: 3_33, unitPrice: 990_00 }] },
    frozen,
  );
  expect(price).toMatchObject({ laborCost: 18_518_00, partsCost: 3_297_00 });
});

test("two quotes are the same when they say the same, whatever else they carry", () => {
  const one = {
    description: "Brakes",
    laborHours: 1,
    materials: [{ name: "Pad", quantity: 100, unitPrice: 1, totalPrice: 1 }],
  };
  const priced = one.materials.map((pad) => ({ ...pad, id: "line", totalPrice: 9 }));
  expect(sameContent(one, { ...one, materials: priced })).toBe(true);
  expect(sameContent(one, { ...one, laborHours: 1.5 })).toBe(false);
  expect(sameContent(one, { ...one, materials: [] })).toBe(false);
});
