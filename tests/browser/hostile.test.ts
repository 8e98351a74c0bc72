import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, ready } from "../support/browser.ts";
import { some } from "../support/full.ts";
import { hostileTexts, scriptTexts } from "../support/hostile/hostile.ts";
import { makeJob, makeQuote, makeShop } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";
import { shopFormData } from "../support/repair/shop-form.ts";
import { typedJob } from "../support/repair/typed-job.ts";
import { tally } from "../support/tally.ts";

// S2: no user input runs, makes a request to another host, or breaks a page or a PDF.
// `openBrowser` fails a test on any console error (a blocked script is one), any request to another
// host and any response of 500 and above.

const app = openApp();
const eyes = openBrowser(app);

const jobTexts = (text: string) => ({
  customerFirstName: text,
  customerLastName: text,
  customerEmail: text,
  customerPhone: text,
  carMake: text,
  carModel: text,
  licensePlate: text,
  vin: text,
  issues: text,
  diagnostic: text,
});
const quoteTexts = (text: string) => ({
  description: text,
  materials: [{ name: text, quantity: 1, unitPrice: 100 }],
});

async function look(page: Page, path: string) {
  await page.goto(path);
  if (path !== "/") await ready(page); // the landing page comes without scripts of ours
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
}
async function prints(as: Person, jobId: string, quoteId: string) {
  const answer = await app().visit(`/repair-cms/${jobId}/quotes/${quoteId}/work-order`, { as });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
}

test("Scripts in every column of the database are text on every page and in PDFs", async () => {
  const { db } = app();
  const all = scriptTexts.join(" ");
  const owner = await signedIn(db, "premium", { name: all });
  await makeShop(db, owner, {
    shopName: all,
    phone: all,
    address: all,
    taxId: all,
    shopLogoUrl: "javascript:window.hacked=1",
  });
  const page = await eyes.page({ as: owner });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));

  for (const text of [...scriptTexts, all]) {
    const job = await makeJob(db, { owner, ...jobTexts(text) });
    const quote = await makeQuote(db, { owner, job, ...quoteTexts(text) });
    await look(page, `/repair-cms/${job.id}`);
    expect(await page.locator("article p").first().isVisible()).toBe(true);
    await prints(owner, job.id, quote.id);
    if (text !== all) continue;
    for (const form of [
      "edit",
      "delete",
      "diagnostic",
      "quotes/new",
      `quotes/${quote.id}/edit`,
      `quotes/${quote.id}/delete`,
    ])
      await look(page, `/repair-cms/${job.id}/${form}`);
  }
  const search = `/repair-cms?q=${encodeURIComponent("<script>window.hacked=1</script>")}`;
  for (const path of [
    "/repair-cms?lng=es",
    search,
    "/repair-cms/settings",
    "/account",
    "/account/name",
    "/",
  ])
    await look(page, path);
  tally(scriptTexts.length + 1);
});

test("A rejected form shows scripts typed into it as text", async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await eyes.page({ as: owner, expected: /status of 422/ });
  await look(page, "/repair-cms/new");
  const text = scriptTexts.join(" ");
  await page.locator("dialog details").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  const fields = page.locator(
    "dialog :is(input:not([hidden], [type=hidden], [type=checkbox], [type=file], [type=datetime-local]), textarea)",
  );
  for (let at = 0; at < (await fields.count()); at++) await fields.nth(at).fill(text);
  await page.getByRole("button", { name: "Create Job" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await page.reload();
  await page.getByText("We kept what you had typed.").waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

test("Hostile strings are saved or rejected, and saved ones can be opened and printed", {
  timeout: 240_000,
}, async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await eyes.page({ as: owner });
  const post = async (path: string, form: Record<string, string | string[]> | FormData) => {
    const answer = await app().visit(path, { as: owner, form });
    expect([200, 302, 422]).toContain(answer.status);
    return answer.status === 302;
  };
  await post("/repair-cms/settings", shopFormData());
  let opened = 0;
  const texts = some(hostileTexts, 4);
  for (const text of texts) {
    const id = crypto.randomUUID().replace(/^(.{8}-.{4}-)./, "0197aaaa-0000-7");
    const free = {
      customerFirstName: text,
      customerLastName: text,
      carMake: text,
      carModel: text,
      licensePlate: text,
      issues: text,
    };
    const kept = await post("/repair-cms/new", { ...typedJob, id, ...free, diagnostic: text });
    if (
      !kept &&
      !(await post("/repair-cms/new", { ...typedJob, id, issues: text.slice(0, 2_000) || "x" }))
    )
      continue;
    const path = `/repair-cms/${id}`;
    await post(`${path}/diagnostic`, { diagnostic: text });
    const material = {
      "materialName[]": [text],
      "materialQuantity[]": ["1"],
      "materialPrice[]": ["5"],
    };
    await post(`${path}/quotes/new`, { description: text, laborHours: "1", ...material });
    await look(page, path);
    opened++;
    const print = page.getByRole("link", { name: "Generate PDF" });
    if (await print.count()) {
      const answer = await app().visit((await print.first().getAttribute("href"))!, { as: owner });
      expect(answer.headers.get("content-type")).toBe("application/pdf");
    }
  }
  tally(texts.length);
  expect(opened).toBeGreaterThan(texts.length * 0.8);
  await look(page, "/repair-cms");
});
