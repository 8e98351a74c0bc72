import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { sendDueLetters } from "#app/features/billing/letters/letters.server.ts";
import {
  pruneLedger,
  retention,
  sweepSubscriptions,
} from "#app/features/billing/sync/sweep.server.ts";
import { billingLetters, stripeEvents } from "#app/features/billing/tables.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import { day } from "#app/values/calendar.ts";
import {
  fakePayments,
  noon,
  openBooks,
  payer,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const books = openBooks();
const hour = 60 * 60 * 1000;
const due = { checkAt: new Date(noon - hour) };
const rowOf = async (id: string) =>
  (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;
const tierOf = async (id: string) =>
  (await books().db.select().from(profiles).where(eq(profiles.id, id)).get())!.subscriptionStatus;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await books().db.update(subscriptions).set({ checkAt: null });
});
afterEach(() => vi.restoreAllMocks());

test("Finds renewals, ends and starts whose webhooks were lost", async () => {
  const [renewed, ended, begun, later] = [
    await payer(books().db, { ...due, tier: "medium", status: "active" }),
    await payer(books().db, { ...due, tier: "premium", status: "active" }),
    await payer(books().db, { ...due, checkoutEndsAt: new Date(noon + day) }),
    await payer(books().db, { checkAt: new Date(noon + 1), tier: "medium", status: "active" }),
  ];
  const payments = fakePayments(
    new Map([
      [renewed.customerId, subscriptionOf({ price: "price_bronze" })],
      [ended.customerId, subscriptionOf({ status: "canceled" })],
      [begun.customerId, subscriptionOf({ status: "trialing" })],
    ]),
  );
  expect(await sweepSubscriptions({ db: books().db, payments }, noon)).toEqual({
    synced: 3,
    failed: 0,
  });
  expect([await tierOf(renewed.id), await tierOf(ended.id), await tierOf(begun.id)]).toEqual([
    "medium",
    "free",
    "premium",
  ]);
  expect((await rowOf(renewed.id)).checkAt!.getTime()).toBe(noon + 3 * day);
  expect((await rowOf(ended.id)).checkAt).toBeNull();
  expect((await rowOf(later.id)).version).toBe(0);
  expect(await sweepSubscriptions({ db: books().db, payments }, noon)).toEqual({
    synced: 0,
    failed: 0,
  });
});

test("A failing customer does not block the others", async () => {
  const people = [];
  for (let at = 0; at < 95; at++) people.push(await payer(books().db, due));
  const bad = people[3]!;
  const known = new Map(people.map(({ customerId }) => [customerId, subscriptionOf()]));
  const good = fakePayments(known);
  const listSubscriptions = (customer: string) =>
    customer === bad.customerId
      ? Promise.reject(new Error("No such customer"))
      : good.listSubscriptions(customer);
  expect(
    await sweepSubscriptions({ db: books().db, payments: { ...good, listSubscriptions } }, noon),
  ).toEqual({ synced: 94, failed: 1 });
  expect((await rowOf(bad.id)).checkAt!.getTime()).toBe(noon + hour);
});

test("When Stripe is down, the rest waits and no plan changes", async () => {
  const people = [];
  for (let at = 0; at < 30; at++) people.push(await payer(books().db, { ...due, tier: "premium" }));
  let asked = 0;
  const listSubscriptions = () => {
    asked++;
    return Promise.reject(new Error("unreachable"));
  };
  const { failed } = await sweepSubscriptions(
    { db: books().db, payments: fakePayments(new Map(), { listSubscriptions }) },
    noon,
  );
  expect([failed, asked]).toEqual([8, 8]);
  expect(
    (await Promise.all(people.map(({ id }) => rowOf(id)))).every(
      ({ tier, version }) => tier === "premium" && version === 0,
    ),
  ).toBe(true);
});

test("A run is bounded, and the next one continues", async () => {
  for (let at = 0; at < 250; at++) await payer(books().db, due);
  const payments = fakePayments(new Map());
  expect((await sweepSubscriptions({ db: books().db, payments }, noon)).synced).toBe(240);
  expect((await sweepSubscriptions({ db: books().db, payments }, noon)).synced).toBe(10);
});

