import type { Page } from "playwright-core";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";

/**
 * From the page of a job with an approved quote to its invoice, and on to "paid". Answers the amount
 * that the form of the payment proposed.
 */
export async function payInFull(page: Page, language: Language): Promise<string> {
  const { invoices } = resources[language];
  const press = (button: string) => page.getByRole("button", { name: button, exact: true }).click();
  const follow = (link: string) => page.getByRole("link", { name: link, exact: true }).click();
  const state = (name: keyof typeof invoices.states) =>
    page.getByRole("main").getByText(invoices.states[name], { exact: true }).first().waitFor();
  await follow(invoices.make);
  await page.locator("[name=terms]").fill("Contado / due on receipt");
  await press(invoices.new.submit);
  await page.waitForURL(/\/invoices\/1$/);
  await state("owed");
  await follow(invoices.recordPayment);
  const proposed = await page.locator("[name=amount]").inputValue();
  await page.locator("[name=way][value=card]").check();
  await press(invoices.payment.submit);
  await page.waitForURL(/\/invoices\/1$/);
  await state("paid");
  return proposed;
}
