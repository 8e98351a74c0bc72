import { chargeIdOf, chargeOf } from "../objects/charge.ts";
import { type CustomerFacts, deletedCustomer } from "../objects/customer.ts";
import { type Dispute, disputeOf } from "../objects/dispute.ts";
import type { Happening } from "../objects/event.ts";
import { type Portal, portalOf } from "../objects/portal.ts";
import { isLiving } from "../objects/subscription.ts";
import { missing, Refusal } from "../refusal.ts";
import {
  type Account,
  change,
  type Draft,
  type GiveUp,
  nextId,
  note,
  presentCustomer,
} from "./account.ts";
import { cardOf } from "./cards.ts";
import { changeCard, changeSubscription, type SubscriptionChanges } from "./changes.ts";
import { expireSession, type NewSession, openSession, paySession } from "./checkout.ts";
import { confirmInvoice } from "./pending-update.ts";
import { end } from "./running.ts";
import { settle } from "./time.ts";

export type Command =
  | { do: "settle" }
  | { do: "change customer"; facts: CustomerFacts }
  | { do: "delete customer" }
  | { do: "open session"; session: NewSession }
  | { do: "pay session"; session: string; card: string }
  | { do: "expire session"; session: string }
  | ({ do: "open portal" } & NewPortal)
  | { do: "change subscription"; subscription: string; changes: SubscriptionChanges }
  | { do: "cancel subscription"; subscription: string }
  | { do: "change card"; card: string }
  | { do: "let payments"; work: boolean }
  | { do: "give up"; as: GiveUp }
  | { do: "confirm invoice"; invoice: string }
  | { do: "refund" }
  | { do: "dispute" };

type Outcome = { account: Account; happened: Happening[]; made: object | null };

/**
 * Runs a command on an account at the customer's time (in seconds). Pure: returns the next account
 * and its events. @throws Refusal
 */
export function run(account: Account, command: Command, now: number): Outcome {
  const draft: Draft = { account: structuredClone(account), now: 0, happened: [] };
  settle(draft, now);
  const made = execute(draft, command);
  settle(draft, now);
  return { made, account: draft.account, happened: draft.happened };
}

function execute(draft: Draft, command: Command): object | null {
  const { account } = draft;
  switch (command.do) {
    case "settle":
      return null;
    case "change customer":
      change(draft, "customer.updated", presentCustomer(account), command.facts);
      return account.customer;
    case "delete customer":
      return deleteCustomer(draft);
    case "open session":
      return openSession(draft, command.session);
    case "pay session":
      return paySession(draft, command.session, command.card);
    case "expire session":
      return expireSession(draft, command.session);
    case "open portal":
      return openPortal(draft, command);
    case "change subscription":
      return changeSubscription(draft, command.subscription, command.changes);
    case "cancel subscription":
      return cancel(draft, command.subscription);
    case "change card":
      changeCard(draft, cardOf(command.card, nextId(draft, "pm")));
      return null;
    case "let payments":
      if (!account.card) throw new Refusal("This customer has no card on file yet.");
      account.card.works = command.work;
      return null;
    case "give up":
      account.giveUp = command.as;
      return null;
    case "confirm invoice":
      confirmInvoice(draft, command.invoice);
      return null;
    case "refund":
      return refund(draft);
    case "dispute":
      return dispute(draft);
  }
}

type NewPortal = {
  origin: string;
  returnUrl: string | null;
  locale: string | null;
  secret: string;
};

function openPortal(draft: Draft, { origin, returnUrl, locale, secret }: NewPortal): Portal {
  const { id: customer } = presentCustomer(draft.account);
  const id = `${nextId(draft, "bps")}${secret}`;
  const portal = portalOf(
    { id, customer, return_url: returnUrl, locale, url: `${origin}/demo/portal/${id}` },
    draft.now,
  );
  draft.account.portals = [...draft.account.portals.slice(-19), portal];
  return portal;
}

function deleteCustomer(draft: Draft): object {
  const customer = presentCustomer(draft.account);
  for (const subscription of draft.account.subscriptions.filter(isLiving))
    end(draft, subscription, "cancellation_requested");
  note(draft, "customer.deleted", customer);
  draft.account.sessions = draft.account.sessions.map((session) =>
    session.status === "open" ? { ...session, status: "expired", url: null } : session,
  );
  draft.account.customer = deletedCustomer(customer.id);
  return draft.account.customer;
}

/** Stripe reports an ended subscription as missing. */
function cancel(draft: Draft, id: string): object {
  const subscription = draft.account.subscriptions.find((one) => one.id === id);
  if (!subscription || !isLiving(subscription)) throw missing("subscription", id);
  end(draft, subscription, "cancellation_requested");
  return subscription;
}

const lastPaid = ({ account }: Draft) =>
  account.invoices.findLast(({ status, amount_paid }) => status === "paid" && amount_paid > 0);

/** As in the dashboard: changes nothing but the charge. */
function refund(draft: Draft): object {
  const paid = lastPaid(draft);
  if (!paid) throw new Refusal("This customer has paid nothing that could be refunded.");
  draft.account.refunded = [...(draft.account.refunded ?? []), chargeIdOf(paid)];
  const charge = chargeOf(paid, { refunded: true });
  note(draft, "charge.refunded", charge);
  return charge;
}

function dispute(draft: Draft): Dispute {
  const paid = lastPaid(draft);
  if (!paid) throw new Refusal("This customer has paid nothing that could be disputed.");
  const made = disputeOf(nextId(draft, "dp"), chargeIdOf(paid), paid.amount_paid, draft.now);
  draft.account.disputes.push(made);
  note(draft, "charge.dispute.created", made);
  return made;
}
