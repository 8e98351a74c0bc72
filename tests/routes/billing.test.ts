import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { profiles, sessions, subscriptions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../support/app.ts";
import { lapsed, type Person, signedIn } from "../support/people.ts";
import { failingCard, type Plan, stripeOf, workingCard } from "../support/stripe.ts";

const app = openApp();
const stripe = () => stripeOf(app());
const languages = ["en", "es"] as const;

/** A page without its tags, as it is read. */
const read = async (as: Person, path = "/premium", lng = "en") => {
  const html = await (
    await app().visit(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`, { as })
  ).text();
  return html
    .slice(0, html.indexOf("<footer"))
    .replaceAll(/<!-- -->|<\/?(strong|time|span)[^>]*>/g, "")
    .replaceAll("&#x27;", "'");
};
const checkout = (as: Person | undefined, plan: string, more: Record<string, string> = {}) =>
  app().visit("/create-checkout-session", { as, form: { plan, ...more } });
const customerOf = async ({ id }: Person) =>
  (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!
    .customerId;
const sessionIn = (answer: Response) => answer.headers.get("location")!.split("/").at(-1)!;

/** Waits for the webhook's word. */
async function eventually(check: () => Promise<boolean>) {
  for (let at = 0; at < 100; at++) {
    if (await check()) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("It never came");
}
const statusOf = async ({ id }: Person) =>
  (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())?.status;
const has = (person: Person, status: string) =>
  eventually(async () => (await statusOf(person)) === status);

/** Someone who subscribed through our own form; the trial runs unless they `pay` at once. */
async function subscriber(plan: Plan, card = workingCard) {
  const person = await signedIn(app().db);
  await stripe().pay(sessionIn(await checkout(person, plan)), card);
  await has(person, "trialing");
  return { person, customer: await customerOf(person) };
}
async function payer(plan: Plan) {
  const { person, customer } = await subscriber(plan);
  await stripe().advanceTo("trial end", customer);
  await has(person, "active");
  return { person, customer };
}

describe("the plans", () => {
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

  test.each(languages)("a free member chooses, Bronze first, in %s", async (lng) => {
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

  test.each(languages)("a plan that ended says so and offers the plans, in %s", async (lng) => {
    const page = await read(await lapsed(app().db, "premium"), "/premium?from=repair", lng);
    expect(page).toContain(
      lng === "en" ? "still yours to read and print" : "puede leerlos e imprimirlos",
    );
    expect(page).toContain(
      lng === "en" ? "Your Diamond Plan ended on" : "Su Plan Diamante terminó el",
    );
    expect(page).toContain(texts[lng].submit);
    expect(page).not.toContain(texts[lng].until);
  });

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
  ])(
    "a free member who asks for %s is told why the plans are shown instead",
    async (path, en, es) => {
      const free = await signedIn(app().db);
      const to = (await app().visit(path, { as: free })).headers.get("location") ?? "";
      expect(await read(free, to, "en")).toContain(en);
      expect(await read(free, to, "es")).toContain(es);
    },
  );

  test.each(
    languages.flatMap((lng) => (["medium", "premium"] as const).map((plan) => ({ lng, plan }))),
  )("a member sees the $plan plan, until when, and the content, in $lng", async ({ lng, plan }) => {
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

  test("the date is the end of what is paid, not the slack behind it", async () => {
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
      expect(await (await app().visit(path, { as: admin })).text(), path).toContain(
        `until ${date}`,
      );
  });

  test("an administrator's grant has no portal, and can be followed by a subscription", async () => {
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

  test.each(languages)("/medium lists Bronze and subscribes to it, in %s", async (lng) => {
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

  test("support carries the plan in its subject, and Diamond's is a priority", async () => {
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
});

describe("checkout", () => {
  test("leads to a page for the chosen plan, with the price that is ours to say", async () => {
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
    const page = await (
      await app().visit(new URL(answer.headers.get("location")!).pathname)
    ).text();
    expect(page).toContain("$14.99");
  });

  test("the browser's code is told to load the payment page whole", async () => {
    const answer = await app().visit("/create-checkout-session.data", {
      as: await signedIn(app().db),
      form: { plan: "medium" },
    });
    expect(await answer.text()).toContain("/demo/pay/");
  });

  test.each([
    "",
    "free",
    "PREMIUM",
    "premium ",
    "price_demo_premium",
    "__proto__",
    "medium,premium",
  ])("the plan %j is none", async (plan) => {
    const person = await signedIn(app().db);
    const answer = await checkout(person, plan);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Error creating checkout session");
    expect(await statusOf(person)).toBeUndefined();
  });

  test("two posts at once make one customer and one session", async () => {
    const person = await signedIn(app().db);
    const answers = await Promise.all([checkout(person, "medium"), checkout(person, "medium")]);
    expect(new Set(answers.map(sessionIn)).size).toBe(1);
    // and so does a third, later
    expect(sessionIn(await checkout(person, "medium"))).toBe(sessionIn(answers[0]!));
  });

  test("a plan that runs already is not sold again", async () => {
    const { person } = await subscriber("medium");
    const answer = await checkout(person, "premium");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("You already have a plan.");
  });

  test("a second trial is refused, and the page does not promise one", async () => {
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
    "a dead session at %s is told so",
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

  test("whoever never paid has nothing to change and no portal", async () => {
    const person = await signedIn(app().db);
    expect((await app().visit("/premium/portal", { as: person, form: {} })).status).toBe(409);
    expect(
      (await app().visit("/premium/change.data", { as: person, form: { plan: "premium" } })).status,
    ).toBe(409);
  });
});

describe("the return", () => {
  test.each(languages)("waits for the webhook, then says so, in %s", async (lng) => {
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

  test("asks Stripe itself when the webhook is lost", async () => {
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

  test("whoever left the payment page is told that nothing was charged", async () => {
    expect(await read(await signedIn(app().db), "/premium?checkout=cancelled")).toContain(
      "You left checkout.",
    );
  });
});

describe("a change of plan", () => {
  test("up is at once, says what is charged, and is one subscription still", async () => {
    const { person, customer } = await payer("medium");
    expect(await read(person, "/premium/change?plan=premium")).toContain("$5.00 at most");
    const answer = await app().visit("/premium/change?plan=premium", {
      as: person,
      form: { plan: "premium", price: "price_demo_medium" },
    });
    expect(answer.headers.get("location")).toBe("/premium?changed=now");
    expect(await read(person, "/premium?changed=now")).toContain("Diamond Plan");
    expect(await read(person, "/premium?changed=now")).toMatch(
      /<a [^>]*href="\/repair-cms"[^>]*>Open repair jobs</,
    );
    expect(
      (await stripe().client.subscriptions.list({ customer, status: "all" })).data,
    ).toHaveLength(1);
  });

  test("down is at the end of what is paid, and can be taken back", async () => {
    const { person } = await payer("premium");
    expect(await read(person, "/premium/change?plan=medium", "es")).toContain(
      "porque ya está pagado",
    );
    const answer = await app().visit("/premium/change?plan=medium", {
      as: person,
      form: { plan: "medium" },
    });
    expect(answer.headers.get("location")).toBe("/premium?changed=later");
    const page = await read(person);
    for (const text of ["Diamond Plan", "your plan changes to Bronze", "Keep Diamond"])
      expect(page).toContain(text);
    expect(await read(person, "/premium/change?plan=premium")).toContain(
      "You keep your Diamond plan.",
    );
    await app().visit("/premium/change?plan=premium", { as: person, form: { plan: "premium" } });
    expect(await read(person)).not.toContain("your plan changes to Bronze");
  });

  test("the page of a change that is none leads to the plans", async () => {
    const { person } = await subscriber("premium");
    for (const plan of ["premium", "free", ""]) {
      expect(
        (await app().visit(`/premium/change?plan=${plan}`, { as: person })).headers.get("location"),
      ).toBe("/premium");
    }
  });
});

describe("the banner", () => {
  const on = async (as: Person, lng = "en") => read(as, "/noticias", lng);

  test("a failed payment, with the way to the portal and the end of access; then the card is mended", async () => {
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

  test("a cancelled plan is kept until what is paid ends, then it is free", async () => {
    const { person, customer } = await payer("medium");
    const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
    await stripe().client.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    await eventually(async () =>
      (await on(person)).includes("Your Bronze plan is canceled. You have access until"),
    );
    expect(await on(person, "es")).toContain(
      "Su plan Bronce está cancelado. Tiene acceso hasta el",
    );
    expect(await read(person)).toContain("Keep Bronze");
    await stripe().advanceTo("period end", customer);
    await has(person, "canceled");
    expect(await on(person)).toContain("Your plan has ended.");
    expect(await read(person)).toContain("Start Growing Your Business");
  });

  test("a trial is announced two days before its end, not before", async () => {
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
});

test("forms may lead to the pages of the provider that is in use, and nowhere else", async () => {
  const answer = await app().visit("/premium", { as: await signedIn(app().db) });
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self';");
});
