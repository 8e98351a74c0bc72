import type { Viewer } from "#app/features/account/viewer.ts";
import { log } from "#app/platform/log/log.ts";
import { isMissing, PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Change, changeTo } from "./change.ts";
import { currentSubscription } from "./current-subscription.ts";
import { type Customer, customerOf, findCustomer, replaceDeleted } from "./customers.server.ts";
import { type CheckoutOrder, openCheckout } from "./open-checkout.server.ts";
import type { PaidTier } from "./plans.ts";
import { isDormant, isLiving, type StripeSubscription } from "./subscription.ts";
import { type SyncResult, syncCustomer } from "./sync.server.ts";

type Person = Pick<Viewer, "id" | "email">;

/** A sentence for the page, and the status to answer with. */
type Declined = { ok: false; error: WordKey; status: number };
/** Where to send the browser: a page of Stripe's. */
type Sent = { ok: true; url: string } | Declined;
/**
 * `when` says when the plan asked for begins; "confirmed": once the bank has asked the customer, on
 * the page at `url`.
 */
type Changed =
  | { ok: true; when: "now" | "periodEnd" }
  | { ok: true; when: "confirmed"; url: string }
  | Declined;

/**
 * How long someone waits for a payment page at most, in milliseconds, whoever it is that does not
 * answer.
 */
const timeoutMs = 25_000;

/**
 * Opens Stripe's Checkout for a plan and answers its address. At most one session per person is
 * ever open, and none while a subscription lives: so there are never two subscriptions. Whoever
 * closes the session comes back to `/premium?checkout=cancelled`, whoever pays to
 * `/premium?checkout=done`; there `syncUser` sees it even when the webhook is late. `timeZone` is
 * the reader's, for the dates in letters.
 */
export async function startCheckout(
  platform: Platform,
  viewer: Person,
  plan: PaidTier,
  language: Language,
  timeZone = "UTC",
): Promise<Sent> {
  return orDecline("billing:checkout.notCreated", async () => {
    const customer = await customerOf(platform, viewer, { language, timeZone });
    const order = { viewer, plan, language };
    const attempt = (as: Customer) => checkoutFor(platform, as, order);
    return await withLiving(platform, { viewer, customer, work: attempt, again: attempt });
  });
}

async function checkoutFor(
  platform: Platform,
  customer: Customer,
  order: Omit<CheckoutOrder, "earlier">,
): Promise<Sent> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const subscription = await currentSubscriptionOf(platform, customer);
    const living = subscription !== null && isLiving(subscription.status);
    if (
      living ||
      (subscription && isDormant(subscription.status) && subscription.status !== "incomplete")
    ) {
      // perhaps the webhook was lost, and the page has not heard of it
      await syncQuietly(platform, customer);
      const paid = living && subscription.status !== "past_due";
      return declined(paid ? "billing:checkout.already" : "billing:checkout.payFirst", 409);
    }
    const checkout = await openCheckout(platform, { ...order, earlier: subscription });
    if (checkout?.url) return { ok: true, url: checkout.url };
  }
  return declined("billing:checkout.notCreated", 409);
}

const currentSubscriptionOf = async (
  { payments, now }: Platform,
  { customerId }: Customer,
): Promise<StripeSubscription | null> =>
  currentSubscription(await payments.listSubscriptions(customerId), payments.prices, now());

/**
 * Does something with a customer. Where Stripe does not know it any more, it is replaced, what we
 * know of its plan is put right, and then `again` is done, once.
 */
async function withLiving<Result>(
  platform: Platform,
  {
    viewer,
    customer,
    work,
    again,
  }: {
    viewer: Person;
    customer: Customer;
    work: (as: Customer) => Promise<Result>;
    again: (as: Customer) => Promise<Result> | Result;
  },
): Promise<Result> {
  try {
    return await work(customer);
  } catch (error) {
    const heir = isMissing(error) ? await replaceDeleted(platform, viewer, customer) : undefined;
    if (!heir) throw error;
    await syncQuietly(platform, heir);
    return await again(heir);
  }
}

/**
 * Gives a subscriber the other plan, or takes a booked step down or cancellation back (decision 14,
 * `change.ts`): up at once with the difference charged, down when what is paid runs out.
 */
export async function changePlan(
  platform: Platform,
  viewer: Person,
  plan: PaidTier,
): Promise<Changed> {
  return orDecline("billing:checkout.failed", async () => {
    const customer = await findCustomer(platform, viewer.id);
    if (!customer) return declined("billing:change.none", 409);
    const subscription = await currentSubscriptionOf(platform, customer);
    const change: Change = changeTo(plan, subscription, platform.payments.prices, platform.now());
    if (change.do === "subscribe") return declined("billing:change.none", 409);
    if (change.do === "pay") return declined("billing:checkout.payFirst", 409);
    const asked =
      change.do === "change" ? await platform.payments.changePlan(change.change) : undefined;
    if (asked) return { ok: true, when: "confirmed", url: asked.confirmAt };
    await syncQuietly(platform, customer);
    return { ok: true, when: change.do === "change" ? change.when : "now" };
  });
}

/** Opens Stripe's billing portal (card, receipts, cancelling); it leads back to /premium. */
export async function openPortal(
  platform: Platform,
  viewer: Person,
  language: Language,
): Promise<Sent> {
  return orDecline("billing:portal.failed", async () => {
    const customer = await findCustomer(platform, viewer.id);
    if (!customer) return declined("billing:change.none", 409);
    const returnUrl = `${platform.config.appUrl}/premium?portal=done`;
    const open = async ({ customerId }: Customer): Promise<Sent> => ({
      ok: true,
      url: await platform.payments.openPortal({ customerId, returnUrl, language }),
    });
    // Whoever has just become a customer has nothing that the portal could show.
    return await withLiving(platform, {
      viewer,
      customer,
      work: open,
      again: () => declined("billing:change.none", 409),
    });
  });
}

const declined = (error: WordKey, status: number): Declined => ({ ok: false, error, status });

/** Does the work; what Stripe or the database refuses becomes a message, and is logged. */
async function orDecline<Result>(
  otherwise: WordKey,
  work: () => Promise<Result | Declined>,
): Promise<Result | Declined> {
  try {
    return await withTimeout(work(), timeoutMs);
  } catch (error) {
    log.error("a payment page could not be made", error);
    if (!(error instanceof PaymentError) || error.kind === "refused")
      return declined(otherwise, 503);
    return error.kind === "declined"
      ? declined("billing:checkout.failed", 402)
      : declined("billing:checkout.unavailable", 503);
  }
}

/** What was done is done: when it cannot be written down now, the webhook will. */
async function syncQuietly(
  platform: Platform,
  { customerId }: Customer,
): Promise<SyncResult | undefined> {
  try {
    return await syncCustomer(platform, customerId, platform.now());
  } catch (error) {
    log.error("a customer could not be looked at", error, { customer: customerId });
    return undefined;
  }
}
