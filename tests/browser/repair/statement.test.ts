import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, desk, narrow, openBrowser, ready } from "../../support/browser.ts";
import { makeShop } from "../../support/make.ts";
import { fleetShop } from "../../support/money/fleet.ts";

const app = openApp();
const eyes = openBrowser(app);

test.each([
  ["light", narrow],
  ["dark", desk],
] as const)(
  "An owner takes one payment of a fleet and counts the cash of the day, %s",
  async (colorScheme, viewport) => {
    const { owner, customerId } = await fleetShop(app().db);
    await makeShop(app().db, owner);
    const page = await eyes.page({ as: owner, viewport, colorScheme, home: true });
    const isWide = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const look = async () => {
      await ready(page);
      await accessible(page);
      expect(await page.evaluate(isWide)).toBe(false);
    };
    await page.goto(`/repair-cms/customers/${customerId}/statement`);
    await look();
    await page.getByRole("link", { name: "Record one payment" }).click();
    await page.getByLabel("Amount received").fill("500");
    // How it would be spread is shown in the empty fields.
    const second = page.getByLabel(/^Invoice 2/);
    expect(await second.getAttribute("placeholder")).toBe("127.10");
    await look();
    await second.fill("100");
    await page.getByText("Not on any invoice yet: $400.00").waitFor();
    await page.getByLabel(/^Invoice 1/).fill("372.90");
    await page.getByLabel(/^Invoice 3/).fill("27.10");
    await page.getByLabel("Cash", { exact: true }).check();
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByText("Receipt 1: $500.00 recorded.").waitFor();

    await page.goto("/repair-cms/reports/day");
    await look();
    await page.getByLabel("Cash counted").fill("499");
    await page.getByRole("button", { name: "Save count" }).click();
    await page.getByText("Short").waitFor();
    await page.getByText("$1.00", { exact: true }).waitFor();
  },
);
