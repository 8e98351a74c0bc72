import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriptions, users } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { openBuyers } from "../../support/billing/buyers.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const { stripe, person, rowOf, profileOf, start, sessionOf, member } = openBuyers(app);

test("Opens Checkout with trial, user, language and return URLs; the webhook starts the plan", async () => {
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

test("Three simultaneous clicks make one customer and one session", async () => {
  const who = await person();
  const answers = await Promise.all([
    start(who, "medium"),
    start(who, "medium"),
    start(who, "medium"),
  ]);
  expect(new Set(answers.map((answer) => (answer.ok ? answer.url : answer.error))).size).toBe(1);
  expect(await start(who, "medium")).toEqual(answers[0]);
});

test("Another plan or language expires the open session", async () => {
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

test("Sells no second subscription, even before the webhook arrives", async () => {
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
    // The refusal synced what the webhook would have.
    expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  } finally {
    await stripe().setDeliveries("on");
  }
});

test("Refuses a second trial to a customer, and to a new account with the same email", async () => {
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

test("The nightly sweep syncs a subscription whose webhook was lost", async () => {
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
