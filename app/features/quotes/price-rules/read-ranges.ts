import { readAmountWith } from "#app/values/amount.ts";
import { type Cents, type Currency, decimalsOf } from "#app/values/money.ts";
import { readPercent } from "#app/values/percent.ts";
import type { WordKey } from "#app/values/word-key.ts";
import {
  type BasisPoints,
  priceRuleLimits as limits,
  type PriceRange,
  shareKinds,
} from "./price-rule.ts";

/** Cells of a range, as typed; `at`: its row in the form. */
export const rangeCells = ["from", "to", "kind", "rate"] as const;
type RangeCell = (typeof rangeCells)[number];
export type TypedRange = Record<RangeCell, string> & { at: number };

/** Problem of a cell; `cents`: the cost that belongs there. */
type RangeProblem = { at: number; cell: RangeCell; key: WordKey; cents?: Cents };

type RangeList = { ranges: PriceRange[]; problems: RangeProblem[] };

/**
 * Parses the ranges, sorted by cost. They start at 0 and are contiguous, so that every cost has one
 * price; only the last may be unbounded.
 */
export function readRanges(typed: readonly TypedRange[], currency: Currency): RangeList {
  const problems: RangeProblem[] = [];
  const ranges = typed.flatMap((one) => {
    const { range, wrong } = readRange(one, currency);
    problems.push(...wrong.map((problem) => ({ at: one.at, ...problem })));
    return wrong.length === 0 ? [{ ...range, at: one.at }] : [];
  });
  ranges.sort((one, other) => one.from - other.from);
  // Gaps can only be found when every range is readable.
  if (problems.length === 0) problems.push(...gapsIn(ranges, decimalsOf[currency] === 0 ? 100 : 1));
  return { ranges: ranges.map(({ at: _, ...range }) => range), problems };
}

type Placed = PriceRange & { at: number };

function gapsIn(ranges: readonly Placed[], unit: Cents): RangeProblem[] {
  const problems: RangeProblem[] = [];
  let begin = 0;
  for (const [n, { at, from, to }] of ranges.entries()) {
    const before = ranges[n - 1];
    if (before?.to === null)
      problems.push({ at: before.at, cell: "to", key: "priceRules:wrong.noEnd" });
    else if (from !== begin) {
      const key = from > begin ? "priceRules:wrong.gap" : "priceRules:wrong.overlap";
      problems.push({ at, cell: "from", key, cents: begin });
    }
    begin = (to ?? from) + unit;
  }
  return problems;
}

function readRange(typed: TypedRange, currency: Currency) {
  const wrong: Pick<RangeProblem, "cell" | "key">[] = [];
  const amount = (cell: "from" | "to"): Cents => {
    const read = readAmountWith(typed[cell], { currency, decimals: decimalsOf[currency] });
    if (read && "cents" in read && read.cents >= 0) return read.cents;
    wrong.push({ cell, key: "ui:form.money" });
    return 0;
  };
  const kind = shareKinds.find((one) => one === typed.kind) ?? "markup";
  const range: PriceRange = {
    from: amount("from"),
    to: typed.to === "" ? null : amount("to"),
    kind,
    rate: readShare(typed.rate) ?? -1,
  };
  if (range.rate < 0 || range.rate > limits.rate[kind])
    wrong.push({ cell: "rate", key: `priceRules:wrong.${kind}` });
  if (wrong.length === 0 && range.to !== null && range.to < range.from)
    wrong.push({ cell: "to", key: "priceRules:wrong.backward" });
  return { range, wrong };
}

/** A percentage with at most two decimals. */
function readShare(typed: string): BasisPoints | undefined {
  const millionths = readPercent(typed, 10_000_000);
  return millionths !== undefined && millionths % 100 === 0 ? millionths / 100 : undefined;
}
