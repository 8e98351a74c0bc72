import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready, signIn } from "../../support/browser.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

/** Lets the server answer what is written later than it did. */
const slow = (page: Page) =>
  page.route(/\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

const field = (page: Page, name: string) => page.getByRole("dialog").locator(`[name=${name}]`);

test("What is still typed while a form is saved leaves no draft for the next one", async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms/customers");
  await ready(page);
  await page.locator('main a[href="/repair-cms/customers/new"]').first().click();
  await field(page, "firstName").fill("Lupita");
  await field(page, "lastName").fill("Ruiz");
  await field(page, "phone").fill("(956) 555-0134");
  await field(page, "email").fill("lupita@example.com");
  await slow(page);
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await field(page, "note").pressSequentially("x");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await drafts(page)).toEqual([]);
});

test("Another person on the same device is not shown what the first one typed", async () => {
  const [ana, luis] = [await signedIn(app().db, "free"), await signedIn(app().db, "free")];
  const page = await eyes.page({ as: ana });
  const name = page.getByRole("textbox", { name: "Name" });
  const open = async () => {
    await page.goto("/account/name");
    await ready(page);
  };
  await open();
  await name.fill("Typed by Ana");
  await page.context().clearCookies(); // her session ended by itself
  await page.context().addCookies(signIn(luis, app().origin));
  await open();
  expect(await name.inputValue()).not.toBe("Typed by Ana");
  await page.context().clearCookies();
  await page.context().addCookies(signIn(ana, app().origin));
  await open();
  await page.getByText("We kept what you had typed.").waitFor();
  expect(await name.inputValue()).toBe("Typed by Ana");
});
