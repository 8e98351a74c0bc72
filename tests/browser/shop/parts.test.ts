import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import { accessible, desk, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { partsShop } from "../../support/parts/parts-shop.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;
const moveOf = (move: string, part: string) => `${move}: ${part}`;

test("A technician needs a part in Spanish, an advisor orders it in English, and it comes", async () => {
  const { advisor, technician, job, supplier } = await partsShop(app().db);

  const bay = await eyes.page({ as: technician, viewport: phone });
  await bay.goto(`/repair-cms/${job.id}?lng=es`);
  await ready(bay);
  await bay.getByRole("link", { name: es.parts.ofJob.start, exact: true }).click();
  const { to } = es.parts.ofJob;
  await bay.getByRole("button", { name: moveOf(to.needed, "balatas") }).click();
  await bay.getByRole("button", { name: moveOf(to.here, "balatas") }).waitFor();
  await fits(bay);
  await accessible(bay);

  const office = await eyes.page({ as: advisor, viewport: desk });
  await office.goto("/repair-cms/parts?lng=en");
  await ready(office);
  await accessible(office);
  await office.getByRole("checkbox", { name: "Order balatas" }).check();
  await office.getByRole("button", { name: en.parts.goOrder }).click();
  const text = office.getByRole("textbox", { name: `What ${supplier.name} reads (English)` });
  expect(await text.inputValue()).toBe("brake pads");
  await office.getByText("balatas").waitFor();
  await accessible(office);
  // A double tap is one order.
  await office.getByRole("button", { name: en.parts.order.make }).dblclick();
  await office.getByRole("heading", { name: "Order 1" }).waitFor();
  await office.getByText("Parts order 1").waitFor();
  const whatsApp = office.getByRole("link", { name: en.parts.order.whatsApp });
  const address = decodeURIComponent((await whatsApp.getAttribute("href")) ?? "");
  expect(address).toMatch(/^https:\/\/wa\.me\/15125550100\?text=Parts order 1/);
  expect(address).toContain("brake pads: × 1");
  await office.getByRole("button", { name: `Email to ${supplier.email}` }).click();
  await office.getByText(`Emailed to ${supplier.email}.`).waitFor();
  await accessible(office);

  await bay.goto(`/repair-cms/${job.id}/parts`);
  await ready(bay);
  await bay.getByRole("button", { name: moveOf(to.here, "balatas") }).click();
  await bay.getByText(es.parts.states.here, { exact: true }).waitFor();
  expect(await bay.content()).not.toContain(supplier.name);
  await bay.goto(`/repair-cms/${job.id}`);
  await bay.getByText(es.parts.ofJob.arrived).waitFor();
  await bay.goto("/repair-cms?view=board");
  await bay.getByText(es.board.arrived).waitFor();
  await fits(bay);
});

test("Suppliers, the list and an order fit a phone in Spanish and read well", async () => {
  const { owner, supplier } = await partsShop(app().db);
  const page = await eyes.page({ as: owner, viewport: phone });
  for (const path of [
    "/repair-cms/parts?lng=es",
    "/repair-cms/parts?view=ordered",
    "/repair-cms/parts/suppliers",
    "/repair-cms/parts/orders",
    `/repair-cms/parts/suppliers/${supplier.id}/edit`,
    "/repair-cms/parts/suppliers/new",
  ]) {
    await page.goto(path);
    await ready(page);
    await fits(page);
    await accessible(page);
  }
  await page.getByRole("textbox", { name: es.parts.suppliers.name }).fill("Refaccionaria Díaz");
  await page.getByRole("button", { name: es.parts.suppliers.save }).dblclick();
  await page.getByText("Refaccionaria Díaz").waitFor();
  expect(await page.getByText("Refaccionaria Díaz").count()).toBe(1);
});

test("Every step works without a script", async () => {
  const { advisor, job, supplier } = await partsShop(app().db);
  const page = await eyes.page({ as: advisor, viewport: phone, javaScriptEnabled: false });
  await page.goto(`/repair-cms/${job.id}/parts?lng=en`);
  const { to } = en.parts.ofJob;
  await page.getByRole("button", { name: moveOf(to.needed, "balatas") }).click();
  await page.getByRole("button", { name: moveOf(to.here, "balatas") }).waitFor();
  await page.goto("/repair-cms/parts");
  await page.getByRole("checkbox", { name: "Order balatas" }).check();
  await page.getByRole("button", { name: en.parts.goOrder }).click();
  await page.getByRole("button", { name: en.parts.order.make }).click();
  await page.getByRole("heading", { name: "Order 1" }).waitFor();
  expect(await page.content()).toContain(supplier.name);
});
