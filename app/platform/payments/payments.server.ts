import type Stripe from "stripe";
import type { Language } from "#app/values/language.ts";
import type { PaymentConfig } from "./config.ts";
import type { PaymentEvent } from "./event.ts";
import { asPaymentError, isMissing } from "./payment-error.ts";
import { changePlan, type PlanChange } from "./plan-change.server.ts";
import { verifyEvent } from "./verify-event.server.ts";

export type { PlanChange };

/** Stripe's name of each language: for Checkout and for the billing portal. */
const locales: Record<Language, "en" | "es"> = { en: "en", es: "es" };

/** An order for a Checkout Session. Addresses are our own; `key` makes repeated orders one. */
type CheckoutOrder = {
  customerId: string;
  userId: string;
  price: string;
  /** 0 for none. */
  trialDays: number;
  language: Language;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  key: string;
};

/** A Checkout Session: `url` is null once it is no longer open. `endsAt` in milliseconds. */
export type Checkout = {
  id: string;
  open: boolean;
  url: string | null;
  endsAt: number;
  metadata: Record<string, string>;
};

type Subscription = Stripe.Subscription & { invoices?: Stripe.Invoice[] };

/**
 * The payment provider, as few functions as there are things we ask of it. All throw
 * `PaymentError`.
 */
export type Payments = {
  /** The prices of each plan: the first is on sale. */
  prices: { medium: readonly string[]; premium: readonly string[] };
  /**
   * All subscriptions that the customer has and had; with its invoices, newest first, where only
   * those say what is paid.
   */
  listSubscriptions: (customerId: string) => Promise<Subscription[]>;
  /** Makes a customer and answers its id; the same `key` is the same customer. */
  createCustomer: (person: { userId: string; email: string; key: string }) => Promise<string>;
  /**
   * Whether the provider has this customer, had it until someone deleted it there, or knows nothing
   * of it.
   */
  findCustomer: (customerId: string) => Promise<"there" | "deleted" | "unknown">;
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>;
  findCheckout: (sessionId: string) => Promise<Checkout>;
  /**
   * Closes an open Checkout Session. @throws PaymentError "refused" when it is not open any more
   */
  closeCheckout: (sessionId: string) => Promise<void>;
  /**
   * Undefined once it is done; where the bank wants to ask the customer first (3-D Secure), the
   * page on which it does.
   */
  changePlan: (change: PlanChange) => Promise<{ confirmAt: string } | undefined>;
  /** Lets a subscription run out at the end of what is paid, and charges nothing more. */
  stopRenewal: (subscriptionId: string) => Promise<void>;
  /**
   * Whose payment is disputed, and when it was made (milliseconds); undefined while it is only an
   * inquiry, or has been settled.
   */
  findDispute: (disputeId: string) => Promise<{ customerId: string; paidAt: number } | undefined>;
  /** Opens the billing portal (card, receipts, cancelling) and answers its address. */
  openPortal: (visit: {
    customerId: string;
    returnUrl: string;
    language: Language;
  }) => Promise<string>;
  /** Ends a subscription at once, without money back: for accounts that are deleted. */
  cancelSubscription: (subscriptionId: string) => Promise<void>;
  /**
   * What a webhook says, when it is signed with our secret less than five minutes ago; else
   * undefined.
   */
  verifyEvent: (rawBody: Uint8Array, signature: string) => Promise<PaymentEvent | undefined>;
};

/**
 * Stripe's own SDK, asking through `fetcher` where one is given. Loaded when it is first needed.
 */
async function openStripe(
  config: PaymentConfig,
  fetcher?: Pick<Fetcher, "fetch">,
): Promise<Stripe> {
  return (await import("./stripe.server.ts")).makeStripe(config, fetcher);
}

