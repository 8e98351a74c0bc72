import type { Counted } from "#app/features/quotes/price/line-total.ts";
import type { LineClass, Terms } from "#app/features/quotes/price/terms.ts";
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

export type Priced = {
  laborHours: number;
  materials: readonly Counted[];
  labor: readonly Counted[];
  laborRate: number;
  decimals: Decimals;
  terms: Terms;
};

type Line = { kind: LineClass; cents: Fraction };

/** What of a discount falls on each line; taxes, supplies and the amount due, in cents. */
export function inFractions(quote: Priced) {
  const { laborHours, laborRate, decimals, terms } = quote;
  const unit = of(decimals === 0 ? 100 : 1);
  const floor = ([a, b]: Fraction) => of(a / b);
  const round = (cents: Fraction) => mul(floor(plus(by(cents, unit), [1n, 2n])), unit);
  const millionths = (rate: number): Fraction => [BigInt(rate), 1_000_000n];
  const cost = ({ quantity, unitPrice }: Counted) =>
    round(mul([BigInt(quantity), 100n], of(unitPrice)));

  const parts = quote.materials.map(cost);
  const labor = [round(mul([BigInt(laborHours * 2), 2n], of(laborRate))), ...quote.labor.map(cost)];

  let fee = zero;
  if (terms.supplies) {
    const base = total(terms.supplies.of === "labor" ? labor : parts);
    fee = round(mul(base, millionths(terms.supplies.rate)));
    const most = terms.supplies.maximum;
    if (most !== null && less(of(most), fee)) fee = of(most);
  }
  const lines: Line[] = [
    ...parts.map((cents) => ({ kind: "parts" as const, cents })),
    ...labor.map((cents) => ({ kind: "labor" as const, cents })),
    { kind: "fees", cents: fee },
  ];

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
      const exact = base.map((cents) => by(mul(off, by(cents, all)), unit));
      let missing = by(off, unit);
      for (const [at, share] of exact.entries()) {
        discount[at] = floor(share);
        missing = minus(missing, floor(share));
      }
      const left = exact.map((share) => minus(share, floor(share)));
      // One unit at a time to the largest remainder that has had none.
      const given = new Set<number>();
      while (less(zero, missing)) {
        let best = -1;
        for (const [at, rest] of left.entries())
          if (!given.has(at) && (best < 0 || less(left[best]!, rest))) best = at;
        given.add(best);
        discount[best] = plus(discount[best]!, of(1));
        missing = minus(missing, of(1));
      }
      for (const at of discount.keys()) discount[at] = mul(discount[at]!, unit);
    }
  }

  const inside = terms.prices === "inclusive";
  const taxed = lines.map(({ kind, cents }, at) => {
    const left = minus(cents, discount[at]!);
    const rates = terms.taxes.map(({ rate, on }) => (on.includes(kind) ? millionths(rate) : zero));
    const net = inside ? by(left, plus(of(1), total(rates))) : left;
    return rates.map((rate) => mul(net, rate));
  });
  const taxes = terms.taxes.map((_, nth) => {
    const each = taxed.map((line) => line[nth]!);
    return terms.rounding === "line" ? total(each.map(round)) : round(total(each));
  });
  const gross = minus(total(lines.map(({ cents }) => cents)), total(discount));
  const net = inside ? minus(gross, total(taxes)) : gross;
  const charged = terms.exempt === null ? taxes : [];
  const cents = ([a, b]: Fraction) => a / b;
  return {
    suppliesAmount: cents(fee),
    discount: discount.map(cents),
    taxAmounts: charged.map(cents),
    netAmount: cents(net),
    totalAmount: cents(plus(net, total(charged))),
  };
}
