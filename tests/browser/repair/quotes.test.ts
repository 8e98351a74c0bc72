import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeQuote } from "../../support/make.ts";
import { makeGarage } from "../../support/repair/garage.ts";

const app = openApp();
const eyes = openBrowser(app);

const garage = () => makeGarage(app().db);
const cell = (page: Page, name: "Name" | "Quantity" | "Price") =>
  page.locator(`[name='material${name}[]']`).last();
async function typeLine(page: Page, name: string, quantity: string, price: string) {
  await cell(page, "Name").fill(name);
  await cell(page, "Quantity").fill(quantity);
  await cell(page, "Price").fill(price);
}

test("The form of a new quote opens without the server, and is saved when the server answers", async () => {
  const { owner, path, quotes } = await garage();
  const page = await eyes.page({ as: owner });
  await page.goto(path);
  await ready(page);
  const link = page.getByRole("link", { name: "New Quote" });
  // Its page is loaded ahead when it comes into view.
  await link.scrollIntoViewIfNeeded();
  await page.locator('link[href*="new-quote"]').first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  let asked = 0;
  await page.route("**/*.data*", (route) => {
    asked++;
    return route.abort();
  });
  await link.click();
  await page.getByLabel("Description", { exact: true }).fill("Timing belt");
  expect(await page.getByLabel("Labor hours").inputValue()).toBe("1");
  expect(await page.locator("output").textContent()).toMatch(/^\$\d/);
  expect(asked).toBe(0);
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.getByRole("heading", { name: /^Quote 1/ }).waitFor();
  expect(await quotes()).toHaveLength(1);
});

