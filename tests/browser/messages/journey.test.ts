import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { aShop, colleague, messagesOf, says } from "../../support/messages.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Advisor answers in English what a customer asked in Spanish, and sees what comes in", async () => {
  const shop = await aShop(app());
  const advisor = await colleague(app(), shop, "advisor");
  await says(app(), shop, "por que tan caro??");
  const page = await eyes.page({ as: advisor, viewport: phone });
  await page.goto("/repair-cms");
  await ready(page);
  await page.getByRole("link", { name: "New messages: 1" }).click();
  await page.getByRole("heading", { name: "Messages", exact: true }).waitFor();
  await page.getByRole("link", { name: /María Pérez/ }).click();
  await page.getByRole("heading", { name: "María Pérez" }).waitFor();
  await page.getByLabel("Your message").fill("The price includes both brakes.");
  await page.getByRole("button", { name: "Go on" }).click();
  const box = page.getByLabel("In Spanish (optional)");
  await box.fill("El precio incluye los dos frenos.");
  await page.getByRole("button", { name: "Send", exact: true }).dblclick();
  await page.getByText("Handed to your phone").waitFor();
  await page.getByRole("link", { name: "Open in your messages app" }).waitFor();
  expect(await messagesOf(app(), shop)).toHaveLength(2);
  // Nobody reads the page again: it does so itself.
  await says(app(), shop, "ok gracias, paso a las 5");
  await page.getByText("paso a las 5").waitFor({ timeout: 6_000 });
});

test.each(["en", "es"])("In %s the pages fit a narrow phone and axe finds nothing", async (lng) => {
  const shop = await aShop(app());
  await says(app(), shop, `Hola ${"palabra".repeat(40)} https://taller.test/${"x".repeat(90)}`);
  const { conversationId } = await says(app(), shop, "¿Quién soy?", { from: "+13125550111" });
  const page = await eyes.page({ as: shop.owner, viewport: narrow });
  for (const path of [
    "/repair-cms/messages",
    "/repair-cms/messages?q=palabra",
    shop.path,
    `/repair-cms/messages/${conversationId}?who=per`,
    "/repair-cms/message-settings",
    `/repair-cms/${shop.job.id}`,
  ]) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`);
    await ready(page);
    await fits(page);
    await accessible(page);
  }
});
