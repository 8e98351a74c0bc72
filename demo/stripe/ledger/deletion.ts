import { deletedCustomer } from "../objects/customer.ts";
import { isLiving } from "../objects/subscription.ts";
import { missing } from "../refusal.ts";
import { type Draft, note, presentCustomer } from "./account.ts";
import { end } from "./running.ts";

export function deleteCustomer(draft: Draft): object {
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
export function cancel(draft: Draft, id: string): object {
  const subscription = draft.account.subscriptions.find((one) => one.id === id);
  if (!subscription || !isLiving(subscription)) throw missing("subscription", id);
  end(draft, subscription, "cancellation_requested");
  return subscription;
}
