import type Stripe from "stripe";
import { type PaidTier, paidTiers, plans } from "#app/features/billing/plans.ts";
import type { Wire } from "./wire.ts";

export type Price = Wire<Stripe.Price> & { product: string; unit_amount: number };
type Plan = Wire<Stripe.Plan>;

/** The day on which the demo's prices were made; any day of the past will do. */
const made = Date.UTC(2026, 0, 1) / 1000;

/** Names of the two plans on the pay page, on receipts and in the portal. */
const productNames: Record<PaidTier, string> = { medium: "Llave Bronze", premium: "Llave Diamond" };

/** The two prices that the demo's Stripe sells: `price_demo_medium` and `price_demo_premium`. */
export const prices: Price[] = paidTiers.map(
  (tier) =>
    ({
      id: `price_demo_${tier}`,
      object: "price",
      active: true,
      billing_scheme: "per_unit",
      created: made,
      currency: "usd",
      custom_unit_amount: null,
      livemode: false,
      lookup_key: tier,
      metadata: {},
      nickname: productNames[tier],
      product: `prod_demo_${tier}`,
      recurring: {
        interval: "month",
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: "licensed",
      },
      tax_behavior: "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "recurring",
      unit_amount: plans[tier].price,
      unit_amount_decimal: String(plans[tier].price),
    }) satisfies Wire<Stripe.Price>,
);

export const findPrice = (id: string): Price | undefined => prices.find((price) => price.id === id);

/** The display name of a price. */
export const nameOf = (price: Pick<Price, "nickname" | "id">): string => price.nickname ?? price.id;

/** The older form of a price, which subscription items still carry. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: "plan",
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});
