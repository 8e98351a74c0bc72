import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openSubscribers, sessionIn } from "../../support/billing/subscribers.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const { read, checkout, statusOf, has, subscriber, stripe } = openSubscribers(app);

test("Opens Checkout for the chosen plan, at the server's price", async () => {
  const person = await signedIn(app().db);
  const answer = await checkout(person, "premium", {
    price: "price_demo_medium",
    amount: "1",
    returnUrl: "https://evil.test",
    trial: "999",
  });
  expect(answer.status).toBe(302);
  const session = await stripe().client.checkout.sessions.retrieve(sessionIn(answer));
  expect(session).toMatchObject({
    client_reference_id: person.id,
    success_url: "http://localhost/premium?checkout=done",
    cancel_url: "http://localhost/premium?checkout=cancelled",
    metadata: { llave_plan: "premium", llave_trial: "7" },
  });
  const page = await (await app().visit(new URL(answer.headers.get("location")!).pathname)).text();
  expect(page).toContain("$14.99");
});

test("Sends client-side navigation to the payment page by a document request", async () => {
  const answer = await app().visit("/create-checkout-session.data", {
    as: await signedIn(app().db),
    form: { plan: "medium" },
  });
  expect(await answer.text()).toContain("/demo/pay/");
});

test.each(["", "free", "PREMIUM", "premium ", "price_demo_premium", "__proto__", "medium,premium"])(
  "Rejects the plan %j",
  async (plan) => {
    const person = await signedIn(app().db);
    const answer = await checkout(person, plan);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Error creating checkout session");
    expect(await statusOf(person)).toBeUndefined();
  },
);

test("Two simultaneous posts make one customer and one session", async () => {
  const person = await signedIn(app().db);
  const answers = await Promise.all([checkout(person, "medium"), checkout(person, "medium")]);
  expect(new Set(answers.map(sessionIn)).size).toBe(1);
  // and so does a third, later
  expect(sessionIn(await checkout(person, "medium"))).toBe(sessionIn(answers[0]!));
});

test("Does not sell a second plan", async () => {
  const { person } = await subscriber("medium");
  const answer = await checkout(person, "premium");
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("You already have a plan.");
});

test("Refuses a second trial, and does not advertise one", async () => {
  const { person, customer } = await subscriber("medium");
  const list = await stripe().client.subscriptions.list({ customer });
  await stripe().client.subscriptions.cancel(list.data[0]!.id);
  await has(person, "canceled");
  expect(await read(person)).toContain("already used your free trial");
  for (const path of ["/premium", "/medium", "/"])
    expect((await read(person, path)).split("<main")[1], path).not.toMatch(
      /7-day free trial|Start Free Trial|Seven days free/,
    );
  const session = await stripe().client.checkout.sessions.retrieve(
    sessionIn(await checkout(person, "medium")),
  );
  expect(session.metadata).toMatchObject({ llave_trial: "0" });
});

test.each(["/create-checkout-session", "/premium/portal", "/premium/change"])(
  "Reports an expired session at %s",
  async (path) => {
    const person = await signedIn(app().db);
    await app().db.delete(sessions).where(eq(sessions.id, person.sessionId));
    for (const [lng, words] of [
      ["en", "No active session found"],
      ["es", "No se encontró una sesión activa"],
    ] as const) {
      const answer = await app().visit(`${path}?lng=${lng}`, {
        as: person,
        form: { plan: "medium" },
      });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain(words);
    }
    const data = await app().visit(`${path}.data`, { as: person, form: { plan: "medium" } });
    expect(data.status).toBe(401);
    expect(await data.text()).toContain("account:session.expired");
  },
);

test("A member who never paid has no plan to change and no portal", async () => {
  const person = await signedIn(app().db);
  expect((await app().visit("/premium/portal", { as: person, form: {} })).status).toBe(409);
  expect(
    (await app().visit("/premium/change.data", { as: person, form: { plan: "premium" } })).status,
  ).toBe(409);
});
