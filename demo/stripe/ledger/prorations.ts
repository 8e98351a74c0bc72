import type { Line } from "../objects/invoice-line.ts";
import { nameOf, type Price } from "../objects/prices.ts";
import { itemIn, type Subscription } from "../objects/subscription.ts";
import type { Draft } from "./account.ts";
import { newLine } from "./charge.ts";

/** The credit for the rest of the old price, and the charge for the same time at the new one. */
export function prorations(draft: Draft, subscription: Subscription, price: Price): Line[] {
  const item = itemIn(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.max(0, Math.min(1, (end - draft.now) / (end - start)));
  const share = (of: Price) => Math.round(of.unit_amount * (item.quantity ?? 1) * rest);
  const period = { start: draft.now, end };
  return [
    newLine(draft, subscription, {
      description: `Unused time on ${nameOf(item.price)}`,
      amount: -share(item.price),
      proration: true,
      price: item.price,
      period,
    }),
    newLine(draft, subscription, {
      description: `Remaining time on ${nameOf(price)}`,
      amount: share(price),
      proration: true,
      price,
      period,
    }),
  ];
}
