import fc from "fast-check";
import { expect, test } from "vitest";
import { type Account, accountOf } from "../../../demo/stripe/ledger/account.ts";
import { failingCard, workingCard } from "../../../demo/stripe/ledger/cards.ts";
import { type Command, run } from "../../../demo/stripe/ledger/ledger.ts";
import { day, nextPeriodEnd } from "../../../demo/stripe/ledger/months.ts";
import { nextDue } from "../../../demo/stripe/ledger/time.ts";
import { customerOf } from "../../../demo/stripe/objects/customer.ts";
import type { Happening } from "../../../demo/stripe/objects/event.ts";
import { subscriptionIn } from "../../../demo/stripe/objects/invoice.ts";
import { prices } from "../../../demo/stripe/objects/prices.ts";
import { isLiving, itemIn, type Subscription } from "../../../demo/stripe/objects/subscription.ts";
import { Refusal } from "../../../demo/stripe/refusal.ts";

const start = Date.UTC(2026, 0, 31, 12) / 1000;
const anew = () => accountOf(customerOf("cus_demo", { email: "ana@shop.test" }, start));

type Wish =
  | { wish: "subscribe"; plan: number; trialDays: number; card: string }
  | {
      wish: "change";
      plan: number;
      proration: "create_prorations" | "always_invoice" | "none";
      onlyIfPaid: boolean;
    }
  | { wish: "end at period's end" | "keep" | "cancel" | "dispute" | "wait" }
  | { wish: "pays"; work: boolean }
  | { wish: "card"; card: string }
  | { wish: "give up"; as: "canceled" | "unpaid" };

const card = fc.constantFrom(workingCard, failingCard);
const plan = fc.nat({ max: 1 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    wish: fc.constant("subscribe" as const),
    plan,
    trialDays: fc.constantFrom(0, 2, 7),
    card,
  }),
  fc.record({
    wish: fc.constant("change" as const),
    plan,
    proration: fc.constantFrom(
      "create_prorations" as const,
      "always_invoice" as const,
      "none" as const,
    ),
    onlyIfPaid: fc.boolean(),
  }),
  fc.record({
    wish: fc.constantFrom(
      "end at period's end" as const,
      "keep" as const,
      "cancel" as const,
      "dispute" as const,
      "wait" as const,
    ),
  }),
  fc.record({ wish: fc.constant("pays" as const), work: fc.boolean() }),
  fc.record({ wish: fc.constant("card" as const), card }),
  fc.record({
    wish: fc.constant("give up" as const),
    as: fc.constantFrom("canceled" as const, "unpaid" as const),
  }),
);
const story = fc.array(fc.record({ wish, hours: fc.nat({ max: 45 * 24 }) }), { maxLength: 30 });

const session = (plan: number, trialDays: number): Command => ({
  do: "open session",
  session: {
    origin: "http://localhost",
    secret: "",
    price: prices[plan]!.id,
    quantity: 1,
    trialDays,
    successUrl: "http://localhost/",
    cancelUrl: null,
    clientReferenceId: null,
    locale: null,
    metadata: {},
    subscriptionMetadata: {},
    allowPromotionCodes: null,
    expiresAt: null,
  },
});

/** The commands that a wish comes to, of an account as it is. */
function* commandsFor({ wish }: { wish: Wish }, account: () => Account): Generator<Command> {
  const living = account().subscriptions.findLast(isLiving);
  if (wish.wish === "subscribe") {
    if (living) return;
    yield session(wish.plan, wish.trialDays);
    yield { do: "pay session", session: account().sessions.at(-1)!.id, card: wish.card };
  } else if (wish.wish === "pays") yield { do: "let payments", work: wish.work };
  else if (wish.wish === "card") yield { do: "change card", card: wish.card };
  else if (wish.wish === "give up") yield { do: "give up", as: wish.as };
  else if (wish.wish === "dispute") yield { do: "dispute" };
  else if (!living || wish.wish === "wait") yield { do: "settle" };
  else if (wish.wish === "cancel") yield { do: "cancel subscription", subscription: living.id };
  else yield { do: "change subscription", subscription: living.id, changes: changesFor(wish) };
}

const changesFor = (
  wish: Extract<
    Wish,
    { wish: "change" | "end at period's end" | "keep" | "cancel" | "dispute" | "wait" }
  >,
) =>
  wish.wish === "change"
    ? { price: prices[wish.plan]!, proration: wish.proration, onlyIfPaid: wish.onlyIfPaid }
    : { proration: "none" as const, onlyIfPaid: false, cancelAtPeriodEnd: wish.wish !== "keep" };

