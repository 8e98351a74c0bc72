import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { PaymentEvent } from "./event.ts";

/** A shop's own account, as Stripe tells of it. `currency` in capitals. */
export type AccountFacts = {
  id: string;
  country: string;
  currency: string;
  isSubmitted: boolean;
  takesCharges: boolean;
  disabledReason: string | null;
  /** What Stripe asks for now, in its own names. */
  due: string[];
};

/** A card payment on a shop's account. URLs are absolute and ours; `key`: the idempotency key. */
export type CardOrder = {
  account: string;
  cents: Cents;
  currency: Currency;
  /** What is paid, as Checkout says it. */
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

type Refund = { id: string; status: string };

/** Shops' own accounts and what is paid into them (Stripe Connect, direct charges). */
export type Cards = {
  /** Whether card payments are offered: without a secret of their webhook they are not. */
  isOffered: boolean;
  createAccount: (shop: {
    shopId: string;
    country: string;
    email: string;
    key: string;
  }) => Promise<AccountFacts>;
  /** "gone": it is not connected any more. */
  findAccount: (account: string) => Promise<AccountFacts | "gone">;
  /** The address of Stripe's own page that asks the shop for what is missing. */
  openOnboarding: (visit: {
    account: string;
    refreshUrl: string;
    returnUrl: string;
  }) => Promise<string>;
  createCheckout: (order: CardOrder) => Promise<CardSession>;
  findCheckout: (account: string, sessionId: string) => Promise<CardSession>;
  /** Expires a session; nothing where it is no longer open. */
  closeCheckout: (account: string, sessionId: string) => Promise<void>;
  /** Returns a part of a payment, once for each `payment`; the refund that is there already, if one is. */
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
