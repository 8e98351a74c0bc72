import { describe, expect, test } from "vitest";
import { currentSubscription } from "#app/features/billing/subscription/current-subscription.ts";
import { grace, readSubscription, slack } from "#app/features/billing/subscription/subscription.ts";
import { day } from "#app/values/calendar.ts";
import {
  invoiceOf,
  noon,
  prices,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

type Traits = Parameters<typeof subscriptionOf>[0];
const read = (traits: Traits, now = noon) => readSubscription(subscriptionOf(traits), prices, now);
const overdue = (...invoices: NonNullable<Traits>["invoices"] & object) => ({
  status: "past_due",
  from: noon - 20 * day,
  until: noon + 10 * day,
  invoices,
});

describe("An overdue payment gives access for seven days after the oldest unpaid invoice", () => {
  const never = { finalized_at: null };
  test.each([
    ["one open invoice", [invoiceOf("open", noon - 2 * day)], noon - 2 * day],
    [
      "three in a row: the oldest",
      [0, 2, 5].map((ago) => invoiceOf("open", noon - ago * day)),
      noon - 5 * day,
    ],
    [
      "one forgotten before the last that was paid",
      [
        invoiceOf("open", noon - day),
        invoiceOf("paid", noon - 31 * day),
        invoiceOf("open", noon - 400 * day),
      ],
      noon - day,
    ],
    [
      "a voided one is forgiven",
      [invoiceOf("open", noon - day), invoiceOf("void", noon - 31 * day)],
      noon - day,
    ],
    [
      "one written off beside an open one",
      [invoiceOf("open", noon - day), invoiceOf("uncollectible", noon - 31 * day)],
      noon - day,
    ],
    [
      "written off alone is still not paid",
      [invoiceOf("uncollectible", noon - 3 * day), invoiceOf("paid", noon - 33 * day)],
      noon - 3 * day,
    ],
    [
      "a draft is not asked for yet",
      [invoiceOf("draft", noon), invoiceOf("open", noon - 4 * day)],
      noon - 4 * day,
    ],
    [
      "never finalised: from when it was made",
      [invoiceOf("open", noon - day, { status_transitions: never })],
      noon - day,
    ],
    [
      "sent with thirty days to pay: from the day it was due",
      [invoiceOf("open", noon - 31 * day, { due_date: seconds(noon - day) })],
      noon - day,
    ],
    ["no invoice at all: from the beginning of the period", [], noon - 20 * day],
    [
      "everything forgiven: from the beginning of the period",
      [invoiceOf("void", noon - day)],
      noon - 20 * day,
    ],
  ])("%s", (_, invoices, failed) => {
    expect(read(overdue(...invoices)).firstFailedAt).toBe(failed);
    expect(read(overdue(...invoices), failed + grace - 1)).toMatchObject({
      tier: "premium",
      endsAt: failed + grace,
    });
    expect(read(overdue(...invoices), failed + grace)).toMatchObject({
      tier: "free",
      endsAt: null,
      status: "past_due",
      firstFailedAt: failed,
    });
  });
});

describe("An ended period is Free, whatever Stripe's status", () => {
  test.each([
    ["a renewal that nobody ever told of", { until: noon - slack }],
    ["a cancelled plan whose end has come", { until: noon, cancel_at_period_end: true }],
    ["an end on a day of its own", { cancel_at: seconds(noon) }],
    [
      "a trial of long ago",
      { status: "trialing", until: noon - slack, trial_end: seconds(noon - slack) },
    ],
    ["an item without a period", { until: Number.NaN }],
  ])("%s", (_, traits) => {
    expect(read(traits)).toMatchObject({ tier: "free", endsAt: null });
  });
});

describe("A paused collection", () => {
  const paused = (
    behavior: string,
    invoices = [invoiceOf("void", noon - 20 * day), invoiceOf("paid", noon - 50 * day)],
  ) => ({
    from: noon - 20 * day,
    until: noon + 10 * day,
    pause_collection: { behavior },
    invoices,
  });

  test("with voided invoices ends with the last paid period", () => {
    expect(read(paused("void"), noon - 20 * day - 1)).toMatchObject({
      tier: "premium",
      endsAt: noon - 20 * day,
    });
    expect(read(paused("void")).tier).toBe("free");
    expect(read(paused("void", [invoiceOf("paid", noon - 20 * day)])).endsAt).toBe(noon + 10 * day);
    expect(read(paused("void", [])).tier).toBe("free");
  });

  test.each(["keep_as_draft", "mark_uncollectible"])("by %s keeps access", (behavior) => {
    expect(read(paused(behavior))).toMatchObject({
      tier: "premium",
      endsAt: noon + 10 * day + slack,
    });
  });
});

describe("Of several subscriptions", () => {
  const bronze = subscriptionOf({ id: "bronze", price: "price_bronze", created: 9 });
  const diamond = subscriptionOf({ id: "diamond", created: 1 });
  const foreign = subscriptionOf({ id: "foreign", price: "price_of_a_course", created: 10 });
  const ended = Array.from({ length: 150 }, (_, at) =>
    subscriptionOf({ id: `old ${at}`, status: "canceled", created: 100 + at }),
  );
  const chosen = (...all: (typeof bronze)[]) => currentSubscription(all, prices, noon)?.id;

  test.each([
    [
      "the higher plan, though older",
      [subscriptionOf({ ...bronze, id: "trial", status: "trialing" }), diamond],
      "diamond",
    ],
    ["ours, though another product is newer", [foreign, bronze], "bronze"],
    ["the living one, behind a hundred that ended", [...ended, bronze], "bronze"],
    [
      "a running Bronze before a Diamond past its grace",
      [subscriptionOf({ ...overdue(invoiceOf("open", noon - 8 * day)), id: "late" }), bronze],
      "bronze",
    ],
    [
      "a Diamond within its grace before Bronze",
      [subscriptionOf({ ...overdue(invoiceOf("open", noon - day)), id: "late" }), bronze],
      "late",
    ],
    [
      "what a payment would wake before what has ended",
      [...ended, subscriptionOf({ id: "asleep", status: "unpaid" })],
      "asleep",
    ],
    [
      "the newest of those that ended",
      [subscriptionOf({ id: "older", status: "canceled", created: 1 }), ...ended],
      "old 149",
    ],
    [
      "the one that lasts longer, of two alike",
      [diamond, subscriptionOf({ id: "longer", until: noon + 60 * day, created: 0 })],
      "longer",
    ],
  ])("%s", (_, all, id) => {
    for (const order of [all, all.toReversed()])
      expect(chosen(...(order as (typeof bronze)[]))).toBe(id);
  });

  test("Ignores other products of the Stripe account, but not what our Checkout created, whatever its price", () => {
    expect(chosen(foreign)).toBeUndefined();
    expect(chosen({ ...foreign, metadata: { llave_user: "1" } })).toBe("foreign");
    expect(chosen()).toBeUndefined();
  });
});