/** `timeoutMs` is how long a look-up may take; it is tried twice. */
export function openPayments(
  config: PaymentConfig,
  fetcher?: Pick<Fetcher, "fetch">,
  timeoutMs = 4_000,
): Payments {
  let opened: Promise<Stripe> | undefined;
  const ask = async <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    try {
      opened ??= openStripe(config, fetcher);
      return await question(await opened);
    } catch (error) {
      throw asPaymentError(error);
    }
  };
  const look = { timeout: timeoutMs, maxNetworkRetries: 1 };

  return {
    prices: config.stripe.prices,

    listSubscriptions: (customer) =>
      ask(async (stripe) => {
        const all = await stripe.subscriptions
          .list({ customer, status: "all", limit: 100 }, look)
          .autoPagingToArray({ limit: 1_000 });
        const unclear = ({ status, pause_collection: paused }: Subscription) =>
          status === "past_due" || paused?.behavior === "void";
        const withInvoices = async (one: Subscription): Promise<Subscription> => {
          const { data } = await stripe.invoices.list({ subscription: one.id, limit: 20 }, look);
          return { ...one, invoices: data.sort((a, b) => b.created - a.created) };
        };
        return await Promise.all(all.map((one) => (unclear(one) ? withInvoices(one) : one)));
      }),

    createCustomer: ({ userId, email, key }) =>
      ask(
        async (stripe) =>
          (
            await stripe.customers.create(
              { email, metadata: { llave_user: userId } },
              { idempotencyKey: key },
            )
          ).id,
      ),

    findCustomer: async (id) => {
      try {
        return (await ask((stripe) => stripe.customers.retrieve(id, {}, look))).deleted
          ? "deleted"
          : "there";
      } catch (error) {
        if (!isMissing(error)) throw error;
        // A customer of the time before live keys, which this key will never find.
        if (/similar object exists in test mode/.test(error.message)) return "deleted";
        // "…a similar object exists in live mode": then it is our key that is the wrong one.
        if (/similar object exists/.test(error.message)) throw error;
        return "unknown";
      }
    },

    createCheckout: (order) =>
      ask(async (stripe) =>
        checkoutFrom(
          await stripe.checkout.sessions.create(
            {
              mode: "subscription",
              customer: order.customerId,
              client_reference_id: order.userId,
              line_items: [{ price: order.price, quantity: 1 }],
              payment_method_collection: "always",
              locale: locales[order.language],
              metadata: order.metadata,
              subscription_data: {
                metadata: { llave_user: order.userId },
                ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
              },
              success_url: order.successUrl,
              cancel_url: order.cancelUrl,
            },
            { idempotencyKey: order.key },
          ),
        ),
      ),

    findCheckout: (id) =>
      ask(async (stripe) => checkoutFrom(await stripe.checkout.sessions.retrieve(id))),

    closeCheckout: (id) => ask(async (stripe) => void (await stripe.checkout.sessions.expire(id))),

    changePlan: (change) => ask((stripe) => changePlan(stripe, change)),

    stopRenewal: (id) =>
      ask(
        async (stripe) =>
          void (await stripe.subscriptions.update(id, { cancel_at_period_end: true })),
      ),

    findDispute: (id) =>
      ask(async (stripe) => {
        const { status, charge } = await stripe.disputes.retrieve(id, {}, look);
        if (!["needs_response", "under_review", "lost"].includes(status)) return undefined;
        const { customer, created } =
          typeof charge === "string" ? await stripe.charges.retrieve(charge, {}, look) : charge;
        const customerId = typeof customer === "string" ? customer : customer?.id;
        return customerId ? { customerId, paidAt: created * 1000 } : undefined;
      }),

    openPortal: ({ customerId, returnUrl, language }) =>
      ask(
        async (stripe) =>
          (
            await stripe.billingPortal.sessions.create({
              customer: customerId,
              return_url: returnUrl,
              locale: locales[language],
            })
          ).url,
      ),

    cancelSubscription: (id) => ask(async (stripe) => void (await stripe.subscriptions.cancel(id))),

    verifyEvent: (rawBody, signature) =>
      ask((stripe) => verifyEvent(stripe, config.stripe.webhookSecret, rawBody, signature)),
  };
}

const checkoutFrom = ({
  id,
  status,
  url,
  expires_at,
  metadata,
}: Stripe.Checkout.Session): Checkout => ({
  id,
  open: status === "open",
  url,
  endsAt: expires_at * 1000,
  metadata: metadata ?? {},
});