test("A quote is entered by keyboard with a live total, and survives a reload", async () => {
  const { owner, path, quotes } = await garage();
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto(path);
  await ready(page);
  await page.getByRole("link", { name: "New Quote" }).click();
  await page.getByLabel("Description", { exact: true }).fill("Timing belt");
  await page.getByLabel("Labor hours").fill("1.5");
  await cell(page, "Name").focus();
  // Enter moves through the cells of a line, and from the last one to the next line.
  for (const text of ["Belt kit", "1", "210"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("materialName[]");
  expect(await cell(page, "Name").inputValue()).toBe("");
  await cell(page, "Name").press("Enter");
  await page.getByText("Please fill in all material fields correctly").waitFor();
  await typeLine(page, "Coolant", "2", "15,25");
  expect(await page.locator("output").textContent()).toBe("$368.00");
  await accessible(page);
  await fits(page);

  await page.reload();
  await ready(page);
  await page.getByText("We kept what you had typed.").waitFor();
  expect(
    await page
      .locator("[name='materialName[]']")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(["Belt kit", "Coolant"]);
  expect(await page.locator("output").textContent()).toBe("$368.00");
  await page.getByRole("button", { name: "Create Quote" }).dblclick();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole("heading", { name: /^Quote .*20/ }).waitFor();
  expect(await quotes()).toMatchObject([
    { totalAmount: 368_00, materials: [{ name: "Belt kit" }, { name: "Coolant" }] },
  ]);
  await accessible(page);
  await fits(page);

  // The saved quote leaves no draft, and Back does not open the form again.
  await page.goto(`${path}/quotes/new`);
  await ready(page);
  expect(await page.getByLabel("Description", { exact: true }).inputValue()).toBe("");
});

test("A status changes at once, and changes back with a message when it cannot be saved", async () => {
  const { db, owner, job, path, quotes } = await garage();
  await makeQuote(db, { owner, job });
  const page = await eyes.page({ as: owner, expected: /ERR_FAILED|Failed to load/ });
  await page.goto(path);
  await ready(page);
  const status = page.getByLabel("Quote status");
  await status.selectOption("approved");
  await expect.poll(async () => (await quotes())[0]!.status).toBe("approved");
  await page
    .locator("article")
    .getByRole("link", { name: "Delete" })
    .waitFor({ state: "detached" });

  await page.route("**/status.data*", (route) => route.abort());
  await status.selectOption("rejected");
  await page.getByText("Error updating quote status").waitFor();
  // The page may still be asking what the first change, which was saved, came to.
  await expect.poll(() => status.inputValue()).toBe("approved");
});

test("Approving a quote that has changed shows the new version first", async () => {
  const { owner, path, quotes, job } = await garage();
  const quote = await makeQuote(app().db, { owner, job });
  const page = await eyes.page({ as: owner, viewport: phone, expected: /409/ });
  // The first visit loads twice, the second time in the browser's time zone.
  const again = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await page.goto(path);
  await again;
  await saveQuote(
    app().db,
    { shopId: owner.shopId, jobId: job.id, id: quote.id },
    {
      quote: { ...quote, description: "Dearer by far" },
      version: quote.version,
      by: owner.id,
      now: Date.now(),
    },
  );
  const picker = page.getByLabel("Quote status");
  await picker.selectOption("approved");
  await page.getByText("This quote was changed somewhere else. Look it over").waitFor();
  await page.getByText("Dearer by far").first().waitFor();
  expect(await picker.inputValue()).toBe("pending");
  await picker.selectOption("approved");
  await expect.poll(async () => (await quotes())[0]!.status).toBe("approved");
});

test("Copies and deletes a quote in place after confirmation, focuses the copy and does not scroll", async () => {
  const { db, owner, job, path, quotes } = await garage();
  const quote = await makeQuote(db, { owner, job });
  const page = await eyes.page({ as: owner });
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name: "Duplicate" }).dblclick();
  await expect.poll(async () => (await quotes()).length).toBe(2);
  await expect.poll(() => page.locator("article article, section article").count()).toBe(2);
  const [copy] = await quotes();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(`quote-${copy!.id}`);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // Quotes are closed where there are several, but for the one that is new.
  const first = page.locator(`article[aria-labelledby="quote-${quote.id}"]`);
  if (
    !(await first.locator("details.quote").evaluate((details: HTMLDetailsElement) => details.open))
  )
    await first.locator("details.quote > summary").click();
  await first.getByRole("link", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByText("Are you sure you want to delete this quote?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(async () => (await quotes()).map(({ id }) => id === quote.id)).toEqual([false]);
  await expect.poll(() => page.locator("section article").count()).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("The diagnostic is edited in place, and Cancel restores it", async () => {
  const { owner, path } = await garage();
  const page = await eyes.page({ as: owner });
  await page.goto(path);
  await ready(page);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByText("No diagnostic information yet.").waitFor();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox").fill("Coil dead: P0351");
  // A line that the product knows in both languages, for the line that is being typed.
  await page.getByRole("textbox").press("End");
  await page.keyboard.type("\nfront brake pad");
  const known = page.getByRole("button", { name: "Front brake pads Balatas delanteras" });
  await known.waitFor();
  await accessible(page);
  await known.click();
  expect(await page.getByRole("textbox").inputValue()).toBe("Coil dead: P0351\nFront brake pads");
  expect(await known.count()).toBe(0);
  await page.getByRole("button", { name: "Save Diagnostic" }).click();
  await page.locator("code", { hasText: "P0351" }).waitFor();
  // The focus returns to the link.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe(`${path}/diagnostic`);
  await page.goBack();
  expect(await page.getByText("Save Diagnostic").count()).toBe(0);
});

test("Without JavaScript a quote is created and approved", async () => {
  const { owner, path, quotes } = await garage();
  const page = await eyes.page({ as: owner, javaScriptEnabled: false, expected: / csp$/ });
  await page.goto(`${path}/quotes/new`);
  await page.getByLabel("Description", { exact: true }).fill("Brakes");
  await typeLine(page, "Pads", "1", "80.40");
  await page.getByRole("button", { name: "Add Material" }).click();
  await typeLine(page, "Disc", "2", "40");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.getByLabel("Quote status").selectOption("approved");
  await page.getByRole("button", { name: "Set status" }).last().click();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await quotes()).toMatchObject([
    { status: "approved", totalAmount: 245_40, materials: [{ name: "Pads" }, { name: "Disc" }] },
  ]);
});
