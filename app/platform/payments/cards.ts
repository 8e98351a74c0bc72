import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { PaymentEvent } from "./event.ts";

/** A shop's own account, as reported by Stripe. `currency` in capitals. */
export type AccountFacts = {
  id: string;
  country: string;
  currency: string;
  isSubmitted: boolean;
  takesCharges: boolean;
  disabledReason: string | null;
  /** Stripe's current requirements, in its own names. */
  due: string[];
};

/**
 * A card payment on a shop's account. URLs are absolute and on this site; `key`: the idempotency
 * key.
 */
export type CardOrder = {
  account: string;
  cents: Cents;
  currency: Currency;
  /** The description of the payment on Checkout. */
  name: string;
  language: Language;
  metadata: Record<string, string>;
  returnUrl: string;
  cancelUrl: string;
  /** Milliseconds. */
  endsAt: number;
  key: string;
};

/** A Checkout Session of a card payment; `url` while it is open. */
export type CardSession = {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  paymentIntent: string | null;
  cents: Cents;
  currency: string;
};

type Refund = { id: string | null; status: string };

/**
 * A refund of a card payment. `refund`: the id of the product's row; `isReturn`: of a late payment.
 */
export type RefundFacts = {
  id: string | null;
  status: "pending" | "succeeded" | "failed";
  cents: Cents;
  refund: string | null;
  isReturn: boolean;
  /** Milliseconds. */
  createdAt: number;
  /** Stripe's name of the reason why it failed. */
  failure: string | null;
};

/** A dispute. `status` and `reason` in Stripe's names; instants in milliseconds. */
export type DisputeFacts = {
  id: string;
  status: string;
  reason: string;
  cents: Cents;
  /** The amount that Stripe has withdrawn from the account for it and not returned. */
  withdrawn: Cents;
  /** Stripe's fee for it; null where it is unknown. */
  fee: Cents | null;
  answerBy: number | null;
  createdAt: number;
};

/** Stripe's record of a payment. `fee`: null where it is unknown. */
export type ChargeFacts = {
  fee: Cents | null;
  refunds: RefundFacts[];
  disputes: DisputeFacts[];
};

/** Shops' own accounts and the payments into them (Stripe Connect, direct charges). */
export type Cards = {
  /** Whether card payments are offered: without a secret of their webhook they are not. */
  isOffered: boolean;
  createAccount: (shop: {
    shopId: string;
    country: string;
    email: string;
    key: string;
  }) => Promise<AccountFacts>;
  /** "gone": it is no longer connected. */
  findAccount: (account: string) => Promise<AccountFacts | "gone">;
  /** The address of Stripe's own page on which the shop enters missing details. */
  openOnboarding: (visit: {
    account: string;
    refreshUrl: string;
    returnUrl: string;
  }) => Promise<string>;
  createCheckout: (order: CardOrder) => Promise<CardSession>;
  findCheckout: (account: string, sessionId: string) => Promise<CardSession>;
  /** Expires a session; nothing where it is no longer open. */
  closeCheckout: (account: string, sessionId: string) => Promise<void>;
  /** The fee of a payment, and its refunds and disputes, whoever made them. */
  findCharge: (payment: {
    account: string;
    paymentIntent: string;
    currency: Currency;
  }) => Promise<ChargeFacts>;
  /** Refunds a part of a payment, once for each `refund`. */
  refund: (refund: {
    account: string;
    refund: string;
    paymentIntent: string;
    cents: Cents;
    currency: Currency;
  }) => Promise<RefundFacts>;
  /**
   * Returns a part of a payment, once for each `payment`: the part not yet refunded from Stripe's
   * dashboard.
   */
  giveBack: (refund: {
    account: string;
    payment: string;
    paymentIntent: string;
    cents: Cents;
    currency: Currency;
  }) => Promise<Refund>;
  /** As `verifyEvent` of the payments, with the secret of the accounts' own webhook. */
  verifyEvent: (rawBody: Uint8Array, signature: string) => Promise<PaymentEvent | undefined>;
};
