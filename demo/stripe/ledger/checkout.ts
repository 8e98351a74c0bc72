import { type Session, type SessionFacts, sessionOf } from "../objects/checkout.ts";
import { findPrice } from "../objects/prices.ts";
import { subscriptionOf } from "../objects/subscription.ts";
import { declined, missing, Refusal } from "../refusal.ts";
import { type Draft, nextId, note, presentCustomer } from "./account.ts";
import { cardOf } from "./cards.ts";
import { bill, periodLine } from "./charge.ts";
import { collect } from "./collect.ts";
import { day, nextPeriodEnd } from "./months.ts";

export type NewSession = Omit<SessionFacts, "id" | "customer" | "price" | "url" | "expiresAt"> & {
  price: string;
  expiresAt: number | null;
  subscriptionMetadata: Record<string, string>;
  /** The origin of the pay pages. */
  origin: string;
  /** A random part of the id; the pay page is as open as its address. */
  secret: string;
};

/** Opens a Checkout Session. */
export function openSession(draft: Draft, wanted: NewSession): Session {
  const { id, email, name, phone } = presentCustomer(draft.account);
  const price = findPrice(wanted.price);
  if (!price) throw missing("price", wanted.price, "line_items[0][price]");
  const session = `${nextId(draft, "cs_test")}${wanted.secret}`;
  const { quantity, trialDays } = wanted;
  const made = sessionOf(
    {
      ...wanted,
      id: session,
      url: `${wanted.origin}/demo/pay/${session}`,
      customer: { id, email, name, phone },
      price,
      expiresAt: wanted.expiresAt ?? draft.now + day,
    },
    draft.now,
  );
  draft.account.sessions.push(made);
  draft.account.orders.push({
    session,
    price: price.id,
    quantity,
    trialDays,
    metadata: wanted.subscriptionMetadata,
  });
  return made;
}

/**
 * The session's page was sent with a card: the subscription begins, on trial or paid at once.
 * @throws Refusal when the card is declined
 */
export function paySession(draft: Draft, sessionId: string, cardNumber: string): Session {
  const { account, now } = draft;
  const session = openIn(draft, sessionId);
  const order = account.orders.find(({ session }) => session === sessionId)!;
  const price = findPrice(order.price)!;
  const card = cardOf(cardNumber, nextId(draft, "pm"));
  if (order.trialDays === 0 && !card.works)
    throw declined("Your card was declined.", "card_declined", "generic_decline");
  account.card = card;
  const customer = presentCustomer(account);
  customer.currency = "usd";

  const trialEnd = order.trialDays > 0 ? now + order.trialDays * day : null;
  const subscription = subscriptionOf(
    {
      id: nextId(draft, "sub"),
      itemId: nextId(draft, "si"),
      customer: customer.id,
      price,
      quantity: order.quantity,
      metadata: order.metadata,
      paymentMethod: card.id,
      trialEnd,
      periodEnd: trialEnd ?? nextPeriodEnd(now, now),
    },
    now,
  );
  account.subscriptions.push(subscription);
  const invoice = bill(draft, subscription, "subscription_create", [
    periodLine(draft, subscription, trialEnd === null ? undefined : 0),
  ]);
  note(draft, "customer.subscription.created", subscription);
  collect(draft, invoice, false, true);
  Object.assign(session, {
    status: "complete",
    payment_status: trialEnd === null ? "paid" : "no_payment_required",
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  } satisfies Partial<Session>);
  note(draft, "checkout.session.completed", session);
  return session;
}

export function expireSession(draft: Draft, sessionId: string): Session {
  const session = openIn(draft, sessionId);
  Object.assign(session, { status: "expired", url: null } satisfies Partial<Session>);
  note(draft, "checkout.session.expired", session);
  return session;
}

function openIn({ account }: Draft, id: string): Session {
  const session = account.sessions.find((session) => session.id === id);
  if (!session) throw missing("checkout.session", id);
  if (session.status !== "open")
    throw new Refusal(`This Checkout Session is not open: its status is ${session.status}.`, {
      code: "checkout_session_not_open",
    });
  return session;
}
