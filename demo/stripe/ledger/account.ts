import type { Order, Session } from "../objects/checkout.ts";
import type { Customer, DeletedCustomer } from "../objects/customer.ts";
import type { Dispute } from "../objects/dispute.ts";
import type { EventType, Happening } from "../objects/event.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { Line } from "../objects/invoice-line.ts";
import type { Portal } from "../objects/portal.ts";
import { isLiving, type Subscription } from "../objects/subscription.ts";
import { Refusal } from "../refusal.ts";
import type { Card } from "./cards.ts";

/**
 * The state of a subscription after the last failed retry; at Stripe a setting of the dashboard.
 */
export type GiveUp = "canceled" | "unpaid";

/**
 * All objects of one customer, in their current state as the API answers them; lists are oldest
 * first.
 */
export type Account = {
  customer: Customer | DeletedCustomer;
  /**
   * The offset of this customer's clock from the real one, in seconds. As with Stripe's test
   * clocks, each customer has one.
   */
  ahead: number;
  card: Card | null;
  giveUp: GiveUp;
  sessions: Session[];
  orders: Order[];
  portals: Portal[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  disputes: Dispute[];
  /** Charges that were paid back. */
  refunded?: string[];
  /** Differences of plan that wait for the next invoice. */
  pending: Line[];
  /** The subscriptions whose end of trial has been announced. */
  announced: string[];
  /** The number of ids assigned. */
  ids: number;
};

export const accountOf = (customer: Customer): Account => ({
  customer,
  ahead: 0,
  card: null,
  giveUp: "canceled",
  sessions: [],
  orders: [],
  portals: [],
  subscriptions: [],
  invoices: [],
  disputes: [],
  pending: [],
  announced: [],
  ids: 0,
});

/** An account while a command works on it; `now` is the customer's clock, in seconds. */
export type Draft = { account: Account; now: number; happened: Happening[] };

/** A new id. They follow from the customer's, so that the same commands make the same ids. */
export function nextId({ account }: Draft, prefix: string): string {
  account.ids += 1;
  return `${prefix}_${account.customer.id.replace(/^cus_/, "")}${String(account.ids).padStart(4, "0")}`;
}

/** Records an event of an object in its current state. */
export function note(draft: Draft, type: EventType, object: object, previous?: object): void {
  draft.happened.push({
    type,
    at: draft.now,
    object: structuredClone(object),
    ...(previous && { previous }),
  });
}

/**
 * Changes an object of the draft in place and records an event with the previous values. A change
 * without effect is not recorded.
 */
export function change<T extends object>(
  draft: Draft,
  type: EventType,
  object: T,
  changes: Partial<T>,
): void {
  const previous: Partial<T> = {};
  for (const key of Object.keys(changes) as (keyof T)[]) {
    if (JSON.stringify(object[key]) !== JSON.stringify(changes[key]))
      previous[key] = structuredClone(object[key]);
  }
  Object.assign(object, changes);
  if (Object.keys(previous).length > 0) note(draft, type, object, previous);
}

/** The customer, unless he was deleted. @throws Refusal */
export function presentCustomer({ customer }: Account): Customer {
  if ("deleted" in customer && customer.deleted)
    throw new Refusal(`No such customer: '${customer.id}'`, {
      code: "resource_missing",
      param: "customer",
    });
  return customer as Customer;
}

/** The newest subscription that is still running, if any. */
export const livingIn = (account: Account): Subscription | undefined =>
  account.subscriptions.findLast(isLiving);
