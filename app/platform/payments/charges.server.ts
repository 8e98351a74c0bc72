import type Stripe from "stripe";
import { type Cents, type Currency, decimalsOf } from "#app/values/money.ts";
import type { Cards, ChargeFacts, DisputeFacts, RefundFacts } from "./cards.ts";

type InputOf<Name extends keyof Cards> = Parameters<
  Extract<Cards[Name], (...all: never[]) => unknown>
>[0];

/** The names of our own ids in Stripe's metadata: of a payment that came too late, of a refund. */
const names = { payment: "llave_payment", refund: "llave_refund" } as const;

/** Stripe counts a currency without decimals in whole units. */
export const unitOf = (currency: string): Cents =>
  decimalsOf[currency.toUpperCase() as Currency] === 0 ? 100 : 1;

/** The most refunds and disputes of a payment that are read; Stripe allows fewer. */
const most = 100;

export async function findCharge(
  stripe: Stripe,
  { account, paymentIntent: payment_intent, currency }: InputOf<"findCharge">,
  read: Stripe.RequestOptions,
): Promise<ChargeFacts> {
  const options = { ...read, stripeAccount: account };
  const [charges, refunds, disputes] = await Promise.all([
    stripe.charges.list(
      { payment_intent, limit: 10, expand: ["data.balance_transaction"] },
      options,
    ),
    stripe.refunds.list({ payment_intent, limit: most }, options),
    stripe.disputes.list({ payment_intent, limit: most }, options),
  ]);
  const paid = charges.data.find(({ status }) => status === "succeeded");
  return {
    fee: feeOf(paid ? [paid.balance_transaction] : [], currency),
    refunds: refunds.data.map(refundFacts),
    disputes: disputes.data.map((one) => disputeFacts(one, currency)),
  };
}

type Entry = string | Stripe.BalanceTransaction | null;

/** The entries of the account's balance that are in this currency; undefined where one is not. */
function entriesIn(entries: readonly Entry[], currency: Currency) {
  const own = entries.filter(
    (one) => one !== null && typeof one === "object" && one.currency.toUpperCase() === currency,
  ) as Stripe.BalanceTransaction[];
  return own.length === entries.length ? own : undefined;
}

const sumOf = (entries: readonly Stripe.BalanceTransaction[], of: "amount" | "fee"): number =>
  entries.reduce((sum, one) => sum + one[of], 0);

/** Stripe's fee for these entries; null where it has not reported one in this currency. */
function feeOf(entries: readonly Entry[], currency: Currency): Cents | null {
  const own = entriesIn(entries, currency);
  return own && own.length > 0 ? sumOf(own, "fee") * unitOf(currency) : null;
}

const refundStates: Record<string, RefundFacts["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

const refundFacts = (refund: Stripe.Refund): RefundFacts => ({
  id: refund.id,
  status: refundStates[refund.status ?? ""] ?? "pending",
  cents: refund.amount * unitOf(refund.currency),
  refund: refund.metadata?.[names.refund] ?? null,
  isReturn: refund.metadata?.[names.payment] !== undefined,
  createdAt: refund.created * 1000,
  failure: refund.failure_reason ?? null,
});

/**
 * Statuses in which Stripe holds the money, for an account whose balance is in another currency.
 */
const withheld: ReadonlySet<string> = new Set(["needs_response", "under_review", "lost"]);

function disputeFacts(dispute: Stripe.Dispute, currency: Currency): DisputeFacts {
  const { id, status, reason, balance_transactions: entries } = dispute;
  const cents = dispute.amount * unitOf(dispute.currency);
  const own = entriesIn(entries, currency);
  const due = dispute.evidence_details.due_by;
  return {
    id,
    status,
    reason,
    cents,
    withdrawn: own
      ? Math.max(-sumOf(own, "amount") * unitOf(currency), 0)
      : withheld.has(status)
        ? cents
        : 0,
    fee: feeOf(entries, currency),
    answerBy: due === null ? null : due * 1000,
    createdAt: dispute.created * 1000,
  };
}

export async function refund(
  stripe: Stripe,
  { account, refund: id, paymentIntent, cents, currency }: InputOf<"refund">,
): Promise<RefundFacts> {
  return refundFacts(
    await stripe.refunds.create(
      {
        payment_intent: paymentIntent,
        amount: cents / unitOf(currency),
        metadata: { [names.refund]: id },
      },
      { stripeAccount: account, idempotencyKey: `llave-refund-${id}` },
    ),
  );
}

export async function giveBack(
  stripe: Stripe,
  { account: stripeAccount, payment, paymentIntent, cents, currency }: InputOf<"giveBack">,
  read: Stripe.RequestOptions,
) {
  const { data } = await stripe.refunds.list(
    { payment_intent: paymentIntent, limit: most },
    { ...read, stripeAccount },
  );
  const facts = data.map(refundFacts);
  const known = facts.find(({ isReturn }) => isReturn);
  if (known) return known;
  const elsewhere = facts.filter((one) => one.refund === null && one.status !== "failed");
  const left = cents - elsewhere.reduce((sum, one) => sum + one.cents, 0);
  if (left <= 0) return { id: null, status: "succeeded" };
  return refundFacts(
    await stripe.refunds.create(
      {
        payment_intent: paymentIntent,
        amount: left / unitOf(currency),
        metadata: { [names.payment]: payment },
      },
      { stripeAccount, idempotencyKey: `llave-return-${payment}` },
    ),
  );
}
