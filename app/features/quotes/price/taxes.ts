import type { Charge } from "./discount.ts";
import { roundUp, sum } from "./exact.ts";
import { type LineClass, type TaxRate, type Terms, wholeRate } from "./terms.ts";

const whole = BigInt(wholeRate);

/** What each tax comes to on these lines; the taxes that their prices contain, if these do. */
export function taxesOn(
  charges: readonly Charge[],
  { taxes, prices, rounding }: Terms,
  unit: bigint,
): bigint[] {
  const isOn = (tax: TaxRate, kind: LineClass) => tax.on.includes(kind);
  const rates = (kind: LineClass) =>
    sum(taxes.map((tax) => (isOn(tax, kind) ? BigInt(tax.rate) : 0n)));
  // What an amount of this class is a multiple of.
  const of = (kind: LineClass) => whole + (prices === "inclusive" ? rates(kind) : 0n);
  return taxes.map((tax) => {
    const parts = charges
      .filter(({ kind }) => isOn(tax, kind))
      .map(({ kind, amount }) => [amount * BigInt(tax.rate), of(kind)] as const);
    if (rounding === "line") return sum(parts.map(([cents, of]) => roundUp(cents, of, unit)));
    const [cents, common] = parts.reduce(add, [0n, 1n]);
    return roundUp(cents, common, unit);
  });
}

type Fraction = readonly [bigint, bigint];

const add = ([one, of]: Fraction, [other, by]: Fraction): Fraction =>
  of === by ? [one + other, of] : [one * by + other * of, of * by];
