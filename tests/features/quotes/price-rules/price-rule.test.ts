import { expect, test } from "vitest";
import {
  type PriceRange,
  priceByRule,
  priceEndings,
  priceRuleLimits,
  shareKinds,
} from "#app/features/quotes/price-rules/price-rule.ts";
import { readRanges, type TypedRange } from "#app/features/quotes/price-rules/read-ranges.ts";
import type { Decimals } from "#app/values/money.ts";
import { below, chance, pick } from "../../../support/chance.ts";

const open = (kind: PriceRange["kind"], rate: number): PriceRange => ({
  from: 0,
  to: null,
  kind,
  rate,
});

test.each([
  [10_00, open("markup", 40_00), "exact", 14_00],
  [10_00, open("margin", 40_00), "exact", 16_67],
  [10_00, open("margin", 40_00), "ninetyNine", 16_99],
  [10_00, open("margin", 40_00), "whole", 17_00],
  [10_00, open("markup", 40_00), "whole", 14_00],
  [10_99, open("markup", 0), "ninetyNine", 10_99],
  [1, open("markup", 50_00), "exact", 2],
  [1, open("markup", 49_99), "exact", 1],
] as const)("A cost of %i makes %i by its rule", (cost, range, ending, price) => {
  expect(priceByRule(cost, { ranges: [range], ending }, 2)).toBe(price);
});

test("A cost of nothing, or outside of all ranges, has no price by rule", () => {
  const ranges = [{ ...open("markup", 10_00), to: 99_99 }];
  const priceOf = (cost: number) => priceByRule(cost, { ranges, ending: "exact" }, 2);
  expect([priceOf(0), priceOf(99_99), priceOf(100_00)]).toEqual([undefined, 109_99, undefined]);
});

/** Computes the price by fractions of whole numbers, without the product's rounding. */
function expected(cost: bigint, range: PriceRange, ending: string, decimals: Decimals): bigint {
  const rate = BigInt(range.rate);
  const top = range.kind === "markup" ? cost * (10_000n + rate) : cost * 10_000n;
  const bottom = range.kind === "markup" ? 10_000n : 10_000n - rate;
  const unit = decimals === 0 ? 100n : 1n;
  const down = top / (bottom * unit);
  const isHalf = 2n * (top - down * bottom * unit) >= bottom * unit;
  let price = (isHalf ? down + 1n : down) * unit;
  while (decimals === 2 && ending !== "exact" && price % 100n !== (ending === "whole" ? 0n : 99n))
    price += 1n;
  return price;
}

test("A hundred thousand random costs are priced to the cent as exact fractions say", () => {
  const upTo = (most: number) => below(most + 1);
  for (let n = 0; n < 100_000; n++) {
    const decimals: Decimals = chance() < 0.2 ? 0 : 2;
    const bounds = Array.from({ length: upTo(4) }, () => upTo(10 ** upTo(9)) + 1);
    const starts = [0, ...new Set(bounds)].sort((one, other) => one - other);
    const ranges = starts.map((from, at): PriceRange => {
      const kind = pick(shareKinds);
      const to = starts[at + 1];
      const rate = upTo(priceRuleLimits.rate[kind]);
      return { from, to: to === undefined ? null : to - 1, kind, rate };
    });
    const unit = decimals === 0 ? 100 : 1;
    const cost = (upTo(10 ** upTo(7)) + 1) * unit;
    const ending = pick(priceEndings);
    const range = ranges.findLast(({ from }) => from <= cost)!;
    const price = priceByRule(cost, { ranges, ending }, decimals);
    if (price !== Number(expected(BigInt(cost), range, ending, decimals)))
      expect({ cost, range, ending, decimals, price }).toBeUndefined();
    // Margins and markups never sell below cost.
    expect(price! >= cost).toBe(true);
  }
});

const typed = (...rows: [from: string, to: string, rate: string, kind?: string][]): TypedRange[] =>
  rows.map(([from, to, rate, kind = "markup"], at) => ({ at, from, to, rate, kind }));
const problemsOf = (ranges: TypedRange[], currency: "USD" | "CLP" = "USD") =>
  readRanges(ranges, currency).problems.map(({ at, cell, key, cents }) => [at, cell, key, cents]);

test("Reads ranges in any order, by their costs", () => {
  const { ranges, problems } = readRanges(
    typed(["50", "", "25,5", "margin"], ["0", "49.99", "60"]),
    "USD",
  );
  expect(problems).toEqual([]);
  expect(ranges).toEqual([
    { from: 0, to: 49_99, kind: "markup", rate: 60_00 },
    { from: 50_00, to: null, kind: "margin", rate: 25_50 },
  ]);
});

test.each([
  [typed(["1", "", "50"]), [0, "from", "priceRules:wrong.gap", 0]],
  [typed(["0", "9.99", "50"], ["10.01", "", "40"]), [1, "from", "priceRules:wrong.gap", 10_00]],
  [typed(["0", "10", "50"], ["10", "", "40"]), [1, "from", "priceRules:wrong.overlap", 10_01]],
  [typed(["0", "", "50"], ["10", "", "40"]), [0, "to", "priceRules:wrong.noEnd", undefined]],
  [typed(["5", "1", "50"]), [0, "to", "priceRules:wrong.backward", undefined]],
  [typed(["0", "", "1000"]), [0, "rate", "priceRules:wrong.markup", undefined]],
  [typed(["0", "", "99", "margin"]), [0, "rate", "priceRules:wrong.margin", undefined]],
  [typed(["0", "", "9.999"]), [0, "rate", "priceRules:wrong.markup", undefined]],
  [typed(["zero", "", "9"]), [0, "from", "ui:form.money", undefined]],
])("Says of %o what is wrong, and where", (ranges, problem) => {
  expect(problemsOf(ranges)).toEqual([problem]);
});

test("A currency without cents has ranges of whole amounts", () => {
  expect(problemsOf(typed(["0", "999", "50"], ["1000", "", "40"]), "CLP")).toEqual([]);
  expect(problemsOf(typed(["0", "999", "50"], ["999", "", "40"]), "CLP")).toEqual([
    [1, "from", "priceRules:wrong.overlap", 1_000_00],
  ]);
});
