import type { Charge } from "./discount.ts";
import { roundUp, spread, sum } from "./exact.ts";
import { type LineClass, type TaxRate, type Terms, wholeRate } from "./terms.ts";

const whole = BigInt(wholeRate);

type Taxed = Pick<Charge, "taxed" | "amount">;

/** What each tax comes to on these lines; the taxes that their prices contain, if these do. */
export function taxesOn(
  charges: readonly Taxed[],
  { taxes, prices, taxOf, taxRounding, rounding }: Terms,
  unit: bigint,
): bigint[] {
  const isOn = (tax: TaxRate, taxed: LineClass | null) => taxed !== null && tax.on.includes(taxed);
  const rates = (taxed: LineClass | null) =>
    sum(taxes.map((tax) => (isOn(tax, taxed) ? BigInt(tax.rate) : 0n)));
  const isInside = prices === "inclusive" && taxOf !== "price";
  const exactOn = (some: readonly Taxed[], tax: TaxRate): Fraction =>
    some
      .filter(({ taxed }) => isOn(tax, taxed))
      // What an amount of this class is a multiple of.
      .map(
        ({ taxed, amount }): Fraction => [
          amount * BigInt(tax.rate),
          whole + (isInside ? rates(taxed) : 0n),
        ],
      )
      .reduce(add, [0n, 1n]);
  const round = taxRounding === "together" ? roundedTogether : roundedEach;
  const groups = rounding === "line" ? charges.map((one) => [one]) : [charges];
  const rounded = groups.map((group) =>
    round(
      taxes.map((tax) => exactOn(group, tax)),
      unit,
    ),
  );
  return taxes.map((_, at) => sum(rounded.map((amounts) => amounts[at]!)));
}

const roundedEach = (amounts: readonly Fraction[], unit: bigint): bigint[] =>
  amounts.map(([cents, of]) => roundUp(cents, of, unit));

/** The sum rounded once, and shared out: two rates come to what one of both would. */
function roundedTogether(amounts: readonly Fraction[], unit: bigint): bigint[] {
  const of = amounts.reduce((product, [, divisor]) => product * divisor, 1n);
  const over = amounts.map(([cents, divisor]) => (cents * of) / divisor);
  return spread(roundUp(sum(over), of, unit), over, unit);
}

type Fraction = readonly [bigint, bigint];

const add = ([one, of]: Fraction, [other, by]: Fraction): Fraction =>
  of === by ? [one + other, of] : [one * by + other * of, of * by];
