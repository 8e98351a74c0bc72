import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { failingCard, workingCard } from "../../support/billing/stripe.ts";
import { openSubscribers } from "../../support/billing/subscribers.ts";
import type { Person } from "../../support/people.ts";

const app = openApp();
const { read, eventually, has, subscriber, payer, stripe } = openSubscribers(app);

const on = async (as: Person, lng = "en") => read(as, "/noticias", lng);

test("Shows a failed payment with the portal and the end of access, until the card is replaced", async () => {
  const { person, customer } = await subscriber("premium", failingCard);
  await stripe().advanceTo("trial end", customer);
  await has(person, "past_due");
  expect(await on(person)).toMatch(
    /Your last payment didn(?:'|&#x27;)t go through\. You(?:'|&#x27;)ll keep Diamond until \w+ \d+, \d+\./,
  );
  expect(await on(person, "es")).toContain(
    "No pudimos hacer el último cobro. Usted conserva Diamante hasta el",
  );
  expect(await on(person)).toContain('action="/premium/portal"');
  expect(
    (await app().visit("/premium/change.data", { as: person, form: { plan: "medium" } })).status,
  ).toBe(409);

  const portal = await app().visit("/premium/portal", { as: person, form: {} });
  expect(portal.status).toBe(302);
  await app().visit(`${new URL(portal.headers.get("location")!).pathname}/card`, {
    form: { card: workingCard },
  });
  await has(person, "active");
  expect(await on(person)).not.toContain("go through");
});

test("A canceled plan lasts to the end of the paid period, then becomes free", async () => {
  const { person, customer } = await payer("medium");
  const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
  await stripe().client.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  await eventually(async () =>
    (await on(person)).includes("Your Bronze plan is canceled. You have access until"),
  );
  expect(await on(person, "es")).toContain("Su plan Bronce está cancelado. Tiene acceso hasta el");
  expect(await read(person)).toContain("Keep Bronze");
  await stripe().advanceTo("period end", customer);
  await has(person, "canceled");
  expect(await on(person)).toContain("Your plan has ended.");
  expect(await read(person)).toContain("Your plan has ended. Your records are still yours.");
  expect(await read(person)).toContain("Start Growing Your Business");
});

test("Announces the end of a trial two days before", async () => {
  const { person } = await subscriber("premium");
  expect(await on(person)).not.toContain("free trial ends on");
  const soon = new Date(Date.now() + 1.5 * day);
  await app()
    .db.update(subscriptions)
    .set({ trialEnd: soon })
    .where(eq(subscriptions.userId, person.id));
  expect(await on(person)).toContain("Your Diamond free trial ends on");
  expect(await on(person, "es")).toContain("Su prueba gratis de Diamante termina el");
});
