import { expect, test, vi } from "vitest";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import {
  expireTimeouts,
  failCall,
  faults,
  stripe,
  throughFaults,
} from "../../../support/billing/checkout-faults.ts";
import { openCheckoutRecovery } from "../../../support/billing/checkout-recovery.ts";

const { books, newcomer, platformOf, expectRecovery } = openCheckoutRecovery();

// R3: every call to the database and to Stripe fails or hangs once, in turn.

test.each(faults)(
  "The database %s, at each call in turn: refuses, and the next attempt works",
  async (fault) => {
    let at = 1;
    for (; ; at++) {
      const who = await newcomer();
      const pay = stripe();
      const failing = failCall(at, fault, () => new Error("D1_ERROR: Network connection lost."));
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const sent = await expireTimeouts(
        startCheckout(platformOf(pay.payments, throughFaults(books().d1, failing.wrap)), who, {
          plan: "premium",
          language: "en",
        }),
        failing.calls,
      );
      if (failing.calls() < at) break;
      expect(sent, `call ${at}`).toMatchObject({
        ok: false,
        error: "billing:checkout.notCreated",
        status: 503,
      });
      await expectRecovery(who, pay);
    }
    expect(at, "calls that failed").toBeGreaterThan(5);
  },
);

test.each(faults)(
  "Stripe %s, at each call in turn: refuses, and the next attempt works",
  async (fault) => {
    let at = 1;
    for (; ; at++) {
      const who = await newcomer();
      const pay = stripe();
      const failing = failCall(at, fault, () => new PaymentError("unavailable", "no answer"));
      const { createCustomer, createCheckout, listSubscriptions } = pay.payments;
      const payments: Payments = {
        ...pay.payments,
        createCustomer: (given) => failing.wrap(() => createCustomer(given)),
        createCheckout: (given) => failing.wrap(() => createCheckout(given)),
        listSubscriptions: (given) => failing.wrap(() => listSubscriptions(given)),
      };
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const sent = await expireTimeouts(
        startCheckout(platformOf(payments), who, { plan: "premium", language: "en" }),
        failing.calls,
      );
      if (failing.calls() < at) break;
      expect(sent, `call ${at}`).toMatchObject({ ok: false, status: 503 });
      if (!sent.ok)
        expect(["billing:checkout.unavailable", "billing:checkout.notCreated"]).toContain(
          sent.error,
        );
      await expectRecovery(who, pay);
    }
    expect(at - 1, "calls that failed").toBe(3);
  },
);
