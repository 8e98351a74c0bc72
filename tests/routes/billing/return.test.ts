import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openSubscribers, sessionIn } from "../../support/billing/subscribers.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const { read, checkout, has, stripe } = openSubscribers(app);
const languages = ["en", "es"] as const;

test.each(languages)("Waits for the webhook, then confirms, in %s", async (lng) => {
  const person = await signedIn(app().db);
  const session = sessionIn(await checkout(person, "premium"));
  const waiting =
    lng === "en" ? "Waiting for payment confirmation." : "Esperamos la confirmación de su pago.";
  expect(await read(person, "/premium?checkout=done", lng)).toContain(waiting);
  await stripe().pay(session);
  await has(person, "trialing");
  const page = await read(person, "/premium?checkout=done", lng);
  expect(page).not.toContain(waiting);
  expect(page).toContain(
    lng === "en" ? "Welcome to Diamond." : "Le damos la bienvenida al plan Diamante.",
  );
  expect(page).toContain('href="/repair-cms"');
});

test("Reads the subscription from Stripe when the webhook is lost", async () => {
  const person = await signedIn(app().db);
  const session = sessionIn(await checkout(person, "medium"));
  await stripe().setDeliveries("held");
  try {
    await stripe().pay(session);
    const earlier = new Date(Date.now() - 10_000);
    await app()
      .db.update(subscriptions)
      .set({ syncedAt: earlier })
      .where(eq(subscriptions.userId, person.id));
    const answer = await app().visit("/premium?checkout=done", { as: person });
    expect(answer.headers.get("location")).toBe("/premium?checkout=done");
    expect(await read(person, "/premium?checkout=done")).toContain("Welcome to Bronze.");
  } finally {
    await stripe().setDeliveries("on");
  }
});

test("Says that nothing was charged after leaving Checkout", async () => {
  expect(await read(await signedIn(app().db), "/premium?checkout=cancelled")).toContain(
    "You left checkout.",
  );
});
