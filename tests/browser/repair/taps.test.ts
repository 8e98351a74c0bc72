import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { listJobs } from "#app/features/repair/list/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import type { Person } from "../../support/people.ts";
import { aCannedQuote } from "../../support/quotes/canned.ts";
import { makeGarage } from "../../support/repair/garage.ts";

// How many taps the most frequent work takes on a phone. What is typed is not counted, but a field
// that has to be tapped first is.

const app = openApp();
const eyes = openBrowser(app);

/** A phone on a page, and its taps. */
async function openPhone(as: Person, path: string) {
  const page = await eyes.page({ as, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(path);
  await ready(page);
  let taps = 0;
  const tap = async (on: Locator) => {
    await on.tap();
    taps++;
  };
  const link = (name: string | RegExp) => tap(page.getByRole("link", { name, exact: true }));
  const button = (name: string) => tap(page.getByRole("button", { name, exact: true }));
  return { page, tap, link, button, taps: () => taps };
}

/** Types into the field that has the focus already. */
async function type(page: Page, name: string, text: string) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe(name);
  await page.keyboard.type(text);
}

test("A job for a customer on file takes three taps", async () => {
  const { owner } = await makeGarage(app().db);
  const { page, tap, link, button, taps } = await openPhone(owner, "/repair-cms");
  await link("New Job");
  await type(page, "customerFirstName", "mar");
  await tap(page.getByRole("option").filter({ hasText: "María Pérez" }).first());
  await type(page, "issues", "Squeals when braking");
  await button("Create Job");
  await page.getByRole("heading", { name: "WO-000002" }).waitFor();
  expect(taps()).toBe(3);
  const [job] = (await listJobs(app().db, owner.shopId)).jobs;
  expect(job).toMatchObject({ customerLastName: "Pérez", complaint: "Squeals when braking" });
});

test("A canned quote on a job takes three taps", async () => {
  const { db, owner, path } = await makeGarage(app().db);
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job });
  await aCannedQuote(db, owner, { job, quote, name: "Front brakes" });
  const { page, link, button, taps } = await openPhone(owner, path);
  await link("New Quote");
  await link("Front brakes");
  await page.getByText("From the canned quote").waitFor();
  await button("Create Quote");
  await page.getByRole("heading", { name: /^Quote 1/ }).waitFor();
  expect(taps()).toBe(3);
});

test("Quotes go to the customer by two taps, and as a text message by two and that of the phone", async () => {
  const made = await quotedJob(app(), { language: "en" });
  const path = `/repair-cms/${made.job.id}`;
  const byMail = await openPhone(made.owner, path);
  await byMail.link("Send to customer");
  await byMail.button("Send to customer");
  await byMail.page.getByText("The message was emailed to").waitFor();
  expect(byMail.taps()).toBe(2);

  const other = await quotedJob(app(), { language: "en" });
  const byText = await openPhone(other.owner, `/repair-cms/${other.job.id}`);
  await byText.link("Send to customer");
  await byText.page.evaluate(() =>
    document.addEventListener("click", (event) => {
      const { href = "" } = (event.target as Element).closest("a") ?? {};
      if (!href.startsWith("sms:")) return;
      event.preventDefault();
      document.body.dataset.opened = href;
    }),
  );
  await byText.button("Text message");
  await byText.page.getByRole("heading", { name: "The link is ready" }).waitFor();
  expect(byText.taps()).toBe(2);
  const opened = () => byText.page.evaluate(() => document.body.dataset.opened);
  await expect.poll(opened).toMatch(/^sms:[+\d]*\?&body=.*q%2F[0-9a-f]{64}$/s);
  // Nobody gets a letter besides.
  expect(await byText.page.getByText("The message was emailed to").count()).toBe(0);
  expect((await recordsOf(app(), other)).links).toMatchObject([{ email: null }]);
});

test("An invoice with its payment takes four taps", async () => {
  const { db, owner } = await makeGarage(app().db);
  const job = await makeJob(db, { owner, status: "completed" });
  await makeQuote(db, { owner, job, status: "approved" });
  const { page, tap, link, button, taps } = await openPhone(owner, `/repair-cms/${job.id}`);
  await link("Make invoice");
  await button("Make invoice, record payment");
  await tap(page.getByText("Card", { exact: true }));
  await button("Record payment");
  await page.waitForURL(/\/invoices\/1$/);
  await page.getByRole("main").getByText("Paid", { exact: true }).first().waitFor();
  expect(taps()).toBe(4);
});

test("The deposit that a customer agreed to takes three taps", async () => {
  const made = await quotedJob(app(), { language: "en", quotes: 1 });
  const settings = { shopId: made.ref.shopId, expiryDays: 7, depositPercent: 30 };
  await app()
    .db.insert(linkSettings)
    .values({ ...settings, updatedAt: new Date() });
  await app().visit(await send(app(), made), { form: answers(made.quotes) });
  const path = `/repair-cms/${made.job.id}`;
  const { page, tap, link, button, taps } = await openPhone(made.owner, path);
  await link("Record deposit $111.87");
  await tap(page.getByText("Card", { exact: true }));
  await button("Record payment");
  await page.waitForURL(/#money$/);
  await page.getByText("Paid $111.87").waitFor();
  expect(taps()).toBe(3);
  // The page shows the next step after the payment.
  await page.getByRole("button", { name: "Finish job" }).waitFor();
});
