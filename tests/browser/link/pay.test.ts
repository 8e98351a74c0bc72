import { beforeAll, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { accessible, desk, narrow, openBrowser, ready } from "../../support/browser.ts";
import { agreedJob, cardShop } from "../../support/cards/cards.ts";

const app = openApp();
const eyes = openBrowser(app);
beforeAll(async () => void (await stripeOf(app()).setDeliveries("on")));

test("An owner connects, and her customer pays the deposit on a phone without a script", async () => {
  const shop = await cardShop(app());
  const office = await eyes.page({ as: shop.owner, viewport: desk, home: true });
  await office.goto(shop.settings);
  await ready(office);
  await accessible(office);
  await office.getByRole("button", { name: "Connect with Stripe" }).click();
  await office.getByRole("button", { name: "Finish: the account takes cards" }).click();
  await office.getByText("Customers can pay by card.").waitFor();

  const job = await agreedJob(app(), shop);
  const phone = await eyes.page({ viewport: narrow, javaScriptEnabled: false, home: true });
  await phone.goto(`${job.link}?lng=en`);
  await phone.getByRole("button", { name: "Pay deposit by card: $111.87" }).click();
  expect(await phone.textContent("main")).toContain("not Stripe");
  await phone.getByRole("button", { name: "Pay $111.87" }).click();
  await phone.getByText(/Paid by card on .*: \$111\.87/).waitFor();
  const button = phone.getByRole("button", { name: /Pay deposit/ });
  expect(await button.count()).toBe(0);

  await office.goto(job.at);
  await office.getByText("paid $111.87 by card from the link.").waitFor({ state: "attached" });
});

test.each(["light", "dark"] as const)(
  "What is paid by card can be read by all, on the narrowest phone, %s",
  async (colorScheme) => {
    const shop = await cardShop(app());
    await shop.connect();
    await shop.decide("ready");
    const job = await agreedJob(app(), shop);
    const page = await eyes.page({ viewport: narrow, colorScheme });
    await page.goto(`${job.link}?lng=es`);
    await accessible(page);
    const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(false);
    const box = await page.getByRole("button", { name: /Pagar el anticipo/ }).boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
  },
);

test("The counter shows a code, and says by itself that a part and then the rest was paid", async () => {
  const shop = await cardShop(app());
  await shop.connect();
  await shop.decide("ready");
  const job = await agreedJob(app(), shop);
  const office = await eyes.page({ as: shop.owner, viewport: desk, home: true });
  await office.goto(`${job.at}/collect?for=deposit`);
  await ready(office);
  await office.getByRole("button", { name: "Show the code" }).click();
  await office.getByLabel("QR code of the link").waitFor();
  await accessible(office);
  const sent = await office.getByRole("textbox", { name: "Link" }).inputValue();

  const phone = await eyes.page({ viewport: narrow, javaScriptEnabled: false, home: true });
  await phone.goto(`${new URL(sent).pathname}?lng=en`);
  await phone.getByText("Pay a part of it").click();
  await phone.getByLabel("Amount to pay now").fill("11.87");
  await phone.getByRole("button", { name: "Pay this amount by card" }).click();
  await phone.getByRole("button", { name: "Pay $11.87" }).click();
  await office.getByText("$100.00").waitFor();
  await office.getByLabel("QR code of the link").waitFor();
  await phone.getByRole("button", { name: "Pay deposit by card: $100.00" }).click();
  await phone.getByRole("button", { name: "Pay $100.00" }).click();
  await office.getByText("It is paid.").waitFor();
});
