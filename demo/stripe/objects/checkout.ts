import type Stripe from "stripe";
import { day } from "../ledger/months.ts";
import { Refusal } from "../refusal.ts";
import type { Price } from "./prices.ts";
import type { Wire } from "./wire.ts";

export type Session = Wire<Stripe.Checkout.Session> & {
  customer: string;
  subscription: string | null;
  invoice: string | null;
};

/**
 * Data of the pay page that Stripe's session does not show: the price, the trial, and the metadata
 * of the subscription.
 */
export type Order = {
  session: string;
  price: string;
  quantity: number;
  trialDays: number;
  metadata: Record<string, string>;
};

export type SessionFacts = {
  id: string;
  url: string;
  customer: {
    id: string;
    email: string | null;
    name: string | null | undefined;
    phone: string | null | undefined;
  };
  price: Price;
  quantity: number;
  trialDays: number;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  locale: string | null;
  metadata: Record<string, string>;
  allowPromotionCodes: boolean | null;
  expiresAt: number;
};

/** Checks the end of a new session; both in seconds. @throws Refusal outside of Stripe's limits */
export function checkExpiry(expiresAt: number | null | undefined, now: number): void {
  if (expiresAt == null) return;
  if (expiresAt < now + 30 * 60 || expiresAt > now + day)
    throw new Refusal(
      "The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
}

/** A Checkout Session of mode `subscription`, open. `now` in seconds. */
export const sessionOf = (facts: SessionFacts, now: number): Session => ({
  id: facts.id,
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: facts.allowPromotionCodes,
  allowed_payment_method_types: null,
  amount_subtotal: dueToday(facts),
  amount_total: dueToday(facts),
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: facts.cancelUrl,
  client_reference_id: facts.clientReferenceId,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: now,
  currency: facts.price.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: facts.customer.id,
  customer_account: null,
  customer_creation: null,
  customer_details: {
    address: null,
    business_name: null,
    email: facts.customer.email,
    individual_name: null,
    name: facts.customer.name ?? null,
    phone: facts.customer.phone ?? null,
    tax_exempt: "none",
    tax_ids: null,
  },
  customer_email: null,
  discounts: [],
  expires_at: facts.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: facts.locale,
  managed_payments: null,
  metadata: facts.metadata,
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ["always"],
    payment_method_remove: "disabled",
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  success_url: facts.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  url: facts.url,
  wallet_options: null,
});

const dueToday = ({ price, quantity, trialDays }: SessionFacts): number =>
  trialDays > 0 ? 0 : price.unit_amount * quantity;
