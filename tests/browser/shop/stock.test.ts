import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import { accessible, desk, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { partRequests, partsShop } from "../../support/parts/parts-shop.ts";

const app = openApp();
const eyes = openBrowser(app);
const { need } = partRequests(app);
const { en, es } = resources;

test("An owner counts a filter on a phone in Spanish, and it goes into a job", async () => {
  const shop = await partsShop(app().db);
  await need(shop);
  const page = await eyes.page({ as: shop.owner, viewport: phone, expected: /status of 4(09|22)/ });
  await page.goto("/repair-cms/parts?lng=es");
  await ready(page);
  await page.getByRole("link", { name: es.stock.title }).click();
  await page.getByText(es.stock.noneText).waitFor();
  await fits(page);
  await accessible(page);
  await page.getByRole("link", { name: es.stock.item.add }).click();
  const name = page.getByRole("textbox", { name: es.stock.item.name, exact: true });
  await name.fill("Balatas delanteras");
  await accessible(page);
  await page.getByRole("textbox", { name: es.stock.item.lowMark }).fill("1");
  await page.getByRole("button", { name: es.stock.item.save }).dblclick();
  await page.getByText(es.stock.movement.none).waitFor();

  // Each note is a movement of its own, also right after another.
  const amount = page.getByRole("textbox", { name: es.stock.movement.amount });
  for (const [at, typed] of ["3", "2"].entries()) {
    await page
      .getByRole("combobox", { name: es.stock.movement.what })
      .selectOption(at ? "counted" : "received");
    await amount.fill(typed);
    await page.getByRole("button", { name: es.stock.movement.save }).dblclick();
    await page.getByText(`quedó en ${typed}`).waitFor();
  }
  expect(await page.getByRole("listitem").filter({ hasText: "quedó en" }).count()).toBe(2);
  await page
    .getByRole("combobox", { name: es.stock.movement.what })
    .selectOption({ label: es.stock.movement.written.fewer });
  await amount.fill("7");
  await page.getByRole("button", { name: es.stock.movement.save }).click();
  await page.getByText(es.stock.item.whyMissing).waitFor();
  expect(await amount.inputValue()).toBe("7");
  await page.getByRole("textbox", { name: es.stock.movement.why }).fill("Se cayó");
  await page.getByRole("button", { name: es.stock.movement.save }).click();
  await page.getByText(es.stock.movement.short).waitFor();
  await fits(page);
  await accessible(page);

  const office = await eyes.page({ as: shop.advisor, viewport: desk });
  await office.goto(`/repair-cms/${shop.job.id}/parts?lng=en`);
  await ready(office);
  await office.getByRole("link", { name: "From stock: balatas" }).click();
  await office.getByText("Balatas delanteras").waitFor();
  await accessible(office);
  await office.getByRole("button", { name: "Take it: Balatas delanteras" }).dblclick();
  await office.getByText(en.parts.states.here, { exact: true }).first().waitFor();
  await office.goto("/repair-cms/stock?view=low");
  await ready(office);
  await office.getByRole("link", { name: /Balatas delanteras/ }).click();
  await office.getByText(en.stock.movement.kinds.used).waitFor();
  await office.getByText("then 1", { exact: true }).waitFor();
  await accessible(office);
});

test("The pages of the stock fit a phone, in English and without a script", async () => {
  const shop = await partsShop(app().db);
  await need(shop);
  const page = await eyes.page({ as: shop.owner, viewport: phone, javaScriptEnabled: false });
  await page.goto("/repair-cms/stock/new?lng=en");
  await page.getByRole("textbox", { name: en.stock.item.name, exact: true }).fill("balatas");
  await page.getByRole("button", { name: en.stock.item.save }).click();
  await page.getByRole("textbox", { name: en.stock.movement.amount }).fill("1");
  await page.getByRole("button", { name: en.stock.movement.save }).click();
  await page.getByText("then 1", { exact: true }).waitFor();
  await fits(page);
  await page.goto(`/repair-cms/${shop.job.id}/parts/${shop.lines[0]}/stock`);
  await fits(page);
  await page.getByRole("button", { name: "Take it: balatas" }).click();
  await page.getByText(en.parts.states.here, { exact: true }).first().waitFor();
  const edit = await eyes.page({ as: shop.owner, viewport: phone });
  for (const path of ["/repair-cms/stock", "/repair-cms/stock/new"]) {
    await edit.goto(`${path}?lng=en`);
    await ready(edit);
    await fits(edit);
    await accessible(edit);
  }
});
