import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { openSubscribers, sessionIn } from "../../support/billing/subscribers.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, shopOf, signedIn } from "../../support/people.ts";

const app = openApp();
const { read, checkout, has, subscriber, stripe } = openSubscribers(app);
const languages = ["en", "es"] as const;

const texts = {
  en: {
    submit: "Start Growing Your Business",
    until: "Subscription active until",
    none: "No content available at this moment.",
  },
  es: {
    submit: "Haga crecer su negocio",
    until: "Suscripción activa hasta el",
    none: "No hay contenido disponible en este momento.",
  },
};

test.each(languages)("Preselects Bronze for a free member, in %s", async (lng) => {
  const page = await read(await signedIn(app().db), "/premium", lng);
  expect(page).toContain(texts[lng].submit);
  expect(page).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="medium"/);
  expect(page).not.toMatch(/<input type="radio"[^>]*checked=""[^>]*value="premium"/);
  for (const price of ["9.99", "14.99"]) expect(page).toContain(price);
  for (const path of ["/premium?plan=premium", "/premium?from=repair"])
    expect(await read(await signedIn(app().db), path, lng)).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="premium"/,
    );
});

test.each(languages)("Says that a plan has ended and offers the plans, in %s", async (lng) => {
  const person = await lapsed(app().db, "premium");
  const ended = () => read(person, "/premium?from=repair", lng);
  expect(await ended()).not.toContain("/account/jobs");
  await makeJob(app().db, { owner: person });
  const page = await ended();
  expect(page).toContain(
    lng === "en" ? "still yours to read and print" : "puede leerlos e imprimirlos",
  );
  expect(page).toContain(
    lng === "en" ? "Your Diamond Plan ended on" : "Su Plan Diamante terminó el",
  );
  expect(page).toContain(texts[lng].submit);
  expect(page).not.toContain(texts[lng].until);
});

test.each(languages)(
  "Shows the way to the records once Stripe ended the plan, in %s",
  async (lng) => {
    const { person, customer } = await subscriber("premium");
    await shopOf(app().db, person);
    const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
    await stripe().client.subscriptions.cancel(subscription!.id);
    await has(person, "canceled");
    const link = {
      en: /Your plan has ended\..*href="\/account\/jobs"[^>]*>Read my jobs</s,
      es: /Su plan terminó\..*href="\/account\/jobs"[^>]*>Ver mis trabajos</s,
    };
    await makeJob(app().db, { owner: person });
    expect(await read(person, "/premium", lng)).toMatch(link[lng]);
    expect((await read(person, "/premium?from=repair", lng)).split("/account/jobs")).toHaveLength(
      2,
    );
  },
);

test.each([
  [
    "/discussion",
    "The forum comes with the Bronze and Diamond plans.",
    "El foro está incluido en los planes Bronce y Diamante.",
  ],
  [
    "/codes",
    "The fault-code library comes with",
    "La biblioteca de códigos de falla está incluida en",
  ],
  [
    "/videos",
    "require an active Bronze or Diamond plan",
    "requieren un plan Bronce o Diamante vigente",
  ],
  ["/live", "require an active Diamond plan", "requieren un plan Diamante vigente"],
])("Explains why a free member sees the plans instead of %s", async (path, en, es) => {
  const free = await signedIn(app().db);
  const to = (await app().visit(path, { as: free })).headers.get("location") ?? "";
  expect(await read(free, to, "en")).toContain(en);
  expect(await read(free, to, "es")).toContain(es);
});

test.each(
  languages.flatMap((lng) => (["medium", "premium"] as const).map((plan) => ({ lng, plan }))),
)("Shows the $plan plan, its end date and the content, in $lng", async ({ lng, plan }) => {
  const { person } = await subscriber(plan);
  const page = await read(person, "/premium", lng);
  const names = {
    en: { medium: "Bronze Plan", premium: "Diamond Plan" },
    es: { medium: "Plan Bronce", premium: "Plan Diamante" },
  };
  for (const text of [names[lng][plan], texts[lng].until, texts[lng].none])
    expect(page).toContain(text);
  expect(page).not.toContain(texts[lng].submit);
  expect(page).toContain('action="/premium/portal"');
});

test("Shows the end of the paid period, without the grace days", async () => {
  const { person } = await subscriber("medium");
  const row = await app()
    .db.select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, person.id))
    .get();
  const page = await read(person);
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
    row!.periodEnd!,
  );
  expect(page).toContain(`Subscription active until ${date}`);
  const admin = await signedIn(app().db, "free", { isAdmin: true });
  for (const path of ["/admin", `/admin/users/${person.id}`])
    expect(await (await app().visit(path, { as: admin })).text(), path).toContain(`until ${date}`);
});

test("A grant has no portal, and can be followed by a subscription", async () => {
  const person = await signedIn(app().db);
  const grant = { grantTier: "premium" as const, grantEndsAt: new Date(Date.now() + 60 * day) };
  await app().db.update(profiles).set(grant).where(eq(profiles.id, person.id));
  const page = await read(person);
  for (const text of ["Diamond Plan", texts.en.until, texts.en.submit])
    expect(page).toContain(text);
  expect(page).not.toContain('action="/premium/portal"');
  await stripe().pay(sessionIn(await checkout(person, "medium")));
  await has(person, "trialing");
  const after = await read(person);
  expect(after).toContain("Diamond Plan"); // a webhook never shortens a grant
  expect(after).toContain("Your own Bronze subscription is still active.");
  expect(after).toContain('action="/premium/portal"');
});

test.each(languages)("/medium describes Bronze and subscribes to it, in %s", async (lng) => {
  const page = await read(await signedIn(app().db), "/medium", lng);
  const words = {
    en: [
      "Video tutorials",
      "Repair guides",
      "Completion certificates",
      "Downloadable content",
      "Subscribe to Bronze Plan",
    ],
    es: [
      "Videos de capacitación",
      "Guías de reparación",
      "Certificados de finalización",
      "Contenido descargable",
      "Suscribirse al plan Bronce",
    ],
  };
  for (const text of words[lng]) expect(page).toContain(text);
  expect(page).toContain('name="plan" value="medium"');
  const bronze = await signedIn(app().db, "medium");
  expect((await app().visit("/medium", { as: bronze })).headers.get("location")).toBe("/premium");
});

test("Puts the plan, and Diamond's priority, into the subject of support mail", async () => {
  for (const path of ["/account", "/premium"]) {
    const page = async (as: Person, lng = "en") =>
      (await app().visit(`${path}?lng=${lng}`, { as })).text();
    expect(await page(await signedIn(app().db, "medium"))).toContain(
      `?subject=${encodeURIComponent("[Bronze] Support")}`,
    );
    const diamond = await signedIn(app().db, "premium");
    expect(await page(diamond)).toContain(
      `?subject=${encodeURIComponent("[Diamond · Priority] Support")}`,
    );
    expect(await page(diamond, "es")).toContain(
      `?subject=${encodeURIComponent("[Diamante · Prioridad] Soporte")}`,
    );
    for (const as of [await signedIn(app().db), await lapsed(app().db, "premium")])
      expect(await page(as)).not.toContain("?subject=");
  }
});

test("form-action allows the active payment provider only", async () => {
  const answer = await app().visit("/premium", { as: await signedIn(app().db) });
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self';");
});
