import type Stripe from "stripe";

/** `charge` invoices the proration now, and fails as a whole if the payment does. */
export type PlanChange = {
  subscriptionId: string;
  item?: { id: string; price: string };
  charge: boolean;
  /** "" deletes a key. */
  metadata: Record<string, string>;
  /** Undoes a scheduled cancellation, by the parameter that scheduled it. */
  stay?: "cancel_at_period_end" | "cancel_at" | undefined;
};

type Confirmation = { confirmAt: string } | undefined;

/** Where the bank requires authentication (3-D Secure), returns the page for it. */
export async function changePlan(stripe: Stripe, change: PlanChange): Promise<Confirmation> {
  const { subscriptionId, item, charge, metadata, stay } = change;
  if (charge && item) {
    const pending = await pendingConfirmation(stripe, subscriptionId, item.price);
    if (pending) return pending;
  }
  try {
    await stripe.subscriptions.update(subscriptionId, {
      ...(item && { items: [item] }),
      proration_behavior: charge ? "always_invoice" : "none",
      ...(charge && { payment_behavior: "error_if_incomplete" }),
      metadata,
      ...(stay === "cancel_at_period_end" && { cancel_at_period_end: false }),
      ...(stay === "cancel_at" && { cancel_at: "" }),
    });
  } catch (error) {
    if (!item || !charge || !requiresAuthentication(error)) throw error;
    return await changeOncePaid(stripe, subscriptionId, item);
  }
  return undefined;
}

/** Stripe has several codes for it. */
const requiresAuthentication = (error: unknown): boolean => {
  const { code = "", decline_code: declined = "" } = error as {
    code?: string;
    decline_code?: string;
  };
  return (
    /requires_action$|^authentication_required$/.test(code) ||
    declined === "authentication_required"
  );
};

/**
 * Applies the change once the customer has confirmed its payment on Stripe's page; Stripe drops it
 * after 23 hours. Metadata and a scheduled cancellation are unchanged until then.
 */
async function changeOncePaid(
  stripe: Stripe,
  id: string,
  item: { id: string; price: string },
): Promise<Confirmation> {
  const subscription = await stripe.subscriptions.update(id, {
    items: [item],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
  if (!subscription.pending_update) return undefined; // paid after all
  const confirmAt = confirmationOf(subscription);
  if (!confirmAt) throw new Error("The change waits for a payment that has no page");
  return { confirmAt };
}

/** The page of a change that is already pending: repeating the request must not make a second. */
async function pendingConfirmation(
  stripe: Stripe,
  id: string,
  price: string,
): Promise<Confirmation> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  const wanted = subscription.pending_update?.subscription_items?.some(
    (one) => one.price.id === price,
  );
  const confirmAt = wanted ? confirmationOf(subscription) : undefined;
  return confirmAt ? { confirmAt } : undefined;
}

function confirmationOf({ latest_invoice: invoice }: Stripe.Subscription): string | undefined {
  if (!invoice || typeof invoice === "string" || invoice.status !== "open") return undefined;
  return invoice.hosted_invoice_url ?? undefined;
}
