import { subscriptionIn } from "../objects/invoice.ts";
import { isLiving, itemIn, type Subscription } from "../objects/subscription.ts";
import { type Account, change, type Draft, note } from "./account.ts";
import { day } from "./months.ts";
import { dropPending } from "./pending-update.ts";
import { end, retry, turnPeriod } from "./running.ts";

/** Stripe announces the end of a trial so long before it, or at once when the trial is shorter. */
const notice = 3 * day;

type Appointment = { at: number; act: (draft: Draft) => void };

/** Scheduled changes of this account, in no order. */
function* appointments(account: Account): Generator<Appointment> {
  for (const session of account.sessions) {
    if (session.status === "open") {
      yield {
        at: session.expires_at,
        act: (draft) =>
          change(draft, "checkout.session.expired", session, { status: "expired", url: null }),
      };
    }
  }
  for (const subscription of account.subscriptions.filter(isLiving))
    yield* ofSubscription(account, subscription);
}

function* ofSubscription(account: Account, subscription: Subscription): Generator<Appointment> {
  const { id, status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (status === "trialing" && trialEnd !== null && !account.announced.includes(id)) {
    yield { at: Math.max(subscription.created, trialEnd - notice), act: announce(subscription) };
  }
  if (cancelAt !== null && !subscription.cancel_at_period_end) {
    yield { at: cancelAt, act: (draft) => end(draft, subscription, "cancellation_requested") };
  }
  const { pending_update: pending } = subscription;
  if (pending) yield { at: pending.expires_at, act: (draft) => dropPending(draft, subscription) };
  for (const invoice of account.invoices) {
    if (pending && invoice.id === subscription.latest_invoice) continue;
    if (invoice.next_payment_attempt === null || subscriptionIn(invoice) !== id) continue;
    yield { at: invoice.next_payment_attempt, act: (draft) => retry(draft, invoice) };
  }
  yield {
    at: itemIn(subscription).current_period_end,
    act: (draft) => turnPeriod(draft, subscription),
  };
}

const announce = (subscription: Subscription) => (draft: Draft) => {
  draft.account.announced.push(subscription.id);
  note(draft, "customer.subscription.trial_will_end", subscription);
};

/** The first thing that time will bring. */
function first(account: Account): Appointment | undefined {
  let soonest: Appointment | undefined;
  for (const one of appointments(account)) if (!soonest || one.at < soonest.at) soonest = one;
  return soonest;
}

/** The time of the next scheduled change, on the customer's clock in seconds; null without one. */
export const nextDue = (account: Account): number | null => first(account)?.at ?? null;

/** Lets everything happen that time has brought until `now`, each at its own moment. */
export function settle(draft: Draft, now: number): void {
  for (let next = first(draft.account); next && next.at <= now; next = first(draft.account)) {
    draft.now = Math.max(draft.now, next.at);
    next.act(draft);
  }
  draft.now = now;
}
