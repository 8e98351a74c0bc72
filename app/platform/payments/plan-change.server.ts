import type Stripe from "stripe";

/**
 * What becomes of a subscription. `charge` takes the difference now, and refuses the whole change
 * when the card does.
 */
export type PlanChange = {
  subscriptionId: string;
  item?: { id: string; price: string };
  charge: boolean;
  /** "" removes a key. */
  metadata: Record<string, string>;
  /** Takes a booked end back, in the way it was booked. */
  stay?: "cancel_at_period_end" | "cancel_at" | undefined;
};

type Confirmation = { confirmAt: string } | undefined;

/**
 * Changes a subscription; where the bank wants to ask the customer first (3-D Secure), answers the
 * page on which it does.
 */
export async function changePlan(stripe: Stripe, change: PlanChange): Promise<Confirmation> {
  const { subscriptionId, item, charge, metadata, stay } = change;
  if (charge && item) {
    const asked = await askedAlready(stripe, subscriptionId, item.price);
    if (asked) return asked;
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
    if (!item || !charge || !wantsBank(error)) throw error;
    return await askBank(stripe, subscriptionId, item);
  }
  return undefined;
}

/** The bank will not pay before it has asked the customer; Stripe has several names for it. */
const wantsBank = (error: unknown): boolean => {
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
 * Makes the change wait for its payment, which the customer confirms on a page of Stripe's. Nobody
 * who does not is charged or changed: Stripe gives the change up after 23 hours. Metadata and a
 * booked cancellation stay as they are until then.
 */
async function askBank(
  stripe: Stripe,
  id: string,
  item: { id: string; price: string },
): Promise<{ confirmAt: string } | undefined> {
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

/** The page of a change that waits already: asking for it again must not make a second one. */
async function askedAlready(
  stripe: Stripe,
  id: string,
  price: string,
): Promise<{ confirmAt: string } | undefined> {
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
