import { roundUp, unitOf } from "#app/features/quotes/price/exact.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";

/** Hundredths of a percent: 40 % is 4,000. */
export type BasisPoints = number;

/** A markup is a percentage of the cost, a margin of the price. */
export const shareKinds = ["markup", "margin"] as const;
type ShareKind = (typeof shareKinds)[number];

/** Rounding of a price by rule; never below cost plus share. */
export const priceEndings = ["exact", "ninetyNine", "whole"] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Costs of a unit from `from` to `to`, both included; unbounded where `to` is null. */
export type PriceRange = {
  from: Cents;
  to: Cents | null;
  kind: ShareKind;
  rate: BasisPoints;
};

/** Price rules of a shop: contiguous ranges of costs, in one currency. */
export type PriceRules = {
  ranges: readonly PriceRange[];
  ending: PriceEnding;
  currency: Currency;
  /** Rules of the suppliers of lines, by line; they take precedence. */
  of?: Readonly<Record<string, Pick<PriceRules, "ranges" | "ending">>>;
};

const wholeShare = 10_000;

/** Limits of the settings. A margin of 100 % has no price. */
export const priceRuleLimits = {
  ranges: 12,
  rate: { markup: 99_900, margin: 9_500 },
  /** Sets of single customers and suppliers. */
  sets: 100,
} as const;

/**
 * The price of a unit by the rule: cost and share exactly, rounded half up, then raised to its
 * ending. Undefined where no range holds the cost, and for what cost nothing.
 */
export function priceByRule(
  cost: Cents,
  { ranges, ending }: Pick<PriceRules, "ranges" | "ending">,
  decimals: Decimals,
): Cents | undefined {
  const range = ranges.find(({ from, to }) => cost >= from && (to === null || cost <= to));
  if (!range || cost <= 0) return undefined;
  const rate = BigInt(range.rate);
  const whole = BigInt(wholeShare);
  const [times, of] = range.kind === "markup" ? [whole + rate, whole] : [whole, whole - rate];
  return raised(Number(roundUp(BigInt(cost) * times, of, unitOf[decimals])), ending, decimals);
}

/** Next price with this ending. Amounts without decimals stay as they are. */
function raised(cents: Cents, ending: PriceEnding, decimals: Decimals): Cents {
  if (ending === "exact" || decimals === 0) return cents;
  const last = ending === "ninetyNine" ? 99 : 0;
  return cents + ((((last - cents) % 100) + 100) % 100);
}
