import type { Cents } from "#app/values/money.ts";
import { roundUp, spread, sum } from "./exact.ts";
import { type Discount, type LineClass, type LineTax, type Rounding, wholeRate } from "./terms.ts";

/** Amount of a line, in cents; `taxed`: its tax class, null for no tax. */
export type Charge = { kind: LineClass; taxed: LineClass | null; amount: bigint };

/** Class of a line of parts or labor for discounts and taxes. */
export function chargeOf(
  own: "parts" | "labor",
  { totalPrice, taxClass }: { totalPrice: Cents; taxClass?: LineTax | null },
): Charge {
  const kind = taxClass === "fee" || taxClass === "freeFee" ? "fees" : own;
  const isFree = taxClass === "none" || taxClass === "freeFee";
  const taxed = isFree ? null : taxClass === "special" ? taxClass : kind;
  return { kind, taxed, amount: BigInt(totalPrice) };
}

type Rounded = { rounding: Rounding; unit: bigint };

/** Share of a discount on each line. It never exceeds the amount of the lines. */
export function discountShares(
  charges: readonly Pick<Charge, "kind" | "amount">[],
  discount: Discount,
  { rounding, unit }: Rounded,
): bigint[] {
  const on = charges.map(({ kind, amount }) =>
    discount.on === "all" || discount.on === kind ? amount : 0n,
  );
  const all = sum(on);
  if ("amount" in discount) {
    const amount = BigInt(discount.amount);
    return spread(amount < all ? amount : all, on, unit);
  }
  const percent = (amount: bigint) =>
    roundUp(amount * BigInt(discount.rate), BigInt(wholeRate), unit);
  return rounding === "line" ? on.map(percent) : spread(percent(all), on, unit);
}
