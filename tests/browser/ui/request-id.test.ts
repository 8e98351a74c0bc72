import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, openBrowser, phone, ready } from "../../support/browser.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const expected = /50[03]/;

/**
 * The id that the page shows, and the ids of all failed responses: a page may have retried.
 */
async function shownAndTold(
  page: Page,
  act: () => Promise<unknown>,
): Promise<[shown: string, told: (string | undefined)[]]> {
  const failed: Response[] = [];
  const hear = (answer: Response) => void (answer.status() >= 500 && failed.push(answer));
  page.on("response", hear);
  await act();
  const shown = await page.locator("[data-request]").innerText();
  page.off("response", hear);
  return [
    shown,
    await Promise.all(failed.map(async (answer) => (await answer.allHeaders())["x-request-id"])),
  ];
}

test("A list that fails to load shows the id of its request, after a link and after a page load", async () => {
  const page = await eyes.page({
    as: await signedIn(app().db, "premium"),
    viewport: phone,
    expected,
  });
  await page.goto("/account");
  await ready(page);
  await app().without("news_items", async () => {
    const [shown, told] = await shownAndTold(page, () =>
      page.locator("a[href='/noticias']:visible").first().click(),
    );
    expect(told).toContain(shown);
    await accessible(page);
    const [again, toldAgain] = await shownAndTold(page, () => page.goto("/noticias?lng=es"));
    expect(toldAgain).toContain(again);
    expect(again).not.toBe(shown);
    await page.getByText("indique este número de solicitud").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});

test("A page that fails after a link shows the id too", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "premium"), expected });
  await page.goto("/account");
  await ready(page);
  await app().without("sessions", async () => {
    const [shown, told] = await shownAndTold(page, () =>
      page.locator("a[href='/noticias']:visible").first().click(),
    );
    expect(told).toContain(shown);
  });
});