test("Finds due rows by index", async () => {
  const plan = await books()
    .d1.prepare(
      "explain query plan select user_id from subscriptions where check_at <= 1 order by check_at, user_id limit 40",
    )
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toMatch(
    /SEARCH subscriptions USING .*INDEX subscriptions_by_check/,
  );
  const letters = await books()
    .d1.prepare(
      "explain query plan select * from billing_letters where sent_at is null and due_at <= 1 order by due_at limit 9",
    )
    .all<{ detail: string }>();
  expect(letters.results.map(({ detail }) => detail).join()).toMatch(
    /USING INDEX billing_letters_due/,
  );
});

test("Deletes recorded events after sixty days, to the millisecond", async () => {
  const row = (id: string, at: number) => ({
    id,
    type: "invoice.paid",
    customerId: null,
    receivedAt: new Date(at),
  });
  await books()
    .db.insert(stripeEvents)
    .values([row("evt_old", noon - retention - 1), row("evt_young", noon - retention)]);
  await pruneLedger({ db: books().db }, noon);
  const left = (await books().db.select().from(stripeEvents)).map(({ id }) => id);
  expect(left).toEqual(["evt_young"]);
});

function post() {
  const sent: Letter[] = [];
  const state = { works: true };
  const mail = {
    send: async (letter: Letter) => {
      if (!state.works) throw new Error("the carrier says no");
      sent.push(letter);
    },
  };
  return {
    sent,
    state,
    services: { db: books().db, mail, config: { appUrl: "https://llave.example" } as Config },
  };
}

const trialing = {
  status: "trialing",
  tier: "premium",
  subscriptionId: "sub_1",
  trialEnd: new Date(noon + 2 * day),
} as const;
const letter = (userId: string) =>
  ({
    userId,
    kind: "trialEnding",
    occasion: "sub_1",
    tier: "premium",
    dueAt: new Date(noon),
  }) as const;

test("Sends a due letter once, in the member's language and time zone", async () => {
  const { id, email } = await payer(books().db, {
    ...trialing,
    language: "es",
    timeZone: "America/Mexico_City",
  });
  await books().db.insert(billingLetters).values(letter(id));
  const { sent, services } = post();
  expect(await sendDueLetters(services, noon - 1)).toBe(0);
  await Promise.all([
    sendDueLetters(services, noon),
    sendDueLetters(services, noon),
    sendDueLetters(services, noon),
  ]);
  await sendDueLetters(services, noon + day);
  const own = sent.filter(({ to }) => to === email);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ subject: "Su prueba de Llave termina el 23 nov 2026" });
});

test("Retries a refused letter with growing delays, then gives up", async () => {
  const { id } = await payer(books().db, { ...trialing, trialEnd: new Date(noon + 90 * day) });
  await books().db.insert(billingLetters).values(letter(id));
  const { sent, state, services } = post();
  state.works = false;
  expect(await sendDueLetters(services, noon)).toBe(0);
  state.works = true;
  expect(await sendDueLetters(services, noon + 30 * 60_000 - 1)).toBe(0);
  expect(await sendDueLetters(services, noon + 30 * 60_000)).toBe(1);
  expect(sent).toHaveLength(1);
});

test("Drops a letter that is no longer true", async () => {
  const { id } = await payer(books().db, { ...trialing, cancelAt: new Date(noon + day) });
  await books().db.insert(billingLetters).values(letter(id));
  const { sent, services } = post();
  await sendDueLetters(services, noon);
  expect(sent).toEqual([]);
  expect(
    await books().db.select().from(billingLetters).where(eq(billingLetters.userId, id)),
  ).toEqual([]);
});

test("The letter about a failed payment names the day on which access ends", async () => {
  const { id } = await payer(books().db, {
    ...trialing,
    status: "past_due",
    firstFailedAt: new Date(noon),
  });
  await books()
    .db.insert(billingLetters)
    .values({ ...letter(id), kind: "paymentFailed", occasion: `sub_1 ${noon}` });
  const { sent, services } = post();
  await sendDueLetters(services, noon);
  expect(sent[0]!.text).toContain("until Nov 28, 2026");
});
