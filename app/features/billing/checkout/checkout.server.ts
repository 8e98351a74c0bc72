import { and, eq, isNull } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { type PaidTier, trialDays } from "#app/features/billing/plans.ts";
import {
  isDormant,
  isLiving,
  type StripeSubscription,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Checkout } from "#app/platform/payments/payments.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  customerOf,
  findStripeCustomer,
  type Person,
  type StripeCustomer,
} from "./customers.server.ts";
import { declined, orDecline, type Redirected } from "./outcome.server.ts";
import { currentSubscriptionOf, trySync, withCustomer } from "./stored-customer.server.ts";
import { hasUsedTrial } from "./trials.server.ts";

type Order = { plan: PaidTier; language: Language; timeZone?: string };

/**
 * Opens a Checkout Session for a plan. At most one session per member is open, and none while a
 * subscription is current, so there are never two. `timeZone` is for the dates in letters.
 */
export const startCheckout = (
  platform: Platform,
  viewer: Person,
  { plan, language, timeZone = "UTC" }: Order,
): Promise<Redirected> =>
  orDecline("billing:checkout.notCreated", async () => {
    const customer = await customerOf(platform, viewer, { language, timeZone });
    const work = (as: StripeCustomer) => checkoutFor(platform, as, { viewer, plan, language });
    return await withCustomer(platform, { viewer, customer, work, again: work });
  });

async function checkoutFor(
  platform: Platform,
  customer: StripeCustomer,
  order: Omit<CheckoutOrder, "earlier">,
): Promise<Redirected> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const subscription = await currentSubscriptionOf(platform, customer);
    const status = subscription?.status ?? "none";
    if (isLiving(status) || (isDormant(status) && status !== "incomplete")) {
      // The page did not know: perhaps the webhook was lost.
      await trySync(platform, customer);
      const isPaid = isLiving(status) && status !== "past_due";
      return declined(isPaid ? "billing:checkout.already" : "billing:checkout.payFirst", 409);
    }
    const checkout = await openCheckout(platform, { ...order, earlier: subscription });
    if (checkout?.url) return { ok: true, url: checkout.url };
  }
  return declined("billing:checkout.notCreated", 409);
}

const hour = 60 * 60 * 1000;
const window = 10 * 60 * 1000;

type CheckoutOrder = {
  viewer: Pick<Viewer, "id" | "email">;
  plan: PaidTier;
  language: Language;
  /** A previous subscription excludes a trial. */
  earlier: StripeSubscription | null;
};

/** Undefined if another request, or the payment itself, was faster. */
async function openCheckout(
  platform: Platform,
  { viewer, plan, language, earlier }: CheckoutOrder,
): Promise<Checkout | undefined> {
  const { db, payments, config } = platform;
  const customer = await findStripeCustomer(platform, viewer.id);
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
    if (last.open && !(await close(platform, last.id))) return undefined;
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
    // A double click has the same last session, so the same key. Stripe replays failures too, so
    // the key changes every ten minutes.
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
  const winner = await findStripeCustomer(platform, viewer.id);
  if (winner?.checkoutId === checkout.id) return checkout;
  await close(platform, checkout.id);
  return undefined;
}

/** False if the session was no longer open. */
async function close({ payments }: Platform, sessionId: string): Promise<boolean> {
  try {
    await payments.closeCheckout(sessionId);
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === "refused") return false;
    throw error;
  }
}
