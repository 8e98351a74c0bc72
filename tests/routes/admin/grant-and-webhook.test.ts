import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf, workingCard } from "../../support/billing/stripe.ts";
import { type Person, signedIn } from "../../support/people.ts";

// No webhook shortens a grant. Against the stand-in of Stripe with its webhooks.

const app = openApp();
const stripe = () => stripeOf(app());
const admin = () => signedIn(app().db, "free", { isAdmin: true });
const change = (as: Person, { id }: Person, verb: string, form = {}) =>
  app().visit(`/admin/users/${id}/${verb}`, { as, form });
const profileOf = async ({ id }: Person) =>
  (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
const rowOf = async ({ id }: Person) =>
  app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get();
const opens = async (as: Person, path = "/repair-cms") =>
  (await app().visit(path, { as })).status === 200;

async function becomes(person: Person, status: string) {
  for (let at = 0; at < 100; at++) {
    if ((await rowOf(person))?.status === status) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`Stripe never said ${status}`);
}

/** A member in the trial of Bronze. */
async function subscriber() {
  const person = await signedIn(app().db);
  const checkout = await app().visit("/create-checkout-session", {
    as: person,
    form: { plan: "medium" },
  });
  await stripe().pay(checkout.headers.get("location")!.split("/").at(-1)!, workingCard);
  await becomes(person, "trialing");
  return { person, customer: (await rowOf(person))!.customerId };
}

test("Keeps a grant through every webhook: the end of the trial, a renewal, a cancellation", async () => {
  const as = await admin();
  const { person, customer } = await subscriber();
  expect(await opens(person)).toBe(false);
  await change(as, person, "plan", { tier: "premium", days: "400" });
  const { grantEndsAt } = await profileOf(person);
  const stands = async (subscription: string) => {
    expect(await profileOf(person)).toMatchObject({
      grantTier: "premium",
      grantEndsAt,
      subscriptionStatus: subscription,
    });
    expect(await opens(person)).toBe(true);
  };
  await stands("medium");
  await stripe().advanceTo("trial end", customer);
  await becomes(person, "active");
  await stands("medium");
  const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
  await stripe().client.subscriptions.cancel(subscription!.id);
  await becomes(person, "canceled");
  await stands("free");
});

test("Refuses to set free while the subscription is paid, and sets it afterwards", async () => {
  const as = await admin();
  const { person, customer } = await subscriber();
  await change(as, person, "plan", { tier: "premium" });
  expect((await change(as, person, "plan", { tier: "free" })).status).toBe(422);
  expect(await opens(person)).toBe(true);
  const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
  await stripe().client.subscriptions.cancel(subscription!.id);
  await becomes(person, "canceled");
  expect((await change(as, person, "plan", { tier: "free" })).status).toBe(200);
  expect(await opens(person)).toBe(false);
});

test("Extends a plan from the end of the subscription", async () => {
  const as = await admin();
  const { person } = await subscriber();
  const { subscriptionEndsAt, version } = await profileOf(person);
  await change(as, person, "extend", { version: String(version) });
  expect(await profileOf(person)).toMatchObject({
    grantTier: "medium",
    grantEndsAt: new Date(subscriptionEndsAt!.getTime() + 30 * day),
    subscriptionEndsAt,
  });
});

test("Refuses an extension when a webhook changed the plan after the page was opened", async () => {
  const as = await admin();
  const { person, customer } = await subscriber();
  const { version } = await profileOf(person);
  await stripe().advanceTo("trial end", customer);
  await becomes(person, "active");
  const answer = await change(as, person, "extend", { version: String(version) });
  expect(answer.status).toBe(409);
  expect((await profileOf(person)).grantTier).toBeNull();
});

test("Syncs the subscription after a lost webhook, and keeps the grant", async () => {
  const as = await admin();
  const { person } = await subscriber();
  await change(as, person, "plan", { tier: "premium" });
  const { grantEndsAt } = await profileOf(person);
  await app()
    .db.update(profiles)
    .set({ subscriptionStatus: "free", subscriptionEndsAt: null })
    .where(eq(profiles.id, person.id));
  expect((await change(as, person, "sync")).status).toBe(200);
  expect(await profileOf(person)).toMatchObject({
    subscriptionStatus: "medium",
    grantTier: "premium",
    grantEndsAt,
  });
  const lines = await app().db.select().from(auditLog).where(eq(auditLog.subjectId, person.id));
  expect(lines).toContainEqual(
    expect.objectContaining({
      action: "user.synced",
      before: { tier: "free" },
      after: { tier: "medium" },
    }),
  );
  const page = await (await app().visit(`/admin/users/${person.id}`, { as })).text();
  expect(page).toContain("trialing");
  expect(page).toContain((await rowOf(person))!.customerId);
});

test("Refuses to sync a user without a subscription", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  const answer = await change(as, person, "sync");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("has never been to checkout");
});
