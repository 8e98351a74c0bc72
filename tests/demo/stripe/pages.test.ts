import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { failingCard, stripeOf, workingCard } from "../../support/billing/stripe.ts";

const app = openApp({ own: true });
const stripe = () => stripeOf(app());
const form = { card: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };

async function openCheckout({
  locale = "en" as "en" | "es-419",
  trialDays = 7,
  name = "Ana Ruiz",
  email = "ana@shop.test",
} = {}) {
  const { client } = stripe();
  const customer = await client.customers.create({ name, email });
  const session = await client.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: "price_demo_premium", quantity: 1 }],
    success_url: `${app().origin}/premium?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app().origin}/premium?cancelled`,
    locale,
    ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
  });
  return { customer, session, path: new URL(session.url!).pathname };
}

describe("The payment page", () => {
  test("says that it is a stand-in, and shows plan and price", async () => {
    const { path } = await openCheckout();
    const answer = await app().visit(path);
    const page = await answer.text();
    for (const text of [
      'lang="en"',
      "payment page, not Stripe",
      "Llave Diamond",
      "$14.99",
      "7 days free",
      "$0.00",
      "Start trial",
    ]) {
      expect(page).toContain(text);
    }
    const policy = answer.headers.get("content-security-policy");
    for (const part of ["default-src 'none'", "img-src 'self'"]) expect(policy).toContain(part);
    expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(page).not.toContain("<script");
  });

  test("is in the session's language", async () => {
    const { path } = await openCheckout({ locale: "es-419", trialDays: 0 });
    const page = await (await app().visit(path)).text();
    for (const text of ['lang="es"', "no es Stripe", "al mes", "Pagar $14.99", "Cancelar y volver"])
      expect(page).toContain(text);
    const declined = await (
      await app().visit(path, { form: { ...form, card: "4000000000009995" } })
    ).text();
    expect(declined).toContain("La tarjeta no tiene fondos suficientes.");
  });

  test("returns to the session's address after a payment, once", async () => {
    const { session, path, customer } = await openCheckout();
    const paid = await app().visit(path, { form });
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(`${app().origin}/premium?session=${session.id}`);
    expect(await stripe().client.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
    });
    const again = await app().visit(path, { form });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain("This payment is complete.");
    expect(
      (await stripe().client.subscriptions.list({ customer: customer.id, status: "all" })).data,
    ).toHaveLength(1);
  });

  test("creates one subscription for two concurrent clicks", async () => {
    const { path, customer } = await openCheckout();
    await Promise.all([app().visit(path, { form }), app().visit(path, { form })]);
    expect((await stripe().client.subscriptions.list({ customer: customer.id })).data).toHaveLength(
      1,
    );
  });

  test.each([
    ["4000000000000002", "Your card was declined."],
    ["1234567812345678", "Your card number is incorrect."],
    ["<b>4242</b>", "Your card number is incorrect."],
  ])("the card %s is declined, and the form keeps what was typed", async (card, message) => {
    const { session, path } = await openCheckout();
    const answer = await app().visit(path, { form: { ...form, card, cvc: "987" } });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(message);
    expect(page).toContain('value="987"');
    expect(page).not.toContain("<b>4242");
    expect(await stripe().client.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
    });
  });

  test("rejects an expired date and an invalid code", async () => {
    const { path } = await openCheckout();
    expect(
      await (await app().visit(path, { form: { ...form, expiry: "01/20" } })).text(),
    ).toContain("expiry date has passed");
    expect(await (await app().visit(path, { form: { ...form, cvc: "x" } })).text()).toContain(
      "three or four figures",
    );
  });

  test("starts a trial with the failing card, but no payment", async () => {
    const trial = await openCheckout();
    expect((await app().visit(trial.path, { form: { ...form, card: failingCard } })).status).toBe(
      303,
    );
    const atOnce = await openCheckout({ trialDays: 0 });
    expect((await app().visit(atOnce.path, { form: { ...form, card: failingCard } })).status).toBe(
      402,
    );
  });

  test("escapes names", async () => {
    const { path } = await openCheckout({ email: '"><script>alert(1)</script>@x.test' });
    const page = await (await app().visit(path)).text();
    expect(page).not.toContain("<script>");
    expect(page).toContain("&lt;script&gt;");
  });

  test("refuses cross-site requests", async () => {
    const { path } = await openCheckout();
    expect(
      (await app().visit(path, { form, headers: { origin: "https://evil.test" } })).status,
    ).toBe(403);
    expect((await app().visit("/demo/pay/cs_none")).status).toBe(404);
  });
});

