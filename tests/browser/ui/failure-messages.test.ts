import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { makeArticle, makeJob, makeQuote, makeShop, makeSource } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// Messages of the specification that something outside has to fail for. The ones of the video player
// and of the assistant are in their own tests.

const app = openApp({ stripeDown: true });
const eyes = openBrowser(app);
const failures = /ERR_FAILED|net::|status of 503|^503: \S+\/create-checkout-session/;

/** Chooses a plan as a free member. */
async function choosePlan() {
  const page = await eyes.page({ as: await signedIn(app().db), expected: failures });
  await page.goto("/premium");
  await ready(page);
  const pay = () => page.getByRole("button", { name: "Start Growing Your Business" }).click();
  return { page, pay };
}

test("Says that a payment could not be processed when the network is gone", async () => {
  const { page, pay } = await choosePlan();
  await page.route("**/create-checkout-session.data*", (route) => route.abort());
  await pay();
  await page.getByText("Error processing payment. Please try again.").waitFor();
});

test("Says that the card payment provider could not be initialized while it does not answer", {
  timeout: 60_000,
}, async () => {
  const { page, pay } = await choosePlan();
  await pay();
  await page
    .getByText("The card payment provider could not be initialized.")
    .waitFor({ timeout: 40_000 });
});

test("Calls a source without a name and without an address unknown", async () => {
  const source = await makeSource(app().db, { name: " " });
  await makeArticle(app().db, source, { title: "Frenos sin fuente", link: "nonsense" });
  const page = await eyes.page({ as: await signedIn(app().db) });
  await page.goto("/noticias");
  await ready(page);
  await page.getByText("Unknown Source").first().waitFor();
});

test("A logo that cannot be fetched leaves page and work order as they are without one", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { logoFile: `${"0".repeat(64)}.png` });
  const job = await makeJob(app().db, { owner });
  await makeQuote(app().db, { owner, job });
  const page = await eyes.page({ as: owner, expected: /status of 404/ });
  await page.goto(`/repair-cms/${job.id}`);
  await ready(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Generate PDF" }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^(?:repair_order|orden_trabajo)_WO-000001\.pdf$/);
  expect(await page.getByRole("alert").count()).toBe(0);
});
