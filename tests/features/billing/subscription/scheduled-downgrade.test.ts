import { expect, test } from "vitest";
import {
  fallbackTier,
  fallbackUntil,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { readSubscription } from "#app/features/billing/subscription/subscription.ts";
import { day } from "#app/values/calendar.ts";
import { noon, prices, seconds, subscriptionOf } from "../../../support/billing/billing.ts";

const until = noon + 30 * day;
const read = (traits?: Parameters<typeof subscriptionOf>[0], now = noon) =>
  readSubscription(subscriptionOf(traits), prices, now);
const kept = (metadata: Record<string, string>, now = noon) =>
  read({ price: "price_bronze", metadata }, now);
const paid = { [fallbackTier]: "premium", [fallbackUntil]: String(seconds(until)) };

test("Keeps Diamond until the paid period ends, to the millisecond", () => {
  expect(kept(paid)).toMatchObject({ tier: "premium", nextTier: "medium" });
  expect(kept(paid, until - 1).tier).toBe("premium");
  expect(kept(paid, until)).toMatchObject({ tier: "medium", nextTier: null });
});

test("Has no effect once the next period has begun", () => {
  expect(
    read(
      { price: "price_bronze", metadata: paid, from: until, until: until + 30 * day },
      until + day,
    ),
  ).toMatchObject({
    tier: "medium",
    nextTier: null,
  });
});

test.each([
  { [fallbackTier]: "premium" },
  { [fallbackUntil]: paid[fallbackUntil]! },
  { ...paid, [fallbackTier]: "admin" },
  { ...paid, [fallbackTier]: "__proto__" },
  { ...paid, [fallbackUntil]: "Infinity" },
  { ...paid, [fallbackUntil]: "1e99" },
  { ...paid, [fallbackUntil]: "-1" },
  { ...paid, [fallbackUntil]: "" },
  { ...paid, [fallbackUntil]: String(seconds(until) + 1) },
  { ...paid, [fallbackUntil]: String(seconds(until + 3650 * day)) },
  { tier: "premium", llave_tier: "premium", is_admin: "true" },
])("Ignores metadata %j", (metadata) => {
  expect(kept(metadata as unknown as Record<string, string>)).toMatchObject({
    tier: "medium",
    nextTier: null,
  });
});

test("Has no effect on Diamond itself, or on an ended subscription", () => {
  expect(read({ metadata: paid })).toMatchObject({ tier: "premium", nextTier: null });
  expect(read({ price: "price_bronze", metadata: paid, status: "canceled" }).tier).toBe("free");
  expect(read({ price: "price_foreign", metadata: paid }).tier).toBe("free");
});
