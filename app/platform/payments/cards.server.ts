import type Stripe from "stripe";
import type { AccountFacts, CardOrder, CardSession, Cards } from "./cards.ts";
import { findCharge, giveBack, refund, unitOf } from "./charges.server.ts";
import { locales } from "./checkout.server.ts";
import { asPaymentError, isAccountGone, isMissing } from "./payment-error.ts";
import { verifyEvent } from "./verify-event.server.ts";

type Call = <Result>(work: (stripe: Stripe) => Promise<Result>) => Promise<Result>;

/** The calls on shops' accounts. `secret`: of their webhook, or empty. */
export function openCards(call: Call, secret: string, read: Stripe.RequestOptions): Cards {
  return {
    isOffered: secret !== "",

    createAccount: ({ shopId, country, email, key }) =>
      call(async (stripe) =>
        factsOf(
          await stripe.accounts.create(
            {
              country,
              email,
              // The shop deals with Stripe itself: its fees, its dashboard, its disputes.
              controller: {
                fees: { payer: "account" },
                losses: { payments: "stripe" },
                requirement_collection: "stripe",
                stripe_dashboard: { type: "full" },
              },
              metadata: { llave_shop: shopId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    findAccount: async (id) => {
      try {
        return await call(async (stripe) => factsOf(await stripe.accounts.retrieve(id, {}, read)));
      } catch (error) {
        if (isAccountGone(error) || isMissing(error)) return "gone";
        throw error;
      }
    },

    openOnboarding: ({ account, refreshUrl, returnUrl }) =>
      call(
        async (stripe) =>
          (
            await stripe.accountLinks.create({
              account,
              type: "account_onboarding",
              refresh_url: refreshUrl,
              return_url: returnUrl,
            })
          ).url,
      ),

    createCheckout: (order) => call((stripe) => createCheckout(stripe, order)),

    findCheckout: (stripeAccount, id) =>
      call(async (stripe) =>
        sessionOf(await stripe.checkout.sessions.retrieve(id, {}, { ...read, stripeAccount })),
      ),

    closeCheckout: (stripeAccount, id) =>
      call(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(id, {}, { stripeAccount });
        } catch (error) {
          if (asPaymentError(error).kind !== "refused") throw error;
        }
      }),

    findCharge: (charge) => call((stripe) => findCharge(stripe, charge, read)),
    refund: (order) => call((stripe) => refund(stripe, order)),
    giveBack: (order) => call((stripe) => giveBack(stripe, order, read)),

    verifyEvent: async (rawBody, signature) =>
      secret === "" ? undefined : call((stripe) => verifyEvent(stripe, secret, rawBody, signature)),
  };
}

async function createCheckout(stripe: Stripe, order: CardOrder): Promise<CardSession> {
  const { account, cents, currency, name, metadata } = order;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      allowed_payment_method_types: ["card"],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: cents / unitOf(currency),
            product_data: { name },
          },
        },
      ],
      locale: locales[order.language],
      metadata,
      payment_intent_data: { description: name, metadata },
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.endsAt / 1000),
    },
    { stripeAccount: account, idempotencyKey: order.key },
  );
  return sessionOf(session);
}

const statuses = ["open", "complete", "expired"] as const;

const sessionOf = (session: Stripe.Checkout.Session): CardSession => {
  const { id, url, status, payment_status, payment_intent: intent, currency } = session;
  return {
    id,
    url,
    status: statuses.find((one) => one === status) ?? "open",
    isPaid: payment_status === "paid",
    paymentIntent: typeof intent === "string" ? intent : (intent?.id ?? null),
    cents: (session.amount_total ?? 0) * unitOf(currency ?? ""),
    currency: (currency ?? "").toUpperCase(),
  };
};

const factsOf = (account: Stripe.Account): AccountFacts => {
  const { past_due, currently_due, disabled_reason } = account.requirements ?? {};
  return {
    id: account.id,
    country: account.country ?? "",
    currency: (account.default_currency ?? "").toUpperCase(),
    isSubmitted: account.details_submitted,
    takesCharges: account.charges_enabled,
    disabledReason: disabled_reason ?? null,
    due: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
  };
};
