import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser } from "../../support/browser.ts";
import { answers, quotedJob, send, sendInvoice } from "../../support/links/links.ts";
import { makeQuote } from "../../support/make.ts";

const app = openApp();
const eyes = openBrowser(app);

const long = {
  customerFirstName: "María Guadalupe de los Ángeles",
  customerLastName: "Hernández-Villanueva y Etchegoyen",
  carModel: "Silverado 1500 LTZ Crew Cab Kurzbettausführung",
};
const word = "Donaudampfschifffahrtsgesellschaftskapitänsbremsscheibe, hinten";

/** A link that asks, one that was answered with its proof, an invoice, and a link that has ended. */
async function pagesWithLongNames(): Promise<string[]> {
  const made = async () => {
    const job = await quotedJob(app(), { ...long, language: "es" });
    const materials = [{ name: word, quantity: 1, unitPrice: 80_40 }];
    const quote = await makeQuote(app().db, { ...job, description: word, materials });
    const all = { ...job, quotes: [quote, ...job.quotes] };
    return { ...all, path: await send(app(), all) };
  };
  const [open, decided, ended] = [await made(), await made(), await made()];
  await app().visit(decided.path, { form: answers(decided.quotes) });
  await app().db.update(links).set({ revokedAt: new Date() }).where(eq(links.jobId, ended.job.id));
  const invoice = await sendInvoice(app(), decided, word);
  return [open.path, decided.path, `${decided.path}/certificate`, invoice, ended.path];
}

test("No page of a link scrolls sideways from 320 to 1,600 px, with long names and words", {
  timeout: 120_000,
}, async () => {
  const page = await eyes.page({ expected: /status of 4\d\d/ });
  for (const path of await pagesWithLongNames())
    for (const language of ["en", "es"]) {
      await page.goto(`${path}?lng=${language}`);
      for (let width = 320; width <= 1_600; width += 40) {
        await page.setViewportSize({ width, height: 700 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, language, width, over]).toEqual([path, language, width, 0]);
      }
    }
});

test("Keeps the amount of an invoice beside its name on a phone", async () => {
  const [, , , invoice] = await pagesWithLongNames();
  const page = await eyes.page({ viewport: { width: 390, height: 844 } });
  await page.goto(invoice!);
  for (const row of await page.locator(".amounts div, .lines li").all()) {
    const [name, amount] = [row.locator("> *").first(), row.locator("> *").last()];
    const [left, right] = [(await name.boundingBox())!, (await amount.boundingBox())!];
    expect(right.y).toBe(left.y);
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  }
});