/** Lives a story and looks at the account after every command. */
function live(
  steps: { wish: Wish; hours: number }[],
  look: (account: Account, now: number) => void,
) {
  let account = anew();
  let now = start;
  const happened: Happening[] = [];
  for (const step of steps) {
    now += step.hours * 3600;
    for (const command of commandsFor(step, () => account)) {
      const before = structuredClone(account);
      try {
        const outcome = run(account, command, now);
        expect(account).toEqual(before);
        account = outcome.account;
        happened.push(...outcome.happened);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const settled = run(account, { do: "settle" }, now);
        account = settled.account;
        happened.push(...settled.happened);
      }
      look(account, now);
    }
  }
  return { account, happened, now };
}

test("whatever is asked, the books are in order", () => {
  fc.assert(
    fc.property(story, (steps) => {
      live(steps, (account, now) => {
        expect(account.subscriptions.filter(isLiving).length).toBeLessThanOrEqual(1);
        expect(nextDue(account) ?? Infinity).toBeGreaterThan(now);
        for (const subscription of account.subscriptions)
          checkSubscription(subscription, account, now);
        for (const invoice of account.invoices) {
          if (invoice.status === "paid")
            expect(invoice).toMatchObject({ amount_remaining: 0, amount_paid: invoice.amount_due });
          else
            expect(invoice).toMatchObject({ amount_remaining: invoice.amount_due, amount_paid: 0 });
          expect(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(
            invoice.total,
          );
        }
        const objects = [
          ...account.subscriptions,
          ...account.invoices,
          ...account.sessions,
          ...account.disputes,
        ];
        expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
        if (!account.customer.deleted) expect(account.customer.balance).toBeLessThanOrEqual(0);
      });
    }),
    { numRuns: 300 },
  );
});

function checkSubscription(subscription: Subscription, account: Account, now: number): void {
  const { current_period_start: from, current_period_end: to } = itemIn(subscription);
  expect(to).toBeGreaterThan(from);
  if (!isLiving(subscription)) {
    expect(subscription.ended_at).toBeLessThanOrEqual(now);
    return;
  }
  expect(from).toBeLessThanOrEqual(now);
  expect(to).toBeGreaterThan(now);
  const open = account.invoices.filter(
    (invoice) => subscriptionIn(invoice) === subscription.id && invoice.status === "open",
  );
  if (subscription.status === "past_due")
    expect(open.some((invoice) => invoice.next_payment_attempt !== null)).toBe(true);
  if (subscription.status === "active" || subscription.status === "trialing")
    expect(open).toEqual([]);
  expect(subscription.status === "trialing").toBe(
    subscription.trial_end !== null && now < subscription.trial_end,
  );
}

test("events tell the truth, in order: the last word on a subscription is what it is", () => {
  fc.assert(
    fc.property(story, (steps) => {
      const { account, happened } = live(steps, () => {});
      expect(happened.map(({ at }) => at)).toEqual(
        happened.map(({ at }) => at).toSorted((a, b) => a - b),
      );
      for (const subscription of account.subscriptions) {
        const told = happened.filter(
          ({ object }) => (object as Subscription).id === subscription.id,
        ) as (Happening & {
          object: Subscription;
        })[];
        expect(told[0]?.type).toBe("customer.subscription.created");
        expect(told.filter(({ type }) => type === "customer.subscription.deleted")).toHaveLength(
          isLiving(subscription) ? 0 : 1,
        );
        const { status, cancel_at, items } = told.at(-1)!.object;
        expect(subscription).toMatchObject({ status, cancel_at, items });
        const ends = told.map(({ object }) => itemIn(object).current_period_end);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }
      const paid = happened
        .filter(({ type }) => type === "invoice.paid")
        .map(({ object }) => (object as { id: string }).id);
      expect(paid.toSorted()).toEqual(
        account.invoices
          .filter(({ status }) => status === "paid")
          .map(({ id }) => id)
          .toSorted(),
      );
    }),
    { numRuns: 300 },
  );
});

test("time in one leap or day by day comes to the same", () => {
  fc.assert(
    fc.property(story, fc.integer({ min: 1, max: 120 }), (steps, days) => {
      const { account, now } = live(steps, () => {});
      const leap = run(account, { do: "settle" }, now + days * day);
      let slow = account;
      const happened: Happening[] = [];
      for (let at = 1; at <= days; at++) {
        const outcome = run(slow, { do: "settle" }, now + at * day);
        slow = outcome.account;
        happened.push(...outcome.happened);
      }
      expect(slow).toEqual(leap.account);
      expect(happened).toEqual(leap.happened);
    }),
    { numRuns: 60 },
  );
});

test("months keep the day they began on", () => {
  const at = (date: string) => Date.parse(`${date}T08:30:00Z`) / 1000;
  const ends = ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"].map(at);
  expect(ends.slice(0, -1).map((from) => nextPeriodEnd(ends[0]!, from))).toEqual(ends.slice(1));
});
