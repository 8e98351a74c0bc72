import { expect, test } from "vitest";
import { changeTo } from "#app/features/billing/checkout/change.ts";
import { plans, tierOfPrice, trialDays } from "#app/features/billing/plans.ts";
import {
  fallbackTier,
  fallbackUntil,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { day } from "#app/values/calendar.ts";
import { noon, prices, seconds, subscriptionOf } from "../../../support/billing/billing.ts";

const until = noon + 30 * day;
const stepDown = { [fallbackTier]: "premium", [fallbackUntil]: String(seconds(until)) };
const unkept = { [fallbackTier]: "", [fallbackUntil]: "" };
const change = (wanted: "medium" | "premium", traits?: Parameters<typeof subscriptionOf>[0]) =>
  changeTo(wanted, subscriptionOf(traits), prices, noon);

test("prices, trial and names are the specification's", () => {
  expect([plans.medium.price, plans.premium.price, trialDays]).toEqual([999, 1499, 7]);
  expect(tierOfPrice(prices, "price_bronze_old")).toBe("medium");
  expect(tierOfPrice(prices, "constructor")).toBeUndefined();
});

test("up: at once, the difference charged", () => {
  expect(change("premium", { price: "price_bronze" })).toEqual({
    do: "change",
    when: "now",
    change: {
      subscriptionId: "sub_1",
      item: { id: "si_1", price: "price_diamond" },
      charge: true,
      metadata: unkept,
      stay: undefined,
    },
  });
});

test("down: at the end of what is paid, which the subscription itself remembers", () => {
  expect(change("medium")).toEqual({
    do: "change",
    when: "periodEnd",
    change: {
      subscriptionId: "sub_1",
      item: { id: "si_1", price: "price_bronze" },
      charge: false,
      metadata: stepDown,
      stay: undefined,
    },
  });
});

test("up again before that costs nothing", () => {
  expect(change("premium", { price: "price_bronze", metadata: stepDown })).toMatchObject({
    when: "kept",
    change: { item: { price: "price_diamond" }, charge: false, metadata: unkept },
  });
});

test("up after that is charged like any other", () => {
  const late = subscriptionOf({
    price: "price_bronze",
    metadata: stepDown,
    from: until,
    until: until + 30 * day,
  });
  expect(changeTo("premium", late, prices, until + day)).toMatchObject({
    change: { charge: true },
  });
});

test("what is had already changes nothing", () => {
  expect(change("premium")).toEqual({ do: "nothing" });
  expect(change("medium", { price: "price_bronze" })).toEqual({ do: "nothing" });
  expect(change("medium", { price: "price_bronze_old" })).toEqual({ do: "nothing" });
  expect(change("medium", { price: "price_bronze", metadata: stepDown })).toEqual({
    do: "nothing",
  });
});

test("asking for a plan takes a cancellation back, in the way it was booked", () => {
  expect(change("premium", { cancel_at_period_end: true })).toMatchObject({
    when: "kept",
    change: { charge: false, stay: "cancel_at_period_end" },
  });
  expect(change("premium", { cancel_at: seconds(until) })).toMatchObject({
    change: { stay: "cancel_at" },
  });
  const both = change("medium", {
    price: "price_bronze",
    metadata: stepDown,
    cancel_at: seconds(until),
  });
  expect(both).toEqual({
    do: "change",
    when: "periodEnd",
    change: { subscriptionId: "sub_1", charge: false, metadata: stepDown, stay: "cancel_at" },
  });
});

test("in a trial both directions work", () => {
  expect(change("premium", { price: "price_bronze", status: "trialing" })).toMatchObject({
    when: "now",
    change: { charge: true },
  });
  expect(change("medium", { status: "trialing" })).toMatchObject({
    when: "periodEnd",
    change: { charge: false },
  });
});

test("an overdue payment comes first; what has ended begins anew in Checkout", () => {
  expect(change("premium", { price: "price_bronze", status: "past_due" })).toEqual({ do: "pay" });
  for (const status of ["canceled", "unpaid", "incomplete", "incomplete_expired", "paused"]) {
    expect(change("premium", { status })).toEqual({ do: "subscribe" });
  }
  expect(change("premium", { price: "price_foreign" })).toEqual({ do: "subscribe" });
  expect(changeTo("premium", null, prices, noon)).toEqual({ do: "subscribe" });
});
