import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { changeTo } from "#app/features/billing/checkout/change.ts";
import { bannerFor } from "#app/features/billing/plan/banner.ts";
import { heldPlan } from "#app/features/billing/plan/current-plan.ts";
import { endedPlan } from "#app/features/billing/plan/ended-plan.ts";
import { stepTo } from "#app/features/billing/plan/step.ts";
import { paidTiers } from "#app/features/billing/plans.ts";
import {
  fallbackTier,
  fallbackUntil,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { readSubscription } from "#app/features/billing/subscription/subscription.ts";
import {
  invoiceOf,
  noon,
  prices,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const day = 86_400_000;

/**
 * Returns the state that the page shows and the plan that the guards use, for a subscription from
 * Stripe.
 */
function seen(subscription: ReturnType<typeof subscriptionOf>, now = noon) {
  const state = readSubscription(subscription, prices, now);
  const currentSubscription = {
    subscriptionStatus: state.tier,
    subscriptionEndsAt: state.endsAt,
    grantTier: null,
    grantEndsAt: null,
  };
  return { membership: membershipOf(currentSubscription, now), paid: { ...state, syncedAt: now } };
}

const anySubscription = fc
  .record({
    status: fc.constantFrom("trialing", "active", "past_due", "canceled", "unpaid"),
    price: fc.constantFrom("price_bronze", "price_diamond"),
    cancelled: fc.boolean(),
    stepDown: fc.boolean(),
    ends: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ status, price, cancelled, stepDown, ends }) => {
    const until = noon + ends * day;
    return subscriptionOf({
      status,
      price,
      until,
      cancel_at_period_end: cancelled,
      cancel_at: cancelled ? seconds(until) : null,
      trial_end: status === "trialing" ? seconds(until) : null,
      metadata:
        stepDown && price === "price_bronze"
          ? { [fallbackTier]: "premium", [fallbackUntil]: String(seconds(until)) }
          : {},
      invoices: status === "past_due" ? [invoiceOf("open", noon - day)] : [],
    });
  });

test("The page announces what a change of plan does", () => {
  fc.assert(
    fc.property(anySubscription, fc.constantFrom(...paidTiers), (subscription, wanted) => {
      const step = stepTo(wanted, seen(subscription).paid);
      const change = changeTo(wanted, subscription, prices, noon);
      expect(step !== null).toBe(change.do === "change");
      if (change.do !== "change") return;
      expect({ up: "now", down: "periodEnd", stay: "kept" }[step!.do]).toBe(change.when);
      expect(step!.do === "up").toBe(change.change.charge);
      expect(step!.takesBack).toBe(change.change.stay !== undefined);
    }),
  );
});

test("The page shows the subscription's own end date, without the grace period", () => {
  fc.assert(
    fc.property(anySubscription, (subscription) => {
      const { membership, paid } = seen(subscription);
      const held = heldPlan(membership, paid);
      expect(held !== null).toBe(membership.current);
      if (!held) return;
      expect(held.paid).not.toBeNull();
      expect(held.until).toBe(paid.firstFailedAt === null ? paid.periodEnd : membership.endsAt);
    }),
  );
});

test("The page says that a plan has ended for as long as none is held, with its name while known", () => {
  const canceled = seen(subscriptionOf({ status: "canceled", until: noon }));
  expect(endedPlan(canceled, noon + 90 * day)).toEqual({ tier: null, at: noon });
  expect(endedPlan(canceled, noon - day)).toEqual({ tier: null, at: null });
  expect(endedPlan(seen(subscriptionOf({ status: "unpaid" })), noon)).toBeNull();
  const [granted, lapsed] = [noon + day, noon - day].map((endsAt) => ({
    membership: { tier: "premium", endsAt, current: endsAt > noon } as const,
    paid: null,
  }));
  expect(endedPlan(lapsed!, noon)).toEqual({ tier: "premium", at: noon - day });
  expect(endedPlan(granted!, noon)).toBeNull();
});

describe("The banner", () => {
  const banner = (traits: Parameters<typeof subscriptionOf>[0], now = noon) =>
    bannerFor(seen(subscriptionOf(traits), now), now);
  const invoices = [invoiceOf("open", noon)];

  test("is empty for a running plan and for members who never paid", () => {
    expect(banner({})).toBeNull();
    expect(
      bannerFor({ membership: { tier: "free", endsAt: null, current: false }, paid: null }, noon),
    ).toBeNull();
  });

  test("announces a trial's end in its last two days, to the millisecond", () => {
    const trial = { status: "trialing", until: noon, trial_end: seconds(noon) };
    expect(banner(trial, noon - 2 * day - 1)).toBeNull();
    expect(banner(trial, noon - 2 * day)).toMatchObject({
      kind: "trialEnding",
      plan: "premium",
      at: noon,
    });
    expect(banner(trial, noon)).toBeNull();
  });

  test("says how long access lasts after a failed payment, and that it ended", () => {
    const overdue = { status: "past_due", invoices };
    expect(banner(overdue)).toMatchObject({ kind: "overdue", at: noon + 7 * day });
    expect(banner(overdue, noon + 7 * day)).toEqual({ kind: "unpaid" });
    expect(banner({ status: "unpaid", invoices })).toEqual({ kind: "unpaid" });
  });

  test("announces an ended plan for two weeks, but not with a grant", () => {
    const ended = { status: "canceled", until: noon };
    expect(banner(ended, noon + day)).toEqual({ kind: "ended", at: noon });
    expect(banner(ended, noon + 14 * day)).toBeNull();
    const granted = { tier: "premium", endsAt: noon + 30 * day, current: true } as const;
    expect(
      bannerFor({ membership: granted, paid: seen(subscriptionOf(ended)).paid }, noon + day),
    ).toBeNull();
  });
});
