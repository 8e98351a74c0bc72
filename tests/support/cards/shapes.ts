import type Stripe from "stripe";
import { entryOf } from "../../../demo/stripe/connect/charge-objects.ts";
import { sessionOf } from "../../../demo/stripe/objects/checkout.ts";
import { disputeOf } from "../../../demo/stripe/objects/dispute.ts";
import { apiVersion, type Wire } from "../../../demo/stripe/objects/wire.ts";

// Objects of Stripe's API with every field that its types name, as a shop's account has them.

export const intent = "pi_3QpLlaveShapes000000000";
const chargeId = "ch_3QpLlaveShapes000000000";
const at = 1_795_000_000;

/** 372.90 by card, of which Stripe takes 11.11. */
export const charge: Wire<Stripe.Charge> = {
  id: chargeId,
  object: "charge",
  amount: 372_90,
  amount_captured: 372_90,
  amount_refunded: 0,
  application: "ca_platform",
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: entryOf(chargeId, {
    amount: 372_90,
    fee: 11_11,
    type: "charge",
    at,
    currency: "usd",
  }),
  billing_details: {
    address: {
      city: null,
      country: "US",
      line1: null,
      line2: null,
      postal_code: "78701",
      state: null,
    },
    email: "ana@customer.test",
    name: "Ana Ruiz",
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: "RUIZ AUTO",
  captured: true,
  created: at,
  currency: "usd",
  customer: null,
  description: "Invoice 1",
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: true,
  metadata: { llave_shop: "shop", llave_job: "job", llave_payment: "payment" },
  on_behalf_of: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: "approved_by_network",
    reason: null,
    risk_level: "normal",
    risk_score: 12,
    seller_message: "Payment complete.",
    type: "authorized",
  },
  paid: true,
  payment_intent: intent,
  payment_method: "pm_1QpLlaveShapes",
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: "https://pay.stripe.com/receipts/payment/none",
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "succeeded",
  transfer_data: null,
  transfer_group: null,
};

export const refund = (changes: Partial<Wire<Stripe.Refund>> = {}): Wire<Stripe.Refund> => ({
  id: "re_3QpLlaveShapes000000001",
  object: "refund",
  amount: 72_90,
  balance_transaction: "txn_3QpLlaveShapes",
  charge: chargeId,
  created: at + 60,
  currency: "usd",
  customer: null,
  customer_account: null,
  destination_details: {
    card: {
      reference: "74999999999999999999999",
      reference_status: "available",
      reference_type: "acquirer_reference_number",
      type: "refund",
    },
    type: "card",
  },
  metadata: {},
  payment_intent: intent,
  payment_method: "pm_1QpLlaveShapes",
  reason: "requested_by_customer",
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
  ...changes,
});

const disputeId = "du_1QpLlaveShapes0000000001";
const booked = { at, currency: "usd", type: "adjustment" } as const;
const withdrawn = entryOf(disputeId, { ...booked, amount: -100_00, fee: 15_00 });
const reinstated = entryOf(`${disputeId}_r`, { ...booked, amount: 100_00, fee: 0 });

export const dispute = (status: Stripe.Dispute.Status): Wire<Stripe.Dispute> => ({
  ...disputeOf(disputeId, chargeId, 100_00, at + 120),
  payment_intent: intent,
  reason: "product_unacceptable",
  status,
  balance_transactions: status === "won" ? [withdrawn, reinstated] : [withdrawn],
  payment_method_details: {
    card: {
      brand: "visa",
      case_type: "chargeback",
      network: "visa",
      network_reason_code: "13.3",
    },
    type: "card",
  },
});

export const session = (id: string): Wire<Stripe.Checkout.Session> => ({
  ...sessionOf(
    {
      id,
      url: "https://checkout.stripe.com/c/pay/none",
      customer: { id: "", email: "ana@customer.test", name: "Ana Ruiz", phone: null },
      price: { currency: "usd", unit_amount: 372_90 } as never,
      quantity: 1,
      trialDays: 0,
      successUrl: "https://llave.test/done",
      cancelUrl: null,
      clientReferenceId: null,
      locale: "en",
      metadata: { llave_payment: "payment" },
      allowPromotionCodes: null,
      expiresAt: at + 3600,
    },
    at,
  ),
  mode: "payment",
  status: "complete",
  payment_status: "paid",
  payment_intent: intent,
  url: null,
});

export const account = (id: string): Wire<Stripe.Account> => ({
  id,
  object: "account",
  business_type: "company",
  capabilities: { card_payments: "active", transfers: "active" },
  charges_enabled: true,
  controller: {
    fees: { payer: "account" },
    is_controller: true,
    losses: { payments: "stripe" },
    requirement_collection: "stripe",
    stripe_dashboard: { type: "full" },
    type: "application",
  },
  country: "US",
  created: at,
  default_currency: "usd",
  details_submitted: true,
  email: "owner@shop.test",
  metadata: { llave_shop: "shop" },
  payouts_enabled: true,
  requirements: {
    alternatives: [],
    current_deadline: null,
    currently_due: [],
    disabled_reason: null as never,
    errors: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
  },
  type: "standard",
});

/** An event of a connected account, as it is delivered. */
export const eventOf = (type: Stripe.Event["type"], accountId: string, object: object) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: "event",
  account: accountId,
  api_version: apiVersion,
  created: at + 200,
  data: { object },
  livemode: true,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
