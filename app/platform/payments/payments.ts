import type Stripe from "stripe";
import type { Language } from "#app/values/language.ts";
import type { Cards } from "./cards.ts";
import type { PaymentEvent } from "./event.ts";
import type { PlanChange } from "./plan-change.server.ts";

/** URLs are absolute and on this site; `key` is the idempotency key. */
export type CheckoutOrder = {
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

export type PortalVisit = { customerId: string; returnUrl: string; language: Language };

/** With its invoices, newest first, where the status alone does not tell which are paid. */
export type SubscriptionWithInvoices = Stripe.Subscription & { invoices?: Stripe.Invoice[] };

/** The payment provider. All functions throw `PaymentError`. */
export type Payments = {
  /** The prices of each plan: the first is on sale. */
  prices: { medium: readonly string[]; premium: readonly string[] };
  /** All subscriptions of the customer, canceled ones included. */
  listSubscriptions: (customerId: string) => Promise<SubscriptionWithInvoices[]>;
  /** Returns the customer's id; `key` is the idempotency key. */
  createCustomer: (person: { userId: string; email: string; key: string }) => Promise<string>;
  findCustomer: (customerId: string) => Promise<"there" | "deleted" | "unknown">;
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>;
  findCheckout: (sessionId: string) => Promise<Checkout>;
  /** Expires a Checkout Session. @throws PaymentError "refused" when it is no longer open */
  closeCheckout: (sessionId: string) => Promise<void>;
  /** Where the bank requires authentication (3-D Secure), returns the page for it. */
  changePlan: (change: PlanChange) => Promise<{ confirmAt: string } | undefined>;
  /** Cancels at period end. */
  stopRenewal: (subscriptionId: string) => Promise<void>;
  /**
   * The customer of a disputed payment, and when it was made (milliseconds); undefined for an
   * inquiry, and once the dispute is won.
   */
  findDispute: (disputeId: string) => Promise<{ customerId: string; paidAt: number } | undefined>;
  /** Returns the URL of a billing portal session (card, receipts, cancellation). */
  openPortal: (visit: PortalVisit) => Promise<string>;
  /** Cancels immediately, without a refund: for deleted accounts. */
  cancelSubscription: (subscriptionId: string) => Promise<void>;
  /** Shops' own accounts. */
  cards: Cards;
  /** The event in a webhook; undefined unless it is signed with our secret and recent. */
  verifyEvent: (rawBody: Uint8Array, signature: string) => Promise<PaymentEvent | undefined>;
};
