import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import {
  grace,
  keptTier,
  keptUntil,
  readSubscription,
  slack,
} from "#app/features/billing/subscription.ts";
import { day } from "#app/values/calendar.ts";
import { invoiceOf, noon, prices, seconds, subscriptionOf } from "../../support/billing.ts";

const until = noon + 30 * day;
const read = (traits?: Parameters<typeof subscriptionOf>[0], now = noon) =>
  readSubscription(subscriptionOf(traits), prices, now);
const currentSubscription = (
  subscriptionStatus: "free" | "medium" | "premium",
  subscriptionEndsAt: number | null,
) =>
  membershipOf(
    { subscriptionStatus, subscriptionEndsAt, grantTier: null, grantEndsAt: null },
    noon,
  );

/** Whether someone whose subscription reads so is let in at a moment. */
function isIn(traits: Parameters<typeof subscriptionOf>[0], at: number): boolean {
  const { tier, endsAt } = readSubscription(subscriptionOf(traits), prices, at);
  return membershipOf(
    { subscriptionStatus: tier, subscriptionEndsAt: endsAt, grantTier: null, grantEndsAt: null },
    at,
  ).current;
}

test("nobody's subscription is free", () => {
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
  ["a word that Stripe may invent", "free"],
])("%s means %s", (status, tier) => {
  expect(read({ status })).toMatchObject({ tier, status });
});

test.each([
  ["price_bronze", "medium"],
  ["price_bronze_old", "medium"],
  ["price_diamond", "premium"],
  ["price_of_somebody_else", "free"],
  ["", "free"],
])("the price %j sells %s", (price, tier) => {
  expect(read({ price }).tier).toBe(tier);
});

test("a subscription without an item opens nothing", () => {
  expect(
    readSubscription({ ...subscriptionOf(), items: { data: [] } }, prices, noon),
  ).toMatchObject({
    tier: "free",
    status: "active",
  });
});

test("beside a foreign item ours is found, and the higher of two", () => {
  const [item] = subscriptionOf().items.data;
  const of = (...ids: string[]) => ({
    ...subscriptionOf(),
    items: { data: ids.map((id) => ({ ...item!, price: { id } })) },
  });
  expect(readSubscription(of("price_foreign", "price_bronze"), prices, noon).tier).toBe("medium");
  expect(readSubscription(of("price_bronze", "price_diamond"), prices, noon).tier).toBe("premium");
});

describe("end dates, a millisecond either side (R7)", () => {
  test("a renewing plan outlasts its period by three days, in case the word of the renewal is late", () => {
    expect(isIn({}, until + slack - 1)).toBe(true);
    expect(isIn({}, until + slack)).toBe(false);
    expect(read().periodEnd).toBe(until);
  });

  test.each([{ cancel_at_period_end: true }, { cancel_at: seconds(until) }])(
    "a cancelled one ends when what is paid ends: %j",
    (cancelled) => {
      expect(isIn(cancelled, until - 1)).toBe(true);
      expect(isIn(cancelled, until)).toBe(false);
      expect(read(cancelled)).toMatchObject({ cancelAt: until, periodEnd: until });
    },
  );

  test("an end booked for later than what is paid opens no door until then", () => {
    expect(read({ cancel_at: seconds(until + 300 * day) })).toMatchObject({
      endsAt: until + slack,
      cancelAt: until + 300 * day,
    });
  });

  test("a failed payment leaves seven days, from the first attempt and not from the period that has begun", () => {
    const failed = noon - 3 * day;
    const late = {
      status: "past_due",
      invoices: [
        invoiceOf("open", failed - day, { status_transitions: { finalized_at: seconds(failed) } }),
      ],
    };
    expect(isIn(late, failed + grace - 1)).toBe(true);
    expect(isIn(late, failed + grace)).toBe(false);
    expect(read(late)).toMatchObject({
      firstFailedAt: failed,
      endsAt: failed + grace,
      periodEnd: until,
    });
  });

  test("who cancels while a payment is overdue keeps no more than either leaves", () => {
    const late = { status: "past_due", invoices: [invoiceOf("open", noon)] };
    expect(read({ ...late, cancel_at: seconds(noon + 2 * day) }).endsAt).toBe(noon + 2 * day);
    expect(read({ ...late, cancel_at_period_end: true }).endsAt).toBe(noon + grace);
  });

  // Instants know neither clocks that are put back nor leap days; the days of a plan are counted by
  // Stripe.
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
    expect(isIn(cancelled, end - 1)).toBe(true);
    expect(isIn(cancelled, end)).toBe(false);
    expect(isIn({ ...cancelled, cancel_at_period_end: false }, end + slack - 1)).toBe(true);
    expect(isIn({ ...cancelled, cancel_at_period_end: false }, end + slack)).toBe(false);
  });
});

