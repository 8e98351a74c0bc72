import { and, eq, isNull } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Checkout } from "#app/platform/payments/payments.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { findCustomer, hasUsedTrial } from "./customers.server.ts";
import { type PaidTier, trialDays } from "./plans.ts";
import type { StripeSubscription } from "./subscription.ts";

const hour = 60 * 60 * 1000;
const window = 10 * 60 * 1000;

export type CheckoutOrder = {
  viewer: Pick<Viewer, "id" | "email">;
  plan: PaidTier;
  language: Language;
  /** The subscription that they had before, if any: it excludes a trial. */
  earlier: StripeSubscription | null;
};

/**
 * One try at having the one open session; undefined when another request, or the payment itself,
 * was quicker.
 */
export async function openCheckout(
  platform: Platform,
  { viewer, plan, language, earlier }: CheckoutOrder,
): Promise<Checkout | undefined> {
  const { db, payments, config } = platform;
  const customer = await findCustomer(platform, viewer.id);
  if (!customer) return undefined;
  const days = earlier !== null || (await hasUsedTrial(platform, viewer.email)) ? 0 : trialDays;
  const metadata = {
    llave_user: viewer.id,
    llave_plan: plan,
    llave_trial: String(days),
    llave_language: language,
  };

  const now = platform.now();
  if (customer.checkoutId !== null) {
    const last = await payments.findCheckout(customer.checkoutId);
    const same = Object.entries(metadata).every(([name, value]) => last.metadata[name] === value);
    if (last.open && same) return last;
    if (last.open && !(await closed(platform, last.id))) return undefined;
  }
  const checkout = await payments.createCheckout({
    customerId: customer.customerId,
    userId: viewer.id,
    price: payments.prices[plan][0]!,
    trialDays: days,
    language,
    metadata,
    successUrl: `${config.appUrl}/premium?checkout=done`,
    cancelUrl: `${config.appUrl}/premium?checkout=cancelled`,
    // A double click sees the same last session: one key, one session. The window, because Stripe
    // remembers failures too.
    key: [
      "llave-checkout",
      viewer.id,
      customer.checkoutId ?? customer.customerId,
      plan,
      days,
      language,
      Math.floor(now / window),
    ].join("-"),
  });
  const lastSeen =
    customer.checkoutId === null
      ? isNull(subscriptions.checkoutId)
      : eq(subscriptions.checkoutId, customer.checkoutId);
  const saved = await db
    .update(subscriptions)
    .set({
      checkoutId: checkout.id,
      checkoutEndsAt: new Date(checkout.endsAt),
      checkAt: new Date(now + hour),
    })
    .where(and(eq(subscriptions.userId, viewer.id), lastSeen))
    .returning({ id: subscriptions.userId });
  if (saved.length > 0) return checkout;
  const winner = await findCustomer(platform, viewer.id);
  if (winner?.checkoutId === checkout.id) return checkout;
  await closed(platform, checkout.id);
  return undefined;
}

/** Closes a session; false when it was not open any more. */
async function closed({ payments }: Platform, sessionId: string): Promise<boolean> {
  try {
    await payments.closeCheckout(sessionId);
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === "refused") return false;
    throw error;
  }
}
