import type Stripe from "stripe";
import { isMissing } from "./payment-error.ts";
import type { SubscriptionWithInvoices } from "./payments.ts";

export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
  options: Stripe.RequestOptions,
): Promise<SubscriptionWithInvoices[]> {
  const all = await stripe.subscriptions
    .list({ customer, status: "all", limit: 100 }, options)
    .autoPagingToArray({ limit: 1_000 });
  const needsInvoices = ({ status, pause_collection: paused }: Stripe.Subscription) =>
    status === "past_due" || paused?.behavior === "void";
  const withInvoices = async (one: Stripe.Subscription): Promise<SubscriptionWithInvoices> => {
    const { data } = await stripe.invoices.list({ subscription: one.id, limit: 20 }, options);
    return { ...one, invoices: data.sort((a, b) => b.created - a.created) };
  };
  return await Promise.all(all.map((one) => (needsInvoices(one) ? withInvoices(one) : one)));
}

/** Whether the error of a customer's retrieval means that it was deleted. @throws otherwise */
export function missingCustomer(error: unknown): "deleted" | "unknown" {
  if (!isMissing(error)) throw error;
  // Created with test keys before the switch to live keys: this key will never find it.
  if (/similar object exists in test mode/.test(error.message)) return "deleted";
  // "…a similar object exists in live mode": our key is the wrong one.
  if (/similar object exists/.test(error.message)) throw error;
  return "unknown";
}

export async function findDispute(
  stripe: Stripe,
  id: string,
  options: Stripe.RequestOptions,
): Promise<{ customerId: string; paidAt: number } | undefined> {
  const { status, charge } = await stripe.disputes.retrieve(id, {}, options);
  if (!["needs_response", "under_review", "lost"].includes(status)) return undefined;
  const { customer, created } =
    typeof charge === "string" ? await stripe.charges.retrieve(charge, {}, options) : charge;
  const customerId = typeof customer === "string" ? customer : customer?.id;
  return customerId ? { customerId, paidAt: created * 1000 } : undefined;
}
