import { expect, test } from "vitest";
import { isStillTrue, lettersFor } from "#app/features/billing/letters/due-letters.ts";
import { letterKinds } from "#app/features/billing/letters/letter-kinds.ts";
import { billingLetter } from "#app/features/billing/letters/letters.ts";
import { readSubscription } from "#app/features/billing/subscription/subscription.ts";
import { nextCheck } from "#app/features/billing/sync/next-check.ts";
import { day } from "#app/values/calendar.ts";
import {
  invoiceOf,
  noon,
  prices,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const hour = 60 * 60 * 1000;
const state = (traits?: Parameters<typeof subscriptionOf>[0], now = noon) =>
  readSubscription(subscriptionOf(traits), prices, now);
const trial = { status: "trialing", trial_end: seconds(noon + 7 * day), until: noon + 7 * day };
const failed = { status: "past_due", invoices: [invoiceOf("open", noon)] };

test("Syncs a running plan every three days, and an hour after its renewal is due", () => {
  expect(nextCheck(state(), noon, null)).toBe(noon + 3 * day);
  expect(nextCheck(state({ until: noon + day }), noon, null)).toBe(noon + day + hour);
  expect(nextCheck(state({ until: noon - day }), noon, null)).toBe(noon + hour);
});

test("Syncs an overdue plan every six hours, an ended one never", () => {
  expect(nextCheck(state(failed), noon, null)).toBe(noon + 6 * hour);
  expect(nextCheck(state({ status: "canceled" }), noon, null)).toBe(null);
  expect(nextCheck(state({ status: "unpaid" }), noon, null)).toBe(noon + 3 * day);
  expect(nextCheck(readSubscription(null, prices, noon), noon, null)).toBe(null);
});

test("Syncs hourly while a Checkout may be open, in case its webhook is lost", () => {
  const none = readSubscription(null, prices, noon);
  expect(nextCheck(none, noon, noon + day)).toBe(noon + hour);
  expect(nextCheck(none, noon, noon - 1)).toBe(noon + hour);
  expect(nextCheck(none, noon, noon - hour)).toBe(null);
});

test("Announces the end of a trial two days before, with the amount", () => {
  expect(lettersFor({ tier: "free" }, "sub_1", state(trial), noon)).toEqual([
    { kind: "trialEnding", occasion: "sub_1", tier: "premium", dueAt: noon + 5 * day },
  ]);
  expect(
    lettersFor({ tier: "free" }, "sub_1", state({ ...trial, cancel_at_period_end: true }), noon),
  ).toEqual([]);
});

test("Announces a failed payment and an ended plan once each", () => {
  expect(lettersFor({ tier: "premium" }, "sub_1", state(failed), noon)).toEqual([
    { kind: "paymentFailed", occasion: `sub_1 ${noon}`, tier: "premium", dueAt: noon },
  ]);
  const ended = state({ status: "canceled" });
  expect(lettersFor({ tier: "medium" }, "sub_1", ended, noon)).toEqual([
    { kind: "planEnded", occasion: "sub_1", tier: "medium", dueAt: noon },
  ]);
  expect(lettersFor({ tier: "free" }, "sub_1", ended, noon)).toEqual([]);
  expect(lettersFor({ tier: "premium" }, "sub_1", state(), noon)).toEqual([]);
});

test("Does not send a letter that is no longer true", () => {
  const dates = { trialEnd: noon + day, cancelAt: null, firstFailedAt: null };
  const written = {
    subscriptionId: "sub_1",
    status: "trialing",
    tier: "medium",
    ...dates,
  } as const;
  expect(isStillTrue.trialEnding("sub_1", written, noon)).toBe(true);
  expect(isStillTrue.trialEnding("sub_1", { ...written, cancelAt: noon + day }, noon)).toBe(false);
  expect(isStillTrue.trialEnding("sub_1", written, noon + day)).toBe(false);
  expect(isStillTrue.trialEnding("sub_2", written, noon)).toBe(false);
  const late = { ...written, status: "past_due", firstFailedAt: noon };
  expect(isStillTrue.paymentFailed(`sub_1 ${noon}`, late, noon)).toBe(true);
  expect(isStillTrue.paymentFailed(`sub_1 ${noon - 1}`, late, noon)).toBe(false);
  expect(isStillTrue.paymentFailed(`sub_1 ${noon}`, { ...late, firstFailedAt: null }, noon)).toBe(
    false,
  );
  expect(
    isStillTrue.planEnded("sub_1", { ...written, status: "canceled", tier: "free" }, noon),
  ).toBe(true);
  expect(isStillTrue.planEnded("sub_1", { ...late, tier: "free" }, noon)).toBe(true);
  expect(isStillTrue.planEnded("sub_1", { ...written, status: "active" }, noon)).toBe(false);
});

test("Letters name the plan, the price, the day in the member's time zone, and link to the plans", () => {
  const facts = {
    tier: "premium",
    until: Date.UTC(2026, 10, 22, 3),
    timeZone: "America/Mexico_City",
    appUrl: "https://llave.example",
  } as const;
  const { subject, text } = billingLetter("trialEnding", "en", facts);
  expect(subject).toBe("Your Llave trial ends on Nov 21, 2026");
  expect(text).toContain("$14.99 a month");
  expect(billingLetter("trialEnding", "es", facts).subject).toBe(
    "Su prueba de Llave termina el 21 nov 2026",
  );
  for (const kind of letterKinds)
    for (const language of ["en", "es"] as const) {
      const letter = billingLetter(kind, language, facts);
      expect(letter.text).toContain("https://llave.example/premium");
      expect(letter.text).toContain(language === "en" ? "Diamond" : "Diamante");
      expect(letter.subject + letter.text).not.toMatch(/undefined|null|NaN|\{/);
    }
});
