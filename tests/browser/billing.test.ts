import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { subscriptions, users } from "#app/features/account/tables.server.ts";
import { landing } from "#app/features/site/landing/landing.server.ts";
import en from "#app/i18n/en.ts";
import es from "#app/i18n/es.ts";
import { openApp } from "../support/app.ts";
import { failingCard, stripeOf, workingCard } from "../support/billing/stripe.ts";
import { accessible, everyView, openBrowser, ready } from "../support/browser.ts";
import { password } from "../support/join.ts";
import { type Person, signedIn } from "../support/people.ts";

// From visitor to paying member, through our pages and the stand-in's Checkout and portal.

const app = openApp();
const eyes = openBrowser(app);
const stripe = () => stripeOf(app());
const words = { en, es };
const both = ["en", "es"] as const;
type Lng = (typeof both)[number];

const open = async (page: Page, path: string, lng: Lng) => {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`);
  await ready(page);
};
const rowOf = async (userId: string) =>
  (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get())!;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Chooses a plan, pays, returns, and waits for the message. */
async function subscribe(page: Page, lng: Lng, plan: "medium" | "premium", card = workingCard) {
  const t = words[lng];
  await page.getByRole("radio", { name: t.plans[plan] }).check();
  await button(page, t.billing.choose.submit).click();
  await page.waitForURL("**/demo/pay/**");
  await page.locator("#card").fill(card);
  await page.locator("form button.primary").click();
  await page.waitForURL("**/premium?checkout=done");
  await page
    .getByText(t.billing.returned.done.replace("{{plan}}", t.billing.name[plan]))
    .waitFor({ timeout: 15_000 });
}

describe.each(both)("in %s", (lng) => {
  const t = words[lng];

  test("From the landing page through sign-up and the demo's card to Diamond within seconds, and from the trial to a paid plan", async () => {
    const email = `${newId()}@shop.test`;
    const page = await eyes.page({ home: true });
    await page.goto(`/?lng=${lng}`);
    await page.getByRole("link", { name: landing[lng].start, exact: true }).first().click();
    await page.waitForURL("**/login?mode=sign-up&to=%2Fpremium");
    await ready(page);
    await page.getByRole("heading", { level: 1, name: t.account.signUp.title }).waitFor();
    await page.getByLabel(t.account.email.label).fill(email);
    await page.getByLabel(t.account.password.label, { exact: true }).fill(password);
    await button(page, t.account.signUp.submit).click();
    await page.waitForURL((url) => url.pathname === "/premium");
    await ready(page);
    await subscribe(page, lng, "premium");
    await page.getByRole("link", { name: t.billing.returned.toRepair }).click();
    await page.waitForURL("**/repair-cms");

    const user = await app().db.select().from(users).where(eq(users.email, email)).get();
    await stripe().advanceTo("trial end", (await rowOf(user!.id)).customerId);
    await expect
      .poll(async () => (await rowOf(user!.id)).status, { timeout: 10_000 })
      .toBe("active");
    await open(page, "/premium", lng);
    await page.getByText(t.billing.plan.renews.split("{{")[0]!).waitFor();
  });

  test("A failed card shows the banner until the card is replaced in the portal", async () => {
    const person = await signedIn(app().db);
    const page = await eyes.page({ as: person, home: true });
    await open(page, "/premium", lng);
    await subscribe(page, lng, "premium", failingCard);
    await stripe().advanceTo("trial end", (await rowOf(person.id)).customerId);
    await expect
      .poll(async () => (await rowOf(person.id)).status, { timeout: 10_000 })
      .toBe("past_due");

    await open(page, "/noticias", lng);
    const banner = page.getByRole("region", { name: t.billing.banner.label });
    await banner.waitFor();
    await accessible(page);
    await button(page, t.billing.banner.card).click();
    await page.waitForURL("**/demo/portal/**");
    await page.getByRole("button", { name: /4242/ }).click();
    await page.locator("a.back").click();
    await page.waitForURL("**/premium");
    await expect
      .poll(async () => (await rowOf(person.id)).status, { timeout: 10_000 })
      .toBe("active");
    await page.reload();
    expect(await banner.count()).toBe(0);
  });

  test("Bronze becomes Diamond at once, after the price is confirmed", async () => {
    const person = await signedIn(app().db);
    const page = await eyes.page({ as: person, home: true });
    await open(page, "/premium", lng);
    await subscribe(page, lng, "medium");
    await page.getByRole("link", { name: t.billing.plan.up }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(t.billing.change.upTrial.split(".")[0]!).waitFor();
    await accessible(page);
    await dialog
      .getByRole("button", {
        name: t.billing.change.submit.replace("{{plan}}", t.billing.name.premium),
      })
      .click();
    await page.waitForURL("**/premium?changed=now");
    await page.getByRole("heading", { level: 1, name: t.plans.premium }).waitFor();
    await page.getByText(t.billing.change.doneNow).waitFor();
  });

  test("A canceled plan lasts to the end of the paid period, then becomes Free without a second trial", async () => {
    const person = await signedIn(app().db);
    const page = await eyes.page({ as: person, home: true });
    await open(page, "/premium", lng);
    await subscribe(page, lng, "medium");
    await button(page, t.billing.plan.billing).click();
    await page.waitForURL("**/demo/portal/**");
    await page.locator("form[action$=cancel] button").click();
    await page.locator("a.back").click();
    await page.waitForURL("**/premium");
    await expect
      .poll(async () => (await rowOf(person.id)).cancelAt, { timeout: 10_000 })
      .not.toBeNull();
    await page.reload();
    await page.getByText(t.billing.plan.cancelled).waitFor();

    await stripe().advanceTo("period end", (await rowOf(person.id)).customerId);
    await expect
      .poll(async () => (await rowOf(person.id)).status, { timeout: 10_000 })
      .toBe("canceled");
    await open(page, "/premium", lng);
    await page.getByText(t.billing.choose.noTrial).waitFor();
    await page.getByRole("radio", { name: t.plans.medium }).check();
    await button(page, t.billing.choose.submit).click();
    await page.waitForURL("**/demo/pay/**");
    await page.getByRole("button", { name: lng === "en" ? "Pay $9.99" : "Pagar $9.99" }).waitFor();
  });
});

test("The page after Checkout waits for the webhook, and shows the plan without a reload", async () => {
  const page = await eyes.page({ as: await signedIn(app().db), home: true });
  await open(page, "/premium", "en");
  await button(page, en.billing.choose.submit).click();
  await page.waitForURL("**/demo/pay/**");
  await stripe().setDeliveries("held");
  try {
    await page.locator("form button.primary").click();
    await page.getByText(en.billing.returned.waiting).waitFor();
    await page.evaluate(() => document.body.setAttribute("data-kept", "yes"));
    await page.getByText("Welcome to Bronze.").waitFor({ timeout: 20_000 });
    expect(await page.locator("body[data-kept]").count()).toBe(1); // no page was loaded
  } finally {
    await stripe().setDeliveries("on");
  }
});

test("Buying and changing a plan works without JavaScript", async () => {
  const page = await eyes.page({
    as: await signedIn(app().db),
    home: true,
    javaScriptEnabled: false,
  });
  await page.goto("/premium");
  await page.getByRole("radio", { name: "Diamond Plan" }).check();
  await button(page, "Start Growing Your Business").click();
  await page.waitForURL("**/demo/pay/**");
  await page.locator("form button.primary").click();
  await page.waitForURL("**/premium?checkout=done");
  await expect
    .poll(
      async () => {
        const again = page.getByRole("link", { name: "Check again" });
        if (await again.count()) await again.click();
        return page.getByText("Welcome to Diamond.").count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await page.getByRole("link", { name: "Change to Bronze" }).click();
  await button(page, "Change to Bronze").click();
  await page.waitForURL("**/premium?changed=later");
});

describe("every state, in both languages, at both widths, in light and dark mode", () => {
  const faces: [name: string, path: string, who: () => Promise<Person>][] = [
    ["the chooser", "/premium", () => signedIn(app().db)],
    ["the wait", "/premium?checkout=done", () => signedIn(app().db)],
    ["/medium", "/medium", () => signedIn(app().db)],
    [
      "an overdue plan",
      "/premium",
      () => paying({ status: "past_due", firstFailedAt: new Date() }),
    ],
    [
      "a booked step down",
      "/premium?changed=later",
      () => paying({ status: "active", nextTier: "medium" }),
    ],
    ["the question", "/premium/change?plan=medium", () => paying({ status: "active" })],
    [
      "the account",
      "/account",
      () => paying({ status: "trialing", trialEnd: new Date(Date.now() + 86_400_000) }),
    ],
  ];

  test.each(faces)("%s passes axe and does not scroll sideways", async (_, path, who) => {
    const page = await eyes.same({ as: await who() });
    for (const lng of both) {
      await open(page, path, lng);
      await everyView(page);
    }
  });
});

/** A Diamond member with this subscription record, without Stripe. */
async function paying(traits: Partial<typeof subscriptions.$inferInsert>): Promise<Person> {
  const ends = Date.now() + 10 * 86_400_000;
  const person = await signedIn(app().db, "premium", {
    endsAt: traits.firstFailedAt ? traits.firstFailedAt.getTime() + 7 * 86_400_000 : ends,
  });
  await app()
    .db.insert(subscriptions)
    .values({
      userId: person.id,
      customerId: `cus_${person.id}`,
      subscriptionId: "sub_1",
      tier: "premium",
      periodEnd: new Date(ends - 3 * 86_400_000),
      syncedAt: new Date(),
      ...traits,
    });
  return person;
}
