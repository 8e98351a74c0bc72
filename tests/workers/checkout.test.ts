import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { changePlan, openPortal, startCheckout } from "#app/features/billing/checkout.server.ts";
import { billingLetters, stripeEvents } from "#app/features/billing/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../support/app.ts";
import { openDesk } from "../support/checkout.ts";
import { type Person, signedIn } from "../support/people.ts";
import { askingCard, failingCard, stripeOf } from "../support/stripe.ts";

const app = openApp();
const stripe = () => stripeOf(app());
const person = () => signedIn(app().db, "free");
const rowOf = async ({ id }: Person) =>
  (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;
const profileOf = async ({ id }: Person) =>
  (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
const start = (who: Person, plan: "medium" | "premium", language: "en" | "es" = "en") =>
  startCheckout(openDesk(app()), who, plan, language);
const sessionOf = async (who: Person) =>
  stripe().client.checkout.sessions.retrieve((await rowOf(who)).checkoutId!);

/** Subscribed through Checkout, the webhook heard. */
async function member(plan: "medium" | "premium", card?: string): Promise<Person> {
  const who = await person();
  expect((await start(who, plan)).ok).toBe(true);
  await stripe().pay((await rowOf(who)).checkoutId!, card);
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe(plan);
  return who;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test("from Checkout to Diamond: the trial, the person, the language, the way back; the webhook does the rest", async () => {
  const who = await person();
  const sent = await start(who, "premium", "es");
  const session = await sessionOf(who);
  expect(sent).toEqual({ ok: true, url: session.url });
  expect(session).toMatchObject({
    mode: "subscription",
    client_reference_id: who.id,
    locale: "es",
    payment_method_collection: "always",
    success_url: "http://localhost/premium?checkout=done",
    cancel_url: "http://localhost/premium?checkout=cancelled",
    metadata: { llave_user: who.id, llave_plan: "premium" },
  });
  await stripe().pay(session.id);
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("premium");
  const row = await rowOf(who);
  expect([row.status, row.language]).toEqual(["trialing", "es"]);
  expect(row.trialEnd!.getTime() - Date.now()).toBeGreaterThan(6.9 * day);
  expect((await app().visit("/repair-cms", { as: who })).status).toBe(200);
});

test("three clicks at once are one customer and one session", async () => {
  const who = await person();
  const answers = await Promise.all([
    start(who, "medium"),
    start(who, "medium"),
    start(who, "medium"),
  ]);
  expect(new Set(answers.map((answer) => (answer.ok ? answer.url : answer.error))).size).toBe(1);
  expect(await start(who, "medium")).toEqual(answers[0]);
});

test("only one session is ever open: the other plan, the other language close it", async () => {
  const who = await person();
  const seen: string[] = [];
  for (const [plan, language] of [
    ["medium", "en"],
    ["premium", "en"],
    ["premium", "es"],
    ["medium", "en"],
  ] as const) {
    expect((await start(who, plan, language)).ok).toBe(true);
    seen.push((await rowOf(who)).checkoutId!);
  }
  const states = await Promise.all(
    seen.map(async (id) => (await stripe().client.checkout.sessions.retrieve(id)).status),
  );
  expect(states).toEqual(["expired", "expired", "expired", "open"]);
  const both = await Promise.all([start(who, "medium", "es"), start(who, "premium", "es")]);
  const open = await Promise.all(both.map(async (one) => one.ok && one.url));
  expect(open.filter((url) => typeof url === "string").length).toBeGreaterThan(0);
  expect((await sessionOf(who)).status).toBe("open");
});

test("who has a subscription gets no second one, even before its webhook was heard", async () => {
  await stripe().setDeliveries("off");
  try {
    const who = await person();
    await start(who, "medium");
    await stripe().pay((await rowOf(who)).checkoutId!);
    expect(await start(who, "premium")).toEqual({
      ok: false,
      error: "billing:checkout.already",
      status: 409,
    });
    // and what was not heard is known now
    expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  } finally {
    await stripe().setDeliveries("on");
  }
});

test("a second trial is refused: to the customer, and to a new account with the old address", async () => {
  const who = await member("medium");
  await stripe().command({ command: "cancel", customer: (await rowOf(who)).customerId });
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("free");
  expect((await start(who, "medium")).ok).toBe(true);
  expect((await sessionOf(who)).metadata).toMatchObject({ llave_trial: "0" });

  await app().db.delete(users).where(eq(users.id, who.id));
  const again = await signedIn(app().db, "free", { email: who.email });
  expect((await start(again, "premium")).ok).toBe(true);
  expect((await sessionOf(again)).metadata).toMatchObject({ llave_trial: "0" });
});

test("up at once, down at the end of what is paid, up again for nothing", async () => {
  const who = await member("medium");
  const desk = openDesk(app());
  const { customerId } = await rowOf(who);
  expect(await changePlan(desk, who, "premium")).toEqual({ ok: true, when: "now" });
  expect((await profileOf(who)).subscriptionStatus).toBe("premium");
  expect(await changePlan(desk, who, "medium")).toEqual({ ok: true, when: "periodEnd" });
  expect(await rowOf(who)).toMatchObject({ tier: "premium", nextTier: "medium" });
  const before = (await stripe().client.invoices.list({ customer: customerId })).data.length;
  expect(await changePlan(desk, who, "premium")).toEqual({ ok: true, when: "now" });
  expect(await rowOf(who)).toMatchObject({ tier: "premium", nextTier: null });
  expect((await stripe().client.invoices.list({ customer: customerId })).data).toHaveLength(before);
  expect(
    (await stripe().client.subscriptions.list({ customer: customerId, status: "all" })).data,
  ).toHaveLength(1);
});

test("a card that refuses the difference changes nothing", async () => {
  const who = await member("medium");
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await stripe().failPayments(customerId);
  expect(await changePlan(openDesk(app()), who, "premium")).toEqual({
    ok: false,
    error: "billing:checkout.failed",
    status: 402,
  });
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
});

describe("a card whose bank asks the customer (3-D Secure)", () => {
  const asked = async () => {
    const who = await member("medium", askingCard);
    const { customerId } = await rowOf(who);
    const subscription = (await stripe().client.subscriptions.list({ customer: customerId }))
      .data[0]!;
    // Not on trial any more: only then is there a difference to be charged.
    await stripe().advanceTo("trial end", customerId);
    await app().demo(`/demo/invoice/${await newestInvoice(customerId)}`, { method: "POST" });
    await expect
      .poll(async () => (await stripe().client.subscriptions.retrieve(subscription.id)).status)
      .toBe("active");
    return { who, customerId, subscription };
  };
  const newestInvoice = async (customer: string) =>
    (await stripe().client.invoices.list({ customer })).data[0]!.id;

  test("leads to the page where the bank asks; until then nothing changes, and asking again is the same page", async () => {
    const { who, customerId } = await asked();
    const sent = await changePlan(openDesk(app()), who, "premium");
    expect(sent).toMatchObject({ ok: true, when: "confirmed" });
    expect(await changePlan(openDesk(app()), who, "premium")).toEqual(sent);
    expect((await profileOf(who)).subscriptionStatus).toBe("medium");
    const page = await app().demo(new URL((sent as { url: string }).url).pathname);
    expect(await page.text()).toContain("Confirm payment");

    await app().demo(new URL((sent as { url: string }).url).pathname, { method: "POST" });
    await expect
      .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
      .toBe("premium");
    expect(
      (await stripe().client.subscriptions.list({ customer: customerId, status: "all" })).data,
    ).toHaveLength(1);
  });

  test("who never confirms keeps the plan, and is charged nothing", async () => {
    const { who, customerId, subscription } = await asked();
    await changePlan(openDesk(app()), who, "premium");
    await stripe().advance(1, customerId);
    expect(await stripe().client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "active",
      pending_update: null,
    });
    expect((await stripe().client.invoices.list({ customer: customerId })).data[0]).toMatchObject({
      status: "void",
      amount_paid: 0,
    });
    expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  });
});

test("a disputed payment stops the renewal and writes a letter; a refund changes nothing", async () => {
  const who = await member("medium");
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await expect.poll(async () => (await rowOf(who)).status, { timeout: 10_000 }).toBe("active");
  await stripe().command({ command: "refund", customer: customerId });
  await expect
    .poll(async () => (await eventsOf(customerId)).includes("charge.refunded"), { timeout: 10_000 })
    .toBe(true);
  expect(await rowOf(who)).toMatchObject({ tier: "medium", cancelAt: null });

  await stripe().command({ command: "dispute", customer: customerId });
  await expect.poll(async () => (await rowOf(who)).cancelAt, { timeout: 10_000 }).not.toBeNull();
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  const letters = await app()
    .db.select()
    .from(billingLetters)
    .where(eq(billingLetters.userId, who.id));
  expect(letters.map(({ kind }) => kind)).toContain("paymentDisputed");
  expect(await changePlan(openDesk(app()), who, "medium")).toEqual({ ok: true, when: "now" });
  expect((await rowOf(who)).cancelAt).toBeNull();
});

const eventsOf = async (customer: string) =>
  (await app().db.select().from(stripeEvents).where(eq(stripeEvents.customerId, customer))).map(
    ({ type }) => type,
  );

test("an overdue payment leads to the portal, not to a change or a second subscription", async () => {
  const who = await member("premium", failingCard);
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await stripe().advance(0.1, customerId);
  await expect.poll(async () => (await rowOf(who)).status, { timeout: 10_000 }).toBe("past_due");
  expect((await rowOf(who)).firstFailedAt).not.toBeNull();
  expect(await changePlan(openDesk(app()), who, "medium")).toMatchObject({
    error: "billing:checkout.payFirst",
  });
  expect(await start(who, "medium")).toMatchObject({ ok: false, status: 409 });
  const portal = await openPortal(openDesk(app()), who, "es");
  expect(portal.ok && new URL(portal.url).pathname).toMatch(/^\/demo\/portal\//);
});

test("who never subscribed has nothing to change or to manage", async () => {
  const who = await person();
  expect(await changePlan(openDesk(app()), who, "premium")).toMatchObject({
    error: "billing:change.none",
    status: 409,
  });
  expect(await openPortal(openDesk(app()), who, "en")).toMatchObject({
    error: "billing:change.none",
    status: 409,
  });
});

describe("when Stripe does not do it (R3)", () => {
  const answer = (status: number, type: string) => async () =>
    Response.json(
      { error: { type, message: "no" } },
      { status, headers: { "stripe-should-retry": "false" } },
    );
  const hang = (_: string, init?: RequestInit) =>
    new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
  const troubles: [string, (url: string, init?: RequestInit) => Promise<Response>, string][] = [
    [
      "unreachable",
      () => Promise.reject(new TypeError("fetch failed")),
      "billing:checkout.unavailable",
    ],
    ["hanging", hang, "billing:checkout.unavailable"],
    ["500", answer(500, "api_error"), "billing:checkout.unavailable"],
    ["429", answer(429, "rate_limit_error"), "billing:checkout.unavailable"],
    ["a wrong key", answer(401, "invalid_request_error"), "billing:checkout.unavailable"],
    ["rubbish", async () => new Response("{"), "billing:checkout.unavailable"],
    ["a refusal", answer(400, "invalid_request_error"), "billing:checkout.notCreated"],
    ["a declined card", answer(402, "card_error"), "billing:checkout.failed"],
  ];
  test.each(troubles)("%s becomes the specification's sentence", async (_, fetch, error) => {
    const who = await person();
    // A customer is there, so that what hangs is a look-up and not the ten seconds of a write.
    await app()
      .db.insert(subscriptions)
      .values({ userId: who.id, customerId: `cus_${who.id}`, syncedAt: new Date() });
    expect(await startCheckout(openDesk(app(), fetch), who, "premium", "en")).toMatchObject({
      ok: false,
      error,
    });
    expect((await rowOf(who)).checkoutId).toBeNull();
    expect((await profileOf(who)).subscriptionStatus).toBe("free");
  });
});

test("the hourly and the nightly run work on the real worker, and heal what was never delivered", async () => {
  await stripe().setDeliveries("off");
  const who = await person();
  try {
    await start(who, "premium");
    await stripe().pay((await rowOf(who)).checkoutId!);
  } finally {
    await stripe().setDeliveries("on");
  }
  expect((await profileOf(who)).subscriptionStatus).toBe("free");
  await app()
    .db.update(subscriptions)
    .set({ checkAt: new Date(Date.now() - 1) })
    .where(eq(subscriptions.userId, who.id));
  await app().night();
  expect((await profileOf(who)).subscriptionStatus).toBe("premium");
});

test("a customer deleted in Stripe's dashboard ends the plan and is no end: the next payment page is a new one's", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const who = await member("medium");
  const dead = await rowOf(who);
  await stripe().command({ command: "delete", customer: dead.customerId });
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("free");
  expect(await openPortal(openDesk(app()), who, "en")).toEqual({
    ok: false,
    error: "billing:change.none",
    status: 409,
  });
  const next = await rowOf(who);
  expect(next.customerId).not.toBe(dead.customerId);
  expect(await stripe().client.customers.retrieve(next.customerId)).toMatchObject({
    email: who.email,
    metadata: { llave_user: who.id },
  });
  expect((await start(who, "premium")).ok).toBe(true);
  expect((await sessionOf(who)).metadata).toMatchObject({ llave_trial: "0" });
  await stripe().pay((await rowOf(who)).checkoutId!);
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("premium");
  expect(await rowOf(who)).toMatchObject({ customerId: next.customerId, status: "active" });
});

test("a customer who was deleted before the first payment pays all the same, from the page itself", async () => {
  const who = await person();
  await start(who, "medium");
  const { customerId } = await rowOf(who);
  await stripe().command({ command: "delete", customer: customerId });
  const sent = await app().visit("/create-checkout-session", {
    as: who,
    form: { plan: "premium" },
  });
  expect(sent.status).toBe(302);
  expect((await rowOf(who)).customerId).not.toBe(customerId);
  expect((await sessionOf(who)).metadata).toMatchObject({
    llave_plan: "premium",
    llave_trial: "7",
  });
});
