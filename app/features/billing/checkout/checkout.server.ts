import type { PaidTier } from "#app/features/billing/plans.ts";
import { isDormant, isLiving } from "#app/features/billing/subscription/stripe-subscription.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { customerOf, type Person, type StripeCustomer } from "./customers.server.ts";
import { type CheckoutOrder, openCheckout } from "./open-checkout.server.ts";
import { declined, orDecline, type Redirected } from "./outcome.server.ts";
import { currentSubscriptionOf, trySync, withCustomer } from "./stored-customer.server.ts";

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
