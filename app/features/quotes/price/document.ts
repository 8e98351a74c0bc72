import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { Cents, Decimals } from "#app/values/money.ts";
import { type Charge, discountShares } from "./discount.ts";
import { roundUp, sum, unitOf } from "./exact.ts";
import { type Counted, lineTotal } from "./line-total.ts";
import { taxesOn } from "./taxes.ts";
import { noTerms, type Terms, wholeRate } from "./terms.ts";

/**
 * What is priced. `laborHours`, in half-hour steps, are charged at the quote's own rate; each
 * further line of labor has its own.
 */
export type Draft<Material extends Counted, Labor extends Counted> = {
  laborHours: number;
  materials: readonly Material[];
  labor?: readonly Labor[];
};

/** What amounts follow: cents per hour, what they are rounded to, and the terms, if any. */
type Frozen = { laborRate: Cents; decimals: Decimals; terms?: Terms | null };

export type Amounts = {
  laborCost: Cents;
  partsCost: Cents;
  suppliesAmount: Cents;
  discountAmount: Cents;
  /** Of each tax of the terms; none for an exempt customer. */
  taxAmounts: Cents[];
  taxAmount: Cents;
  /** What is due, with the tax. What is left without the tax is the net amount. */
  totalAmount: Cents;
};

type Priced<Line> = Line & { totalPrice: Cents };
type Price<Material, Labor> = Amounts & {
  materials: Priced<Material>[];
  labor: Priced<Labor>[];
};

/**
 * What a quote costs. Without terms that is the sum of its materials plus labor hours times the
 * shop's hourly rate (specification, section 9). The server stores what this answers; the browser
 * shows the same while one types.
 */
export function priceDocument<Material extends Counted, Labor extends Counted = never>(
  draft: Draft<Material, Labor>,
  { laborRate, decimals, terms }: Frozen,
): Price<Material, Labor> {
  const priced = <Line extends Counted>(line: Line): Priced<Line> => ({
    ...line,
    totalPrice: lineTotal(line, decimals),
  });
  const materials = draft.materials.map(priced);
  const labor = (draft.labor ?? []).map(priced);
  const hours = priced({ quantity: draft.laborHours * quantityOne, unitPrice: laborRate });
  const charges = [...chargesOf("parts", materials), ...chargesOf("labor", [hours, ...labor])];
  return { materials, labor, ...amountsOf(charges, terms ?? noTerms, unitOf[decimals]) };
}

const chargesOf = (kind: Charge["kind"], lines: readonly { totalPrice: Cents }[]): Charge[] =>
  lines.map(({ totalPrice }) => ({ kind, amount: BigInt(totalPrice) }));

const costOf = (charges: readonly Charge[], of?: Charge["kind"]): bigint =>
  sum(charges.map(({ kind, amount }) => (of === undefined || of === kind ? amount : 0n)));

function amountsOf(lines: readonly Charge[], terms: Terms, unit: bigint): Amounts {
  const { rounding, prices, discount, exempt } = terms;
  const supplies = suppliesOn(lines, terms, unit);
  const charges: Charge[] = [...lines, { kind: "fees", amount: supplies }];
  const off = discount ? discountShares(charges, discount, { rounding, unit }) : [];
  const left = charges.map(({ kind, amount }, at) => ({ kind, amount: amount - (off[at] ?? 0n) }));
  const contained = taxesOn(left, terms, unit);
  const taxAmounts = exempt === null ? contained : [];
  // Someone who is exempt does not pay the taxes that prices contain.
  const net = costOf(left) - (prices === "inclusive" ? sum(contained) : 0n);
  return {
    laborCost: Number(costOf(lines, "labor")),
    partsCost: Number(costOf(lines, "parts")),
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
  const amount = roundUp(costOf(lines, of) * BigInt(rate), BigInt(wholeRate), unit);
  return maximum !== null && amount > BigInt(maximum) ? BigInt(maximum) : amount;
}
