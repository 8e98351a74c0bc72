import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, narrow, openBrowser, ready } from "../../support/browser.ts";
import { inspect } from "../../support/links/inspections.ts";
import { makeQuote, makeShop } from "../../support/make.ts";
import { makeVisits } from "../../support/repair/visits.ts";

const app = openApp();
const eyes = openBrowser(app);

test.each(["light", "dark"] as const)(
  "What was found on a vehicle can be read by all on a phone, %s",
  async (colorScheme) => {
    const { db } = app();
    const { owner, vehicle, visit } = await makeVisits(db);
    await makeShop(db, owner);
    const job = await visit();
    const quote = await makeQuote(db, { owner, job, status: "rejected" });
    await inspect(app(), { ref: { shopId: owner.shopId, jobId: job.id }, owner }, [
      { point: "frontPads", quoteId: quote.id },
      { point: "shocks", color: "yellow" },
    ]);
    const page = await eyes.page({ as: owner, viewport: narrow, colorScheme });
    await page.goto(`/repair-cms/vehicles/${vehicle.id}`);
    await ready(page);
    await page.getByRole("heading", { name: "Found, not quoted" }).waitFor();
    await accessible(page);
    const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(false);
    await page.getByRole("link", { name: "Open that job" }).click();
    await page.waitForURL(`**/repair-cms/${job.id}`);
  },
);
