import type Stripe from "stripe";
import type { Session } from "../objects/checkout.ts";
import { type Dispute, disputeOf } from "../objects/dispute.ts";
import type { Wire } from "../objects/wire.ts";

export type Refund = Pick<
  Wire<Stripe.Refund>,
  | "id"
  | "object"
  | "amount"
  | "balance_transaction"
  | "charge"
  | "created"
  | "currency"
  | "failure_reason"
  | "metadata"
  | "payment_intent"
  | "reason"
  | "receipt_number"
  | "status"
>;

/** A payment: its Checkout Session, its card, and its refunds and disputes. */
export type Charge = {
  session: Session;
  intent: string | null;
  /** In seconds. */
  paidAt: number | null;
  refunds: Refund[];
  disputes: Dispute[];
};

type Entry = Wire<Stripe.BalanceTransaction>;
type Booked = Pick<Entry, "amount" | "fee" | "type"> & { at: number; currency: string };

/** A line of an account's balance, as Stripe books it. */
export const entryOf = (source: string, { amount, fee, type, at, currency }: Booked): Entry => ({
  id: `txn_${type}_${source}`,
  object: "balance_transaction",
  amount,
  available_on: at,
  balance_type: "payments",
  created: at,
  currency,
  description: null,
  exchange_rate: null,
  fee,
  fee_details: [],
  net: amount - fee,
  reporting_category: type,
  source,
  status: "pending",
  type,
});

const chargeId = ({ intent }: Charge): string => `${intent}`.replace(/^pi_/, "ch_");
const currencyOf = ({ session }: Charge): string => session.currency ?? "usd";

/** Stripe's price for a card in the United States: 2.9 percent and 30 cents. */
const feeOn = (amount: number): number => Math.round(amount * 0.029) + 30;
/** The fee of a dispute, whether won or lost. */
const disputeFee = 15_00;

/** The charge in a list's format, with the few fields that describe its outcome. */
export function connectedCharge(taken: Charge) {
  const amount = taken.session.amount_total ?? 0;
  const refunded = taken.refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, one) => sum + one.amount, 0);
  const id = chargeId(taken);
  return {
    id,
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    balance_transaction: entryOf(id, {
      amount,
      fee: feeOn(amount),
      type: "charge",
      at: taken.paidAt ?? 0,
      currency: currencyOf(taken),
    }),
    captured: true,
    created: taken.paidAt ?? 0,
    currency: currencyOf(taken),
    disputed: taken.disputes.length > 0,
    metadata: {},
    paid: true,
    payment_intent: taken.intent,
    refunded: refunded === amount,
    status: "succeeded",
  };
}

type NewRefund = { id: string; amount: number; metadata: Record<string, string>; at: number };

export const refundObject = (
  taken: Charge,
  { id, amount, metadata, at }: NewRefund,
  fails: boolean,
): Refund => ({
  id,
  object: "refund",
  amount,
  balance_transaction: `txn_${id}`,
  charge: chargeId(taken),
  created: at,
  currency: currencyOf(taken),
  metadata,
  payment_intent: taken.intent,
  reason: null,
  receipt_number: null,
  status: fails ? "failed" : "succeeded",
  ...(fails && { failure_reason: "expired_or_canceled_card" }),
});

type NewDispute = { id: string; amount: number; inquiry: boolean; at: number };

export const connectedDispute = (
  taken: Charge,
  { id, amount, inquiry, at }: NewDispute,
): Dispute => ({
  ...disputeOf(id, chargeId(taken), amount, at),
  currency: currencyOf(taken),
  payment_intent: taken.intent,
  status: inquiry ? "warning_needs_response" : "needs_response",
  is_charge_refundable: inquiry,
  balance_transactions: inquiry ? [] : [withdrawal(taken, { id, amount, at })],
});

type Amount = Pick<NewDispute, "id" | "amount" | "at">;

/** The amount that Stripe withdraws for a dispute, with its fee. */
const withdrawal = (taken: Charge, { id, amount, at }: Amount) =>
  entryOf(id, {
    amount: -amount,
    fee: disputeFee,
    type: "adjustment",
    at,
    currency: currencyOf(taken),
  });

/** The amount that Stripe returns once the dispute is won. */
export const reinstatement = (taken: Charge, { id, amount, at }: Amount) =>
  entryOf(`${id}_back`, { amount, fee: 0, type: "adjustment", at, currency: currencyOf(taken) });
