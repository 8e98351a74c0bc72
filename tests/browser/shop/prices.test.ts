import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  desk,
  fits,
  narrow,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { send } from "../../support/links/links.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { jobWithChoice } from "../../support/quotes/choice.ts";
import { makeLaborRates } from "../../support/quotes/labor-rates.ts";
import { makePriceRules } from "../../support/quotes/price-rules.ts";
import { aCustomer } from "../../support/repair/customers.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  await makePriceRules(db, { shopId: owner.shopId });
  await makeLaborRates(db, { shopId: owner.shopId });
  const fleet = await aCustomer(db, { owner, company: "Fletes del Norte S.A. de C.V." });
  return { db, owner, fleet, job: await makeJob(db, { owner }) };
}

test("A price follows its cost by the rule, until another one is typed", async () => {
  const { owner, job } = await world();
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto(`/repair-cms/${job.id}/quotes/new?lng=en`);
  await ready(page);
  const cell = (label: string) => page.getByRole("textbox", { name: label, exact: true }).first();
  await cell(en.quotes.description).fill("Front brakes");
  await page.getByRole("combobox", { name: en.quotes.material }).first().fill("Zq 7");
  await page.locator("summary").filter({ hasText: en.quotes.more.title }).first().click();
  const cost = cell(en.quotes.more.cost);
  const price = cell(en.quotes.unitPrice);
  await cost.fill("60");
  expect(await price.inputValue()).toBe("100.00");
  await page.getByText(`: ${en.quotes.more.byRule}`).waitFor();
  await cost.fill("5");
  expect(await price.inputValue()).toBe("10.00");
  await accessible(page);
  await price.fill("12");
  await cost.fill("6");
  expect(await price.inputValue()).toBe("12");
  await page.getByText(`: ${en.quotes.more.typed}`).waitFor();
  // An empty price follows again.
  await price.fill("");
  await cost.fill("7");
  expect(await price.inputValue()).toBe("14.00");

  await page.locator("summary").filter({ hasText: en.quotes.extras.title }).click();
  await page.getByRole("textbox", { name: en.quotes.extras.work }).first().fill("Bleed");
  await page
    .getByRole("textbox", { name: en.quotes.extras.hours, exact: true })
    .first()
    .fill("0.1");
  const rate = page.getByRole("combobox", { name: en.quotes.extras.namedRate }).first();
  await rate.selectOption({ index: 1 });
  const amount = page.getByRole("textbox", { name: en.quotes.extras.rate }).first();
  expect(await amount.inputValue()).toBe("140.00");
  await accessible(page);
  await fits(page);
  await page.getByRole("button", { name: en.quotes.create }).click();
  // 14.00 of parts, an hour at 85.00, and a tenth of one at 140.00.
  await page.getByText("$113.00").first().waitFor();
  await page.getByText("Diesel work", { exact: true }).waitFor();
  await page.getByText(`· ${en.quotes.more.byRule}`).first().waitFor();
});

test("Price rules and labor rates are accessible on every screen, in both languages", async () => {
  const { owner, fleet } = await world();
  const page = await eyes.page({ as: owner, viewport: narrow });
  for (const [viewport, language] of [
    [narrow, "es"],
    [phone, "en"],
    [desk, "es"],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const path of [
      "/repair-cms/price-rules",
      `/repair-cms/customers/${fleet.id}/price-rules`,
      "/repair-cms/labor-rates",
    ]) {
      await page.goto(`${path}?lng=${language}`);
      await ready(page);
      await accessible(page);
      await fits(page);
    }
  }
});

test("The shop's rules are changed by the form, which says what is wrong beside its field", async () => {
  const { owner } = await world();
  const page = await eyes.page({ as: owner, viewport: phone, expected: /422/ });
  await page.goto("/repair-cms/price-rules?lng=es");
  await ready(page);
  const to = page.getByRole("textbox", { name: es.priceRules.to });
  await to.first().fill("20");
  await page.getByRole("button", { name: es.shop.save }).click();
  await page.getByText("Este rango se encima con el anterior: empiécelo en").waitFor();
  await accessible(page);
  await page.getByRole("textbox", { name: es.priceRules.from }).nth(1).fill("20.01");
  await page.getByRole("button", { name: es.shop.save }).click();
  await page.getByText(es.shop.saved).waitFor();
  expect(Number(await to.first().inputValue())).toBe(20);
});

test("A customer who approves one option declines the other, and sees from what to what", async () => {
  const made = await jobWithChoice(app(), { quotes: 3, language: "es" });
  const shop = await eyes.page({ as: made.owner, viewport: narrow });
  await shop.goto(`/repair-cms/${made.job.id}/choices?lng=es`);
  await ready(shop);
  await shop.getByRole("heading", { name: "Cotización 1 o 2" }).waitFor();
  await accessible(shop);
  await fits(shop);
  const path = await send(app(), made);
  const page = await eyes.page({ viewport: narrow });
  await page.goto(`${path}?lng=es`);
  await page.getByText(es.approval.oneOf.replace("{{numbers}}", "1 o 2")).first().waitFor();
  const answer = (at: number, value: string) =>
    page.locator(`[name="answer-${made.quotes[at]!.id}"][value=${value}]`);
  await answer(0, "approve").check();
  await answer(1, "approve").check();
  expect(await answer(0, "decline").isChecked()).toBe(true);
  expect(await answer(0, "approve").isChecked()).toBe(false);
  await accessible(page);
  await fits(page);
});
