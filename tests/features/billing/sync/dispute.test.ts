import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendDueLetters } from "#app/features/billing/letters/letters.server.ts";
import { billingLetter } from "#app/features/billing/letters/letters.ts";
import { receiveEvent } from "#app/features/billing/sync/receive.server.ts";
import { billingLetters } from "#app/features/billing/tables.server.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import { day } from "#app/values/calendar.ts";
import {
  fakePayments,
  noon,
  openBooks,
  payer,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const books = openBooks();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const eventOf = (id: string) => ({
  id: `evt_${id}`,
  type: "charge.dispute.created",
  customerId: null,
  disputeId: `dp_${id}`,
});
const lettersOf = async (id: string) =>
  books().db.select().from(billingLetters).where(eq(billingLetters.userId, id));

/** A member whose payment of `paidAt` is disputed. */
async function disputed({
  paidAt = noon,
  traits = {},
  stop = undefined as Error | undefined,
} = {}) {
  const who = await payer(books().db);
  const subscription = subscriptionOf(traits);
  const stopped: string[] = [];
  const payments = fakePayments(new Map([[who.customerId, subscription]]), {
    findDispute: async () => ({ customerId: who.customerId, paidAt }),
    stopRenewal: async (id) => {
      if (stop) throw stop;
      stopped.push(id);
      Object.assign(subscription, { cancel_at_period_end: true });
    },
  });
  return { who, stopped, services: { db: books().db, payments } };
}

test("A dispute stops the renewal, keeps access for the paid period, and sends one letter for any number of events", async () => {
  const { who, stopped, services } = await disputed();
  expect(await receiveEvent(services, eventOf(who.id), noon)).toBe("synced");
  expect(await receiveEvent(services, eventOf(who.id), noon)).toBe("known");
  expect(stopped).toEqual(["sub_1"]);
  expect(await lettersOf(who.id)).toMatchObject([
    { kind: "paymentDisputed", occasion: `dp_${who.id}`, tier: "premium" },
  ]);
  const sent: { subject: string; text: string }[] = [];
  const mail = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) };
  await sendDueLetters(
    { db: books().db, mail, config: { appUrl: "https://llave.example" } } as never,
    noon,
  );
  expect(sent.map(({ subject }) => subject)).toEqual([
    billingLetter("paymentDisputed", "en", sentFacts).subject,
  ]);
  expect(sent[0]!.text).toContain("Dec 21, 2026");
});
const sentFacts = { tier: "premium", until: noon + 30 * day, timeZone: "UTC", appUrl: "" } as const;

test("A dispute of an earlier subscription does not change the current one", async () => {
  const { who, stopped, services } = await disputed({
    paidAt: noon - day,
    traits: { created: seconds(noon) },
  });
  expect(await receiveEvent(services, eventOf(who.id), noon)).toBe("recorded");
  expect([stopped, await lettersOf(who.id)]).toEqual([[], []]);
});

test("Leaves a cancelled plan as it is, and sends no letter for an ended one", async () => {
  const cancelled = await disputed({ traits: { cancel_at_period_end: true } });
  expect(await receiveEvent(cancelled.services, eventOf(cancelled.who.id), noon)).toBe("synced");
  const ended = await disputed({ traits: { status: "canceled" } });
  expect(await receiveEvent(ended.services, eventOf(ended.who.id), noon)).toBe("recorded");
  expect([cancelled.stopped, ended.stopped, await lettersOf(ended.who.id)]).toEqual([[], [], []]);
});

test("Only records inquiries and settled disputes", async () => {
  const { who, services } = await disputed();
  const payments = { ...services.payments, findDispute: async () => undefined };
  expect(await receiveEvent({ ...services, payments }, eventOf(who.id), noon)).toBe("recorded");
});

test("When Stripe does not answer, nothing is written and the event is redelivered", async () => {
  const { who, services } = await disputed({ stop: new PaymentError("unavailable", "down") });
  await expect(receiveEvent(services, eventOf(who.id), noon)).rejects.toThrow("down");
  expect(await lettersOf(who.id)).toEqual([]);
});
