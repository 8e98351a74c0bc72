import type Stripe from "stripe";
import { openCards } from "./cards.server.ts";
import { checkoutOf, createCheckout, openPortal } from "./checkout.server.ts";
import type { PaymentConfig } from "./config.ts";
import { asPaymentError } from "./payment-error.ts";
import type { Payments } from "./payments.ts";
import { changePlan } from "./plan-change.server.ts";
import { findDispute, listSubscriptions, missingCustomer } from "./reads.server.ts";
import { verifyEvent } from "./verify-event.server.ts";

/** Stripe through its SDK, by `fetcher` if given. `timeoutMs` is for reads, which retry once. */
export function openPayments(
  config: PaymentConfig,
  fetcher?: Pick<Fetcher, "fetch">,
  timeoutMs = 4_000,
): Payments {
  let opened: Stripe | undefined; // not a promise: one request must not await another's
  // The SDK is large, so it is loaded when it is first needed; an import costs a turn of the event
  // loop however often it was done before.
  const open = async () => (await import("./stripe.server.ts")).makeStripe(config, fetcher);
  const call = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    try {
      opened ??= await open();
      return await work(opened);
    } catch (error) {
      throw asPaymentError(error);
    }
  };
  const read = { timeout: timeoutMs, maxNetworkRetries: 1 };

  return {
    prices: config.stripe.prices,

    listSubscriptions: (customer) => call((stripe) => listSubscriptions(stripe, customer, read)),

    createCustomer: ({ userId, email, key }) =>
      call(async (stripe) => {
        const params = { email, metadata: { llave_user: userId } };
        return (await stripe.customers.create(params, { idempotencyKey: key })).id;
      }),

    findCustomer: async (id) => {
      try {
        const customer = await call((stripe) => stripe.customers.retrieve(id, {}, read));
        return customer.deleted ? "deleted" : "there";
      } catch (error) {
        return missingCustomer(error);
      }
    },

    createCheckout: (order) => call((stripe) => createCheckout(stripe, order)),
    findCheckout: (id) =>
      call(async (stripe) => checkoutOf(await stripe.checkout.sessions.retrieve(id))),
    closeCheckout: (id) => call(async (stripe) => void (await stripe.checkout.sessions.expire(id))),

    changePlan: (change) => call((stripe) => changePlan(stripe, change)),
    stopRenewal: (id) =>
      call(async (stripe) => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    cancelSubscription: (id) =>
      call(async (stripe) => void (await stripe.subscriptions.cancel(id))),

    findDispute: (id) => call((stripe) => findDispute(stripe, id, read)),
    openPortal: (visit) => call((stripe) => openPortal(stripe, visit)),
    cards: openCards(call, config.stripe.connectSecret, read),
    verifyEvent: (rawBody, signature) =>
      call((stripe) => verifyEvent(stripe, config.stripe.webhookSecret, rawBody, signature)),
  };
}
