import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import {
  fallbackTier,
  fallbackUntil,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { grace, readSubscription, slack } from "#app/features/billing/subscription/subscription.ts";
import { day } from "#app/values/calendar.ts";
import {
  invoiceOf,
  noon,
  prices,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const until = noon + 30 * day;
const read = (traits?: Parameters<typeof subscriptionOf>[0], now = noon) =>
  readSubscription(subscriptionOf(traits), prices, now);
/** Whether a subscription gives access at an instant. */
function hasAccess(traits: Parameters<typeof subscriptionOf>[0], at: number): boolean {
  const { tier, endsAt } = readSubscription(subscriptionOf(traits), prices, at);
  return membershipOf(
    { subscriptionStatus: tier, subscriptionEndsAt: endsAt, grantTier: null, grantEndsAt: null },
    at,
  ).current;
}

test("No subscription means Free", () => {
  expect(readSubscription(null, prices, noon)).toEqual({
    tier: "free",
    endsAt: null,
    status: "none",
    periodEnd: null,
    trialEnd: null,
    cancelAt: null,
    firstFailedAt: null,
    nextTier: null,
  });
});

test.each([
  ["trialing", "premium"],
  ["active", "premium"],
  ["past_due", "premium"],
  ["unpaid", "free"],
  ["canceled", "free"],
  ["incomplete", "free"],
  ["incomplete_expired", "free"],
  ["paused", "free"],
  ["an unknown status", "free"],
])("Status %s means %s", (status, tier) => {
  expect(read({ status })).toMatchObject({ tier, status });
});

test.each([
  ["price_bronze", "medium"],
  ["price_bronze_old", "medium"],
  ["price_diamond", "premium"],
  ["price_of_another_product", "free"],
  ["", "free"],
])("the price %j sells %s", (price, tier) => {
  expect(read({ price }).tier).toBe(tier);
});

test("A subscription without items means Free", () => {
  expect(
    readSubscription({ ...subscriptionOf(), items: { data: [] } }, prices, noon),
  ).toMatchObject({
    tier: "free",
    status: "active",
  });
});

test("Finds our item among others, and the higher of two", () => {
  const [item] = subscriptionOf().items.data;
  const of = (...ids: string[]) => ({
    ...subscriptionOf(),
    items: { data: ids.map((id) => ({ ...item!, price: { id } })) },
  });
  expect(readSubscription(of("price_foreign", "price_bronze"), prices, noon).tier).toBe("medium");
  expect(readSubscription(of("price_bronze", "price_diamond"), prices, noon).tier).toBe("premium");
});

describe("end dates, a millisecond either side (R7)", () => {
  test("A renewing plan has three grace days, in case the webhook is late", () => {
    expect(hasAccess({}, until + slack - 1)).toBe(true);
    expect(hasAccess({}, until + slack)).toBe(false);
    expect(read().periodEnd).toBe(until);
  });

  test.each([{ cancel_at_period_end: true }, { cancel_at: seconds(until) }])(
    "A canceled plan ends with its paid period: %j",
    (cancelled) => {
      expect(hasAccess(cancelled, until - 1)).toBe(true);
      expect(hasAccess(cancelled, until)).toBe(false);
      expect(read(cancelled)).toMatchObject({ cancelAt: until, periodEnd: until });
    },
  );

  test("A later cancellation date does not extend the paid period", () => {
    expect(read({ cancel_at: seconds(until + 300 * day) })).toMatchObject({
      endsAt: until + slack,
      cancelAt: until + 300 * day,
    });
  });

  test("A failed payment leaves seven days from the first attempt", () => {
    const failed = noon - 3 * day;
    const late = {
      status: "past_due",
      invoices: [
        invoiceOf("open", failed - day, { status_transitions: { finalized_at: seconds(failed) } }),
      ],
    };
    expect(hasAccess(late, failed + grace - 1)).toBe(true);
    expect(hasAccess(late, failed + grace)).toBe(false);
    expect(read(late)).toMatchObject({
      firstFailedAt: failed,
      endsAt: failed + grace,
      periodEnd: until,
    });
  });

  test("Canceling with an overdue payment ends at the earlier date", () => {
    const late = { status: "past_due", invoices: [invoiceOf("open", noon)] };
    expect(read({ ...late, cancel_at: seconds(noon + 2 * day) }).endsAt).toBe(noon + 2 * day);
    expect(read({ ...late, cancel_at_period_end: true }).endsAt).toBe(noon + grace);
  });

  // Instants are independent of daylight saving and leap days; Stripe counts the days of a plan.
  test.each([
    ["Mexico, the night the clocks went back", Date.UTC(2022, 9, 30, 7)],
    ["New York, the hour that is skipped", Date.UTC(2026, 2, 8, 7)],
    ["New York, the hour that comes twice", Date.UTC(2026, 10, 1, 6)],
    ["leap day", Date.UTC(2028, 1, 29)],
    ["the last second of a leap day", Date.UTC(2028, 1, 29, 23, 59, 59)],
    ["the year's last second", Date.UTC(2026, 11, 31, 23, 59, 59)],
    ["after 2038", Date.UTC(2038, 0, 20)],
  ])("%s", (_, end) => {
    const cancelled = { from: end - 31 * day, until: end, cancel_at_period_end: true };
    expect(hasAccess(cancelled, end - 1)).toBe(true);
    expect(hasAccess(cancelled, end)).toBe(false);
    expect(hasAccess({ ...cancelled, cancel_at_period_end: false }, end + slack - 1)).toBe(true);
    expect(hasAccess({ ...cancelled, cancel_at_period_end: false }, end + slack)).toBe(false);
  });
});

test("Any subscription: Free has no end, a plan ends within its paid period and grace days", () => {
  const words = [
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "canceled",
    "incomplete",
    "incomplete_expired",
    "paused",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.constantFrom("price_bronze", "price_diamond", "price_foreign"),
      fc.integer({ min: -400, max: 400 }),
      fc.option(fc.integer({ min: -400, max: 400 })),
      fc.dictionary(
        fc.constantFrom(fallbackTier, fallbackUntil, "x"),
        fc.oneof(fc.constant("premium"), fc.nat().map(String)),
      ),
      (status, price, ends, cancels, metadata) => {
        const end = noon + ends * day;
        const cancel_at = cancels === null ? null : seconds(noon + cancels * day);
        const state = read({
          status,
          price,
          metadata,
          from: end - 30 * day,
          until: end,
          cancel_at,
        });
        if (state.tier === "free") return state.endsAt === null && state.nextTier === null;
        const known = state.status === status && price !== "price_foreign";
        return known && state.endsAt !== null && state.endsAt > noon && state.endsAt <= end + slack;
      },
    ),
    { numRuns: 2_000 },
  );
});
