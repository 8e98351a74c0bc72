import type Stripe from "stripe";
import { type Price, planOf } from "./prices.ts";
import { type List, listOf, type Wire } from "./wire.ts";

type Item = Wire<Stripe.SubscriptionItem> & { price: Price };
type Status = "trialing" | "active" | "past_due" | "unpaid" | "canceled";
export type Subscription = Omit<
  Wire<Stripe.Subscription>,
  "status" | "items" | "latest_invoice" | "customer"
> & {
  customer: string;
  status: Status;
  items: List<Item>;
  latest_invoice: string | null;
};

type SubscriptionFacts = {
  id: string;
  itemId: string;
  customer: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  paymentMethod: string;
  trialEnd: number | null;
  periodEnd: number;
};

/**
 * A subscription as Checkout makes one: on trial, or active because it was paid at once. `now` in
 * seconds.
 */
export const subscriptionOf = (facts: SubscriptionFacts, now: number): Subscription =>
  ({
    id: facts.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: facts.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: facts.price.currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: facts.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(`/v1/subscription_items?subscription=${facts.id}`, [itemOf(facts, now)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: facts.trialEnd === null ? "active" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: facts.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: facts.trialEnd === null ? null : now,
  }) satisfies Subscription & Wire<Stripe.Subscription>;

const itemOf = (
  { id, itemId, price, quantity, periodEnd }: SubscriptionFacts,
  now: number,
): Item => ({
  id: itemId,
  object: "subscription_item",
  billing_thresholds: null,
  created: now,
  current_period_start: now,
  current_period_end: periodEnd,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription: id,
  tax_rates: [],
});

/** The one item of a subscription; the demo sells nothing that has more. */
export const itemIn = (subscription: Subscription): Item => subscription.items.data[0]!;

export const isLiving = ({ status }: Subscription): boolean => status !== "canceled";
