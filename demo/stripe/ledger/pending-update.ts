import { subscriptionIn } from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import { Refusal } from "../refusal.ts";
import { change, type Draft } from "./account.ts";
import { collect, collectOwed } from "./collect.ts";

export const pendingUpdate = (
  now: number,
  items: Subscription["items"]["data"],
): NonNullable<Subscription["pending_update"]> =>
  ({
    billing_cycle_anchor: null,
    discounts: null,
    expires_at: now + 23 * 60 * 60,
    metadata: null,
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
  }) as NonNullable<Subscription["pending_update"]>;

/** The customer authenticated the payment: the invoice is paid and its pending update applied. */
export function confirmInvoice(draft: Draft, id: string): void {
  const invoice = draft.account.invoices.find((one) => one.id === id);
  const subscription =
    invoice && draft.account.subscriptions.find((one) => one.id === subscriptionIn(invoice));
  if (!subscription || invoice.status !== "open" || !draft.account.card?.works)
    throw new Refusal("This invoice is no longer open.");
  const pending = subscription.latest_invoice === id ? subscription.pending_update : null;
  if (!pending) {
    collectOwed(draft, subscription, true, true);
    return;
  }
  collect(draft, invoice, true, true);
  const items = {
    ...subscription.items,
    data: pending.subscription_items as Subscription["items"]["data"],
  };
  change(draft, "customer.subscription.updated", subscription, { items, pending_update: null });
}

/** Drops a pending update that was not confirmed in time, and voids its invoice. */
export function dropPending(draft: Draft, subscription: Subscription): void {
  const invoice = draft.account.invoices.find(({ id }) => id === subscription.latest_invoice);
  if (invoice?.status === "open")
    Object.assign(invoice, { status: "void", auto_advance: false, next_payment_attempt: null });
  change(draft, "customer.subscription.updated", subscription, { pending_update: null });
}
