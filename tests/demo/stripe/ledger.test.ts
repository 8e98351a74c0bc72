import fc from "fast-check";
import { expect, test } from "vitest";
import type { Account } from "../../../demo/stripe/ledger/account.ts";
import { run } from "../../../demo/stripe/ledger/ledger.ts";
import { day, nextPeriodEnd } from "../../../demo/stripe/ledger/months.ts";
import { nextDue } from "../../../demo/stripe/ledger/time.ts";
import type { Happening } from "../../../demo/stripe/objects/event.ts";
import { subscriptionIn } from "../../../demo/stripe/objects/invoice.ts";
import { isLiving, itemIn, type Subscription } from "../../../demo/stripe/objects/subscription.ts";

import { play, steps } from "./steps.ts";

test("Any sequence of commands leaves consistent accounts", () => {
  fc.assert(
    fc.property(steps, (steps) => {
      play(steps, (account, now) => {
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

test("Events are in order, and the last one describes the subscription as it is", () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const { account, happened } = play(steps, () => {});
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

test("Advancing at once or day by day gives the same account", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 120 }), (steps, days) => {
      const { account, now } = play(steps, () => {});
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

test("Billing months keep their anchor day", () => {
  const at = (date: string) => Date.parse(`${date}T08:30:00Z`) / 1000;
  const ends = ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"].map(at);
  expect(ends.slice(0, -1).map((from) => nextPeriodEnd(ends[0]!, from))).toEqual(ends.slice(1));
});
