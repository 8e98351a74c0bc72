import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { jpeg } from "../../support/files/pictures.ts";
import { inspect, libraryWords } from "../../support/links/inspections.ts";
import { answers, quotedJob, send } from "../../support/links/links.ts";
import { speaking, type Voice } from "../../support/links/speaking.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

const app = openApp();
const eyes = openBrowser(app);
const { send: addPhoto } = photosOf(app);

async function sent(language: "en" | "es") {
  const made = await quotedJob(app(), { language });
  for (const _ of [1, 2]) await addPhoto(made.owner, made.job.id, { photo: jpeg });
  await app().db.update(photos).set({ forCustomer: true, point: "frontPads" });
  const quoteId = made.quotes[0]!.id;
  const [, shocks] = await inspect(app(), made, [
    { point: "frontPads", measure: 25, words: libraryWords, quoteId },
    { point: "shocks", color: "yellow", note: `Oil${"x".repeat(60)}` },
    ...["engineOil", "coolant", "rearPads"].map((point) => ({ point, color: "green" as const })),
  ]);
  return { ...made, shocks: shocks!, path: await send(app(), made) };
}

type Speaker = { said: string[]; give: (voices: Voice[]) => void; end: () => void };

const within = <T>(page: Page, read: (of: Speaker) => T): Promise<T> =>
  page.evaluate(`(${read})(window)`) as Promise<T>;

test("Reads a quote with its finding aloud, with the device's own voice, until the second tap", async () => {
  const { path } = await sent("es");
  const page = await eyes.page({ viewport: phone });
  await speaking(page, [{ lang: "es_US", localService: true }]);
  await page.goto(path);
  const [first, , finding] = await page.locator("[data-aloud]").all();
  await first!.click();
  expect(await first!.textContent()).toBe("Dejar de leer");
  for (let n = 0; n < 6; n++) await within(page, ({ end }) => end());
  const es = libraryWords.es;
  expect(await within(page, ({ said }) => said)).toEqual([
    "Rojo: necesita reparación",
    "Pastillas delanteras: 2.5 mm",
    es.found,
    es.consequence,
    es.advice,
    "Work 1",
    "Total $372.90",
  ]);
  await within(page, ({ end }) => end());
  expect(await first!.textContent()).toBe("Escuchar");

  await first!.click();
  await finding!.click();
  expect(await first!.textContent()).toBe("Escuchar");
  expect(await finding!.textContent()).toBe("Dejar de leer");
  await finding!.click();
  expect(await finding!.textContent()).toBe("Escuchar");
  await finding!.click();
  // The event of the canceled utterance has fired by now.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 10)));
  expect(await finding!.textContent()).toBe("Dejar de leer");
  expect(await within(page, ({ said }) => said.at(-1))).toBe("Amarillo: hay que vigilarlo");
});

test("Has no button without a voice of the device in the page's language", async () => {
  const { path } = await sent("en");
  const page = await eyes.page({ viewport: phone });
  await speaking(page, []);
  await page.goto(path);
  const button = page.locator("[data-aloud]").first();
  expect(await button.isVisible()).toBe(false);
  await within(page, ({ give }) => give([{ lang: "es-MX", localService: true }]));
  await within(page, ({ give }) => give([{ lang: "en-US", localService: false }]));
  expect(await button.isVisible()).toBe(false);
  await within(page, ({ give }) => give([{ lang: "en-GB", localService: true }]));
  expect(await button.isVisible()).toBe(true);
  await within(page, ({ give }) => give([]));
  expect(await button.isVisible()).toBe(false);
});

test("The page that sends an inspection can be read by all on the narrowest phone", async () => {
  const { owner, job } = await sent("en");
  const page = await eyes.page({ as: owner, viewport: narrow });
  await page.goto(`/repair-cms/${job.id}/send`);
  await ready(page);
  expect(await page.getByLabel("Send the inspection along").isChecked()).toBe(true);
  await accessible(page);
  const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(false);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Inspection as PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^inspection_WO-\d{6}\.pdf$/);
});

test("Asks for a price without a script, and keeps what was answered with one", async () => {
  const { path, quotes } = await sent("en");
  const plain = await eyes.page({ viewport: narrow, javaScriptEnabled: false });
  await plain.goto(path);
  expect(await plain.locator("[data-aloud]").first().isVisible()).toBe(false);
  await plain.getByRole("link", { name: "Ask for a price" }).click();
  expect(await plain.getByLabel("Your question").inputValue()).toContain("Shocks and struts");
  await plain.getByRole("button", { name: "Send question" }).click();
  await plain.getByText("You asked the shop for a price.").waitFor();

  const other = await sent("en");
  const page = await eyes.page({ viewport: phone });
  await page.goto(other.path);
  await page.locator(`[name=answer-${other.quotes[0]!.id}]`).nth(0).check();
  await page.getByRole("link", { name: "Ask for a price" }).click();
  await page.getByRole("button", { name: "Send question" }).click();
  await page.getByText("You asked the shop for a price.").waitFor();
  expect(await page.locator(`[name=answer-${other.quotes[0]!.id}]`).nth(0).isChecked()).toBe(true);
  expect(quotes).toHaveLength(2);
});

test.each([
  ["en", "light"],
  ["es", "dark"],
] as const)(
  "axe finds nothing on pages with findings at 320, 360 and 390 px, in %s, %s",
  async (language, colorScheme) => {
    const [open, decided] = [await sent(language), await sent(language)];
    const form = answers(decided.quotes, { language });
    expect((await app().visit(decided.path, { form })).status).toBe(303);
    const page = await eyes.page({ colorScheme });
    await speaking(page, [{ lang: language, localService: true }]);
    for (const path of [
      open.path,
      `${open.path}/ask?about=${open.shocks}`,
      decided.path,
      `${decided.path}/certificate`,
    ]) {
      await page.goto(path);
      for (const width of [320, narrow.width, phone.width]) {
        await page.setViewportSize({ width, height: 800 });
        await accessible(page);
        const over = () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect([path, width, await page.evaluate(over)]).toEqual([path, width, 0]);
      }
    }
  },
);
