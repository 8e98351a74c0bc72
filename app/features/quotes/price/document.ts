import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { Cents, Decimals } from "#app/values/money.ts";
import { type Charge, chargeOf, discountShares } from "./discount.ts";
import { roundUp, spread, sum, unitOf } from "./exact.ts";
import { type LinePrice, lineTotal } from "./line-total.ts";
import {
  type LineClass,
  type LineTax,
  noTerms,
  type TaxRate,
  type Terms,
  wholeRate,
} from "./terms.ts";

/** A material; `taxClass` where it is not taxed as a part. */
type Line = LinePrice & { taxClass?: LineTax | null };

/**
 * Content to be priced. `laborHours`, in half-hour steps, are charged at the quote's own rate; each
 * further line of labor has its own.
 */
export type Draft<Material extends Line, Labor extends LinePrice> = {
  laborHours: number;
  materials: readonly Material[];
  labor?: readonly Labor[];
};

/** Settings that determine the amounts: cents per hour, decimals, and the terms, if any. */
type Frozen = { laborRate: Cents; decimals: Decimals; terms?: Terms | null };

export type Amounts = {
  laborCost: Cents;
  partsCost: Cents;
  suppliesAmount: Cents;
  discountAmount: Cents;
  /** Amount of each tax of the terms; none for an exempt customer. */
  taxAmounts: Cents[];
  taxAmount: Cents;
  /** Total due, with the tax. The total less the tax is the net amount. */
  totalAmount: Cents;
};

type Priced<One> = One & { totalPrice: Cents };
type Price<Material, Labor> = Amounts & {
  materials: Priced<Material>[];
  labor: Priced<Labor>[];
};

/**
 * Prices a quote. Without terms this is the sum of its materials plus labor hours times the shop's
 * hourly rate (specification, section 9). The server stores the result; the browser shows the same
 * as one types.
 */
export function priceDocument<Material extends Line, Labor extends LinePrice = never>(
  draft: Draft<Material, Labor>,
  { laborRate, decimals, terms }: Frozen,
): Price<Material, Labor> {
  const priced = <One extends LinePrice>(line: One): Priced<One> => ({
    ...line,
    totalPrice: lineTotal(line, decimals),
  });
  const materials = draft.materials.map(priced);
  const labor = (draft.labor ?? []).map(priced);
  const hours = priced({ quantity: draft.laborHours * quantityOne, unitPrice: laborRate });
  const lines = {
    parts: materials.map((line) => chargeOf("parts", line)),
    labor: [hours, ...labor].map((line) => chargeOf("labor", line)),
  };
  return { materials, labor, ...amountsOf(lines, terms ?? noTerms, unitOf[decimals]) };
}

const costOf = (charges: readonly Charge[]): bigint => sum(charges.map(({ amount }) => amount));

type Lines = Record<"parts" | "labor", readonly Charge[]>;

function amountsOf({ parts, labor }: Lines, terms: Terms, unit: bigint): Amounts {
  const { rounding, prices, discount, exempt } = terms;
  const supplies = suppliesOn([...parts, ...labor], terms, unit);
  const fee: Charge = { kind: "fees", taxed: "fees", amount: supplies };
  const charges = [...parts, ...labor, fee];
  const off = discount ? discountShares(charges, discount, { rounding, unit }) : [];
  const left = charges.map((one, at) => ({ ...one, amount: one.amount - (off[at] ?? 0n) }));
  const contained = taxesOn(left, terms, unit);
  const taxAmounts = exempt === null ? contained : [];
  // An exempt customer does not pay the taxes that prices contain.
  const net = costOf(left) - (prices === "inclusive" ? sum(contained) : 0n);
  return {
    laborCost: Number(costOf(labor)),
    partsCost: Number(costOf(parts)),
    suppliesAmount: Number(supplies),
    discountAmount: Number(sum(off)),
    taxAmounts: taxAmounts.map(Number),
    taxAmount: Number(sum(taxAmounts)),
    totalAmount: Number(net + sum(taxAmounts)),
  };
}

function suppliesOn(lines: readonly Charge[], { supplies }: Terms, unit: bigint): bigint {
  if (!supplies || supplies.waived) return 0n;
  const { rate, of, maximum } = supplies;
  const base = costOf(lines.filter(({ kind }) => kind === of));
  const amount = roundUp(base * BigInt(rate), BigInt(wholeRate), unit);
  return maximum !== null && amount > BigInt(maximum) ? BigInt(maximum) : amount;
}

const whole = BigInt(wholeRate);

type Taxed = Pick<Charge, "taxed" | "amount">;

/** Amount of each tax on these lines; of included taxes, if the prices include them. */
function taxesOn(
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
      // Exact tax on an amount, as a fraction.
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

/** Rounds the sum once and splits it: two rates come to as much as their sum would. */
function roundedTogether(amounts: readonly Fraction[], unit: bigint): bigint[] {
  const of = amounts.reduce((product, [, divisor]) => product * divisor, 1n);
  const over = amounts.map(([cents, divisor]) => (cents * of) / divisor);
  return spread(roundUp(sum(over), of, unit), over, unit);
}

type Fraction = readonly [bigint, bigint];

const add = ([one, of]: Fraction, [other, by]: Fraction): Fraction =>
  of === by ? [one + other, of] : [one * by + other * of, of * by];
