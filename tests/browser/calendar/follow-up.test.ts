import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, ready } from "../../support/browser.ts";
import { letterTo } from "../../support/letters.ts";
import { askedBy, askHref } from "../../support/reminders/asked.ts";
import { dueVehicle } from "../../support/reminders/due-vehicle.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Brakes that were declined come back after four months at today's price, and are approved", async () => {
  const due = await dueVehicle(app(), { hasAgreed: true });
  await refreshFollowUps({ db: app().db }, Date.now());
  const office = await eyes.page({ as: due.owner });
  await office.goto("/repair-cms/follow-up");
  await ready(office);
  const row = office.getByText("Pastillas de freno delanteras").first();
  await row.waitFor();
  await office.getByRole("link", { name: "Ask the customer" }).click();
  await office.getByText("$200.00 today").waitFor();
  await accessible(office);
  await office
    .getByRole("button", { name: /Make a link|Send the email/ })
    .first()
    .click();
  await expect.poll(async () => (await office.content()).includes("/follow-up/")).toBe(true);
  const letter = await letterTo(app(), due.email, 100);
  const path = /\/follow-up\/[0-9a-f]{64}/.exec(letter ?? (await office.content()))![0];

  const customer = await eyes.page({ viewport: narrow, javaScriptEnabled: false });
  await customer.goto(path);
  await customer.getByText("Usted decidió esperar con esto").waitFor();
  await customer.getByLabel("Su nombre completo").fill("María Pérez");
  await customer.getByRole("button", { name: "Aprobar $200.00" }).click();
  await customer.getByText("$200.00").first().waitFor();
  expect(new URL(customer.url()).pathname).toMatch(/^\/q\//);

  const quotes = await app()
    .db.select({ status: repairQuotes.status })
    .from(repairQuotes)
    .where(eq(repairQuotes.shopId, due.shopId));
  expect(quotes.map(({ status }) => status).sort()).toEqual(["approved", "rejected"]);
  await office.goto(`/repair-cms/vehicles/${due.vehicle.id}`);
  await ready(office);
  expect(await office.getByText("due this week").count()).toBe(0);
});

test.each([
  ["en", "dark"],
  ["es", "light"],
] as const)(
  "The page of a follow-up fits a narrow phone and axe finds nothing, in %s",
  async (lng, colorScheme) => {
    const due = await dueVehicle(app());
    const { path } = await askedBy(app(), due);
    const page = await eyes.page({ viewport: narrow, colorScheme, expected: /status of 4\d\d/ });
    const look = async () => {
      await fits(page);
      await accessible(page);
    };
    await page.goto(`${path}?lng=${lng}`);
    await look();
    await page.locator("input[name=name]").fill("");
    await page.locator("form[action*=approve] button[type=submit]").click();
    await page.locator(".problem").waitFor();
    await look();
    await page.goto(`${path}?lng=${lng}`);
    await page
      .getByRole("button", { name: lng === "en" ? "Not interested" : "No me interesa" })
      .click();
    await page
      .getByText(lng === "en" ? "We will not ask about it again" : "No volveremos a preguntar")
      .waitFor();
    await look();
    const office = await eyes.page({ as: due.owner, viewport: narrow });
    for (const address of ["/repair-cms/follow-up", askHref(due)]) {
      await office.goto(`${address}?lng=${lng}`);
      await ready(office);
      await fits(office);
      await accessible(office);
    }
  },
);
