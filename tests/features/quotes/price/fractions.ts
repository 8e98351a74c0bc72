import type { LinePrice } from "#app/features/quotes/price/line-total.ts";
import type { LineClass, LineTax, Terms } from "#app/features/quotes/price/terms.ts";
import type { Decimals } from "#app/values/money.ts";

// The amounts of a quote once more, in exact fractions: what the price rule is tested against. It
// shares nothing with it.

/** Numerator and denominator, which is above zero. */
type Fraction = readonly [bigint, bigint];

const of = (number: number | bigint): Fraction => [BigInt(number), 1n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  b === d ? [a + c, b] : [a * d + c * b, b * d];
const minus = (one: Fraction, [c, d]: Fraction): Fraction => plus(one, [-c, d]);
const mul = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const by = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const less = (one: Fraction, other: Fraction) => minus(one, other)[0] < 0n;
const total = (list: readonly Fraction[]) => list.reduce(plus, of(0));
const zero = of(0);

export type AnyLine = LinePrice & { taxClass?: LineTax | null };

export type Priced = {
  laborHours: number;
  materials: readonly AnyLine[];
  labor: readonly LinePrice[];
  laborRate: number;
  decimals: Decimals;
  terms: Terms;
};

type Line = { kind: LineClass; taxed: LineClass | null; cents: Fraction };

/** Weights of a line in discounts and supplies, and in taxes. */
function asLine(own: "parts" | "labor", cents: Fraction, taxClass: LineTax | null): Line {
  switch (taxClass) {
    case null:
      return { kind: own, taxed: own, cents };
    case "none":
      return { kind: own, taxed: null, cents };
    case "fee":
      return { kind: "fees", taxed: "fees", cents };
    case "freeFee":
      return { kind: "fees", taxed: null, cents };
    case "special":
      return { kind: own, taxed: "special", cents };
  }
}

/** Shares of a discount by line, then taxes, supplies and the amount due, in cents. */
export function inFractions(quote: Priced) {
  const { laborHours, laborRate, decimals, terms } = quote;
  const unit = of(decimals === 0 ? 100 : 1);
  const floor = ([a, b]: Fraction) => of(a / b);
  const round = (cents: Fraction) => mul(floor(plus(by(cents, unit), [1n, 2n])), unit);
  const millionths = (rate: number): Fraction => [BigInt(rate), 1_000_000n];
  const cost = ({ quantity, unitPrice }: LinePrice) =>
    round(mul([BigInt(quantity), 100n], of(unitPrice)));

  const hours = round(mul([BigInt(laborHours * 2), 2n], of(laborRate)));
  const charged: Line[] = [
    ...quote.materials.map((one) => asLine("parts", cost(one), one.taxClass ?? null)),
    asLine("labor", hours, null),
    ...quote.labor.map((one) => asLine("labor", cost(one), null)),
  ];

  /** An amount over others in proportion, in whole units by largest remainder. */
  const shared = (amount: Fraction, over: readonly Fraction[]): Fraction[] => {
    const all = total(over);
    if (!less(zero, all)) return over.map(() => zero);
    const exact = over.map((cents) => by(mul(amount, by(cents, all)), unit));
    const shares = exact.map(floor);
    let missing = minus(by(amount, unit), total(shares));
    const left = exact.map((share, at) => minus(share, shares[at]!));
    // Each remaining unit goes to the largest remainder that has not received one.
    const given = new Set<number>();
    while (less(zero, missing)) {
      let best = -1;
      for (const [at, rest] of left.entries())
        if (!given.has(at) && (best < 0 || less(left[best]!, rest))) best = at;
      given.add(best);
      shares[best] = plus(shares[best]!, of(1));
      missing = minus(missing, of(1));
    }
    return shares.map((share) => mul(share, unit));
  };

  let fee = zero;
  if (terms.supplies) {
    const own = charged.filter(({ kind }) => kind === terms.supplies!.of);
    const base = total(own.map(({ cents }) => cents));
    fee = round(mul(base, millionths(terms.supplies.rate)));
    const most = terms.supplies.maximum;
    if (most !== null && less(of(most), fee)) fee = of(most);
  }
  const lines: Line[] = [...charged, { kind: "fees", taxed: "fees", cents: fee }];

  const discount = lines.map(() => zero);
  if (terms.discount) {
    const { on } = terms.discount;
    const base = lines.map(({ kind, cents }) => (on === "all" || on === kind ? cents : zero));
    const all = total(base);
    if ("rate" in terms.discount && terms.rounding === "line") {
      const rate = millionths(terms.discount.rate);
      for (const [at, cents] of base.entries()) discount[at] = round(mul(cents, rate));
    } else if (less(zero, all)) {
      const off =
        "rate" in terms.discount
          ? round(mul(all, millionths(terms.discount.rate)))
          : less(all, of(terms.discount.amount))
            ? all
            : of(terms.discount.amount);
      for (const [at, share] of shared(off, base).entries()) discount[at] = share;
    }
  }

  const inside = terms.prices === "inclusive";
  const exactly = lines.map(({ taxed, cents }, at) => {
    const left = minus(cents, discount[at]!);
    const rates = terms.taxes.map(({ rate, on }) =>
      taxed !== null && on.includes(taxed) ? millionths(rate) : zero,
    );
    const net = inside && terms.taxOf !== "price" ? by(left, plus(of(1), total(rates))) : left;
    return rates.map((rate) => mul(net, rate));
  });
  const sums = (group: Fraction[][]) =>
    terms.taxes.map((_, nth) => total(group.map((line) => line[nth]!)));
  const groups = terms.rounding === "line" ? exactly.map((line) => [line]) : [exactly];
  const rounded = groups.map((group) =>
    terms.taxRounding === "together"
      ? shared(round(total(sums(group))), sums(group))
      : sums(group).map(round),
  );
  const taxes = sums(rounded);
  const gross = minus(total(lines.map(({ cents }) => cents)), total(discount));
  const net = inside ? minus(gross, total(taxes)) : gross;
  const due = terms.exempt === null ? taxes : [];
  const cents = ([a, b]: Fraction) => a / b;
  return {
    suppliesAmount: cents(fee),
    discount: discount.map(cents),
    taxAmounts: due.map(cents),
    netAmount: cents(net),
    totalAmount: cents(plus(net, total(due))),
  };
}
