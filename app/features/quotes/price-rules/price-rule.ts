import { roundUp, unitOf } from "#app/features/quotes/price/exact.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";

/** A part of a whole in hundredths of a percent: 40 % is 4,000. */
export type BasisPoints = number;

/** A markup is a part of the cost, a margin a part of the price. */
export const shareKinds = ["markup", "margin"] as const;
type ShareKind = (typeof shareKinds)[number];

/** How a price by rule ends; never below what the share comes to. */
export const priceEndings = ["exact", "ninetyNine", "whole"] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Costs of a unit from `from` to `to`, both included; without an end where `to` is null. */
export type PriceRange = {
  from: Cents;
  to: Cents | null;
  kind: ShareKind;
  rate: BasisPoints;
};

/** How a shop makes prices of costs: ranges in a row, without gaps, in one currency. */
export type PriceRules = {
  ranges: readonly PriceRange[];
  ending: PriceEnding;
  currency: Currency;
  /** Those of the suppliers that lines come from, by line; they hold instead. */
  of?: Readonly<Record<string, Pick<PriceRules, "ranges" | "ending">>>;
};

const wholeShare = 10_000;

/** What a shop may set. A margin of all of the price has none. */
export const priceRuleLimits = {
  ranges: 12,
  rate: { markup: 99_900, margin: 9_500 },
  /** Sets of single customers. */
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

/** The next price with this ending. Amounts without decimals end as they are. */
function raised(cents: Cents, ending: PriceEnding, decimals: Decimals): Cents {
  if (ending === "exact" || decimals === 0) return cents;
  const last = ending === "ninetyNine" ? 99 : 0;
  return cents + ((((last - cents) % 100) + 100) % 100);
}
