import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, vi } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { openBooks, subscriptionOf } from "./billing.ts";
import { type LookUp, listOf, openWebhooks } from "./webhooks.ts";

export const soon = Date.now() + 20 * 86_400_000;
export const diamond = (traits?: Parameters<typeof subscriptionOf>[0]) =>
  listOf([
    { ...subscriptionOf({ price: "price_demo_premium", until: soon, ...traits }), created: 1 },
  ]);
export const eventId = () => `evt_${newId()}`;

/** The webhook worker on a database of the test file; `stripe` sets and records its answers. */
export function openWebhookWorker() {
  const books = openBooks();
  const stripe: { answer: LookUp; asked: string[] } = { answer: () => listOf([]), asked: [] };
  const log: { errors: unknown[][] } = { errors: [] };
  const { send, visit } = openWebhooks(
    () => books().d1,
    (customer, url) => {
      stripe.asked.push(customer);
      return stripe.answer(customer, url);
    },
  );

  beforeEach(() => {
    Object.assign(stripe, { answer: () => listOf([]), asked: [] });
    log.errors = [];
    vi.spyOn(console, "error").mockImplementation((...words) => void log.errors.push(words));
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  const isRecorded = async (id: string) =>
    (await books().db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).length === 1;
  const profileOf = async (id: string) =>
    (await books().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
  const rowOf = async (id: string) =>
    (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;
  return { books, stripe, log, send, visit, isRecorded, profileOf, rowOf };
}
