import type Stripe from "stripe";
import type { Wire } from "./wire.ts";

export type Line = Wire<Stripe.InvoiceLineItem>;

export type LineFacts = {
  id: string;
  subscription: string;
  item: string;
  price: { id: string; product: string; unit_amount: number };
  quantity: number;
  description: string;
  amount: number;
  proration: boolean;
  period: { start: number; end: number };
};

/** A line for one period of a plan, or for a proration. */
export const lineOf = (facts: LineFacts): Line => ({
  id: facts.id,
  object: "line_item",
  amount: facts.amount,
  currency: "usd",
  description: facts.description,
  discount_amounts: [],
  discountable: !facts.proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: facts.proration,
      proration_details: { credited_items: null },
      subscription: facts.subscription,
      subscription_item: facts.item,
    },
    type: "subscription_item_details",
  },
  period: facts.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: facts.price.id, product: facts.price.product },
    type: "price_details",
    unit_amount_decimal: String(facts.price.unit_amount),
  },
  quantity: facts.quantity,
  quantity_decimal: String(facts.quantity),
  subscription: facts.subscription,
  subtotal: facts.amount,
  taxes: [],
});