describe("The portal", () => {
  test("shows plan, card and receipts, cancels at the period's end and reverts that", async () => {
    const { client, subscribe } = stripe();
    const { id } = await client.customers.create({ email: "ana@shop.test" });
    const { id: subscription } = await subscribe(id, "premium", { trialDays: 0 });
    const portal = await client.billingPortal.sessions.create({
      customer: id,
      return_url: `${app().origin}/account`,
      locale: "es",
    });
    const { pathname } = new URL(portal.url.replace("http://localhost", app().origin));
    const page = async () => (await app().visit(pathname)).text();
    for (const text of [
      "Facturación",
      "Llave Diamond",
      "4242",
      "Pagado",
      "Se renueva el",
      `${app().origin}/account`,
    ]) {
      expect(await page()).toContain(text);
    }
    expect((await app().visit(`${pathname}/cancel`, { form: {} })).status).toBe(303);
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({
      cancel_at_period_end: true,
    });
    expect(await page()).toContain("Termina el");
    await app().visit(`${pathname}/resume`, { form: {} });
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    });
  });

  test("pays open invoices with a new card", async () => {
    const { client, subscribe, advanceTo } = stripe();
    const { id } = await client.customers.create({ email: "ana@shop.test" });
    const { id: subscription } = await subscribe(id, "medium", { card: failingCard });
    await advanceTo("trial end", id);
    const { url } = await client.billingPortal.sessions.create({
      customer: id,
      return_url: `${app().origin}/account`,
    });
    await app().visit(`${new URL(url).pathname}/card`, { form: { card: workingCard } });
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({ status: "active" });
    expect((await client.customers.retrieve(id)) as object).toMatchObject({ delinquent: false });
  });
});

describe("The control panel", () => {
  test("lists customers in both languages and runs commands", async () => {
    const { client, subscribe } = stripe();
    const { id } = await client.customers.create({ name: "<i>Ana</i>", email: "ana@shop.test" });
    const { id: subscription } = await subscribe(id, "medium");
    const page = await (await app().visit("/demo/stripe")).text();
    for (const text of [
      id,
      "One day on",
      "Avanzar un día",
      "To the trial&#39;s end",
      "&lt;i&gt;Ana&lt;/i&gt;",
      "customer.subscription.created",
    ]) {
      expect(page.replaceAll("'", "&#39;")).toContain(text);
    }
    const pressed = await app().visit("/demo/stripe/commands", {
      form: { command: "advance to", customer: id, moment: "trial end" },
    });
    expect(pressed.headers.get("location")).toBe("/demo/stripe");
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({ status: "active" });
    await app().visit("/demo/stripe/commands", { form: { command: "cancel", customer: id } });
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({ status: "canceled" });
    const refused = await app().visit("/demo/stripe/commands", {
      form: { command: "cancel", customer: id },
    });
    expect(refused.headers.get("location")).toContain("refused=");
  });

  test("refuses unknown commands and cross-site requests", async () => {
    await expect(stripe().command({ command: "nothing" } as never)).rejects.toThrow(
      "No such command",
    );
    const headers = { origin: "https://evil.test" };
    expect(
      (
        await app().visit("/demo/stripe/commands", {
          form: { command: "deliveries", mode: "off" },
          headers,
        })
      ).status,
    ).toBe(403);
  });
});