describe("a booked step down", () => {
  const kept = (metadata: Record<string, string>, now = noon) =>
    read({ price: "price_bronze", metadata }, now);
  const paid = { [keptTier]: "premium", [keptUntil]: String(seconds(until)) };

  test("leaves Diamond until what was paid runs out, to the millisecond", () => {
    expect(kept(paid)).toMatchObject({ tier: "premium", nextTier: "medium" });
    expect(kept(paid, until - 1).tier).toBe("premium");
    expect(kept(paid, until)).toMatchObject({ tier: "medium", nextTier: null });
  });

  test("means nothing once the next period has begun", () => {
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
    { [keptTier]: "premium" },
    { [keptUntil]: paid[keptUntil]! },
    { ...paid, [keptTier]: "admin" },
    { ...paid, [keptTier]: "__proto__" },
    { ...paid, [keptUntil]: "Infinity" },
    { ...paid, [keptUntil]: "1e99" },
    { ...paid, [keptUntil]: "-1" },
    { ...paid, [keptUntil]: "" },
    { ...paid, [keptUntil]: String(seconds(until) + 1) },
    { ...paid, [keptUntil]: String(seconds(until + 3650 * day)) },
    { tier: "premium", llave_tier: "premium", is_admin: "true" },
  ])("is not believed when it says %j", (metadata) => {
    expect(kept(metadata as unknown as Record<string, string>)).toMatchObject({
      tier: "medium",
      nextTier: null,
    });
  });

  test("takes nothing from Diamond itself, and opens nothing that has ended", () => {
    expect(read({ metadata: paid })).toMatchObject({ tier: "premium", nextTier: null });
    expect(read({ price: "price_bronze", metadata: paid, status: "canceled" }).tier).toBe("free");
    expect(read({ price: "price_foreign", metadata: paid }).tier).toBe("free");
  });
});

test("whatever Stripe says: free has no end, a plan has one, and none lasts longer than what is paid and the slack", () => {
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
        fc.constantFrom(keptTier, keptUntil, "x"),
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

describe("what a person's plan is (decision 16)", () => {
  test("a tier outlives its date by name, but is not current", () => {
    expect(currentSubscription("medium", noon)).toEqual({
      tier: "medium",
      endsAt: noon,
      current: false,
    });
    expect(currentSubscription("medium", noon + 1).current).toBe(true);
    expect(currentSubscription("premium", null).current).toBe(false);
    expect(currentSubscription("free", noon + day)).toEqual({
      tier: "free",
      endsAt: null,
      current: false,
    });
  });

  test("of a subscription and a grant the better counts, in every combination", () => {
    const tiers = ["free", "medium", "premium"] as const;
    const moments = [null, noon - day, noon, noon + 1, noon + day];
    for (const subscriptionStatus of tiers)
      for (const subscriptionEndsAt of moments)
        for (const grantTier of [null, ...tiers])
          for (const grantEndsAt of moments) {
            const both = membershipOf(
              { subscriptionStatus, subscriptionEndsAt, grantTier, grantEndsAt },
              noon,
            );
            const alone = [
              currentSubscription(subscriptionStatus, subscriptionEndsAt),
              currentSubscription(grantTier ?? "free", grantEndsAt),
            ];
            expect(alone).toContainEqual(both);
            const worth = ({ tier, current, endsAt }: typeof both) =>
              Number(current) * 1e15 + tiers.indexOf(tier) * 1e14 + (endsAt ?? 0);
            expect(worth(both)).toBe(Math.max(...alone.map(worth)));
          }
  });
});
