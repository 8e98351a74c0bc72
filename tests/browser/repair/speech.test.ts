import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import { accessible, desk, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

async function aJob() {
  const as = await signedIn(app().db, "premium");
  await makeShop(app().db, as, { currency: "MXN" });
  return { as, job: await makeJob(app().db, { owner: as, diagnostic: "" }) };
}

/** Records the requests of a page from now on. */
function requestsOf(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  return {
    scripts: () => sent.filter((line) => /\.js$/.test(line)).length,
    recordings: () => sent.filter((line) => line === "POST /repair-cms/speech").length,
  };
}

test("A thumb that is held speaks, and what was heard stands in the box once it is lifted", async () => {
  const { as, job } = await aJob();
  const page = await eyes.page({ as, viewport: phone });
  await page.goto(`/repair-cms/${job.id}/diagnostic?lng=es`);
  await ready(page);
  const button = page.getByRole("button", { name: es.speech.speak });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  const box = page.locator("textarea[name=diagnostic]");
  await box.fill("Antes. Después.");
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  expect(requests.scripts()).toBe(0);

  await button.hover();
  await page.mouse.down();
  await page.getByRole("meter", { name: es.speech.level }).waitFor();
  // The device beeps once a second: every frame is looked at.
  await page.waitForFunction(() => (document.querySelector("meter")?.value ?? 0) > 0.05);
  await page.getByText(/Grabando, 0:0[1-9]/).waitFor();
  await fits(page);
  expect(requests.scripts()).toBeGreaterThan(0);
  expect(requests.recordings()).toBe(0);
  await page.mouse.up();

  await page.getByText(es.speech.demo).waitFor();
  expect(requests.recordings()).toBe(1);
  const said = await box.inputValue();
  expect(said).toMatch(
    /^Antes\. Frase de muestra.*código P0420, batería en 12\.6 V, 250 la hora, 120,000 km\. Después\.$/,
  );
  expect(await page.locator("mark").allTextContents()).toEqual(["250"]);
  await page.getByText(es.speech.check).waitFor();
  await fits(page);
  await accessible(page);
  const [stored] = await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(stored!.diagnostic).toBe("");

  await page.getByRole("button", { name: es.speech.undo }).click();
  expect(await box.inputValue()).toBe("Antes. Después.");
});

test("A tap begins and a tap ends it, in a note; what is discarded is not sent", async () => {
  const { as, job } = await aJob();
  const page = await eyes.page({ as, viewport: desk });
  await page.goto(`/repair-cms/${job.id}/notes/new?lng=en`);
  await ready(page);
  const requests = requestsOf(page);
  await page.getByRole("button", { name: en.speech.speak }).click();
  await page.getByRole("button", { name: en.speech.discard }).click();
  await page.getByRole("meter").waitFor({ state: "detached" });
  expect(requests.recordings()).toBe(0);

  // By the keyboard, too.
  await page.getByRole("button", { name: en.speech.speak }).press("Enter");
  await page.getByText(/Recording, 0:01/).waitFor();
  await page.getByRole("button", { name: en.speech.stop }).press("Enter");
  await page.getByText(en.speech.demo).waitFor();
  expect(await page.locator("textarea[name=text]").inputValue()).toMatch(
    /P0420, battery at 12\.6 V/,
  );
  await accessible(page);
  await page.getByRole("button", { name: en.speech.close }).click();
  expect(await page.getByText(en.speech.demo).count()).toBe(0);
  expect(requests.recordings()).toBe(1);
});

test("Without a microphone, or without leave to use it, the box stays as it is", async () => {
  const { as, job } = await aJob();
  const without = await eyes.page({ as, viewport: phone });
  await without.addInitScript(() => Reflect.deleteProperty(globalThis, "MediaRecorder"));
  await without.goto(`/repair-cms/${job.id}/notes/new?lng=en`);
  await ready(without);
  expect(await without.getByRole("button", { name: en.speech.speak }).count()).toBe(0);

  const refused = await eyes.page({ as, viewport: phone });
  await refused.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await refused.goto(`/repair-cms/${job.id}/notes/new?lng=en`);
  await ready(refused);
  await refused.getByRole("button", { name: en.speech.speak }).click();
  await refused.getByText(en.speech.problem.noMicrophone).waitFor();
  await refused.getByRole("button", { name: en.speech.speak }).waitFor();
});

test("Every box that technicians and advisors fill has the button", async () => {
  const { as, job } = await aJob();
  const page = await eyes.page({ as, viewport: desk });
  for (const [address, buttons] of [
    ["/repair-cms/new", 2],
    [`/repair-cms/${job.id}/diagnostic`, 1],
    [`/repair-cms/${job.id}/notes/new`, 1],
    [`/repair-cms/${job.id}/edit`, 1],
  ] as const) {
    await page.goto(`${address}?lng=en`);
    await ready(page);
    await page.getByRole("button", { name: en.speech.speak }).first().waitFor();
    expect([address, await page.getByRole("button", { name: en.speech.speak }).count()]).toEqual([
      address,
      buttons,
    ]);
    await fits(page);
  }
});
