import { parse } from "csv-parse/sync";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeShop } from "../../support/make.ts";
import { invoicingShop } from "../../support/money/invoices.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each(["en", "es"] as const)(
  "A month is invoiced, paid, credited and closed, and what comes later is in a file of its own (%s)",
  async (language) => {
    const { db } = app();
    const { owner, toInvoice } = await invoicingShop(db);
    await makeShop(db, owner, { timeZone: "UTC" });
    const { jobId } = await toInvoice();
    const { books, invoices } = { en, es }[language];
    const job = `/repair-cms/${jobId}`;
    const page = await eyes.page({ as: owner, viewport: phone });

    await open(page, `${job}/invoices/new?lng=${language}`);
    await press(page, invoices.new.submit);
    await page.waitForURL(/\/repair-cms\/[\w-]+(\/invoices\/1)?(#.*)?$/);
    const pay = async (amount: string) => {
      await open(page, `${job}/payments/new`);
      await page.locator("[name=amount]").fill(amount);
      await press(page, invoices.payment.submit);
      await page.waitForURL((url) => !url.pathname.endsWith("/new"));
    };
    await pay("100");
    await open(page, `${job}/invoices/1/credit`);
    await page.locator("[name=take][value=amount]").check();
    await page.locator("[name=amount]").fill("22.90");
    await page.locator("[name=reason]").fill("Rebate");
    await press(page, invoices.credit.submit);
    await page.waitForURL((url) => !url.pathname.endsWith("/credit"));

    const month = new Date().toISOString().slice(0, 7);
    const address = `/repair-cms/reports/books?month=${month}`;
    await open(page, address);
    await fits(page);
    await accessible(page);
    const make = page.locator("section[aria-labelledby=files] button");
    await make.click();
    await page.getByText(books.upToDate).waitFor();
    const fileOf = async (number: number) => {
      const path = `/repair-cms/reports/books/file?month=${month}&currency=USD&number=${number}&format=csv`;
      return (await app().visit(path, { as: owner })).text();
    };
    const documentsOf = (csv: string) => {
      const rows: string[][] = parse(csv, { bom: true, from_line: 2 });
      const sum = (column: number) =>
        rows.reduce((all, row) => all + Math.round(Number(row[column] || 0) * 100), 0);
      expect(sum(4)).toBe(sum(5));
      return new Set(rows.map((row) => row[1])).size;
    };
    const first = await fileOf(1);
    expect(documentsOf(first)).toBe(3);

    await pay("50");
    await open(page, address);
    await page.getByText(books.new.replace("{{number}}", "1")).waitFor();
    await press(page, books.makeNext);
    await page.getByText(books.file.replace("{{number}}", "2")).waitFor();
    await page.getByText(books.upToDate).waitFor();
    await fits(page);
    expect(documentsOf(await fileOf(2))).toBe(1);
    expect(await fileOf(1)).toBe(first);
  },
);
