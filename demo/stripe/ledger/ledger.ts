import type { CustomerFacts } from "../objects/customer.ts";
import type { Happening } from "../objects/event.ts";
import { Refusal } from "../refusal.ts";
import {
  type Account,
  change,
  type Draft,
  type GiveUp,
  nextId,
  presentCustomer,
} from "./account.ts";
import { cardOf } from "./cards.ts";
import { changeCard, changeSubscription, type SubscriptionChanges } from "./changes.ts";
import { expireSession, type NewSession, openSession, paySession } from "./checkout.ts";
import { cancel, deleteCustomer } from "./deletion.ts";
import { confirmInvoice } from "./pending-update.ts";
import { type NewPortal, openPortal } from "./portal.ts";
import { dispute, refund } from "./refunds.ts";
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
