import { eq } from "drizzle-orm";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { photos } from "#app/features/photos/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { png } from "../../support/files/pictures.ts";
import { send } from "../../support/links/links.ts";
import { speaking } from "../../support/links/speaking.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { quoteForm } from "../../support/quotes/quote-form.ts";
import { inspectionsOf } from "../../support/repair/inspection-requests.ts";
import { makeVisits } from "../../support/repair/visits.ts";

const app = openApp();
const eyes = openBrowser(app);
const { rowsOf } = inspectionsOf(app);

const shot = {
  name: "IMG_1.png",
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 90, height: 60 })),
};
/** Seconds for a tap, for a page to come, and to look at a bad point and to frame its photo. */
const model = { tap: 1.2, page: 1.5, finding: 20 };

/** Two bad points, and the findings that the technician chooses for them. */
const bad = { frontPads: "frontPadsWorn", leaks: "fuelLeaks" };

test("A technician in Spanish shows two bad points to a customer in English, who declines one; the next visit says so", async () => {
  const { db } = app();
  const { owner, vehicle, visit } = await makeVisits(db);
  await makeShop(db, owner);
  const job = await visit({ language: "en" });
  const technician = await signedIn(db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/;
  const bay = await eyes.page({ as: technician, viewport: phone, hasTouch: true, expected });
  const photosOf = () => db.select().from(photos).where(eq(photos.jobId, job.id));

  // The walk-round when the car comes in.
  await bay.goto(`/repair-cms/${job.id}/walk-round?lng=es`);
  await ready(bay);
  for (const place of ["front", "dash"])
    await bay.locator(`#${place} input[type=file]`).setInputFiles(shot);
  await bay.getByText("2 de 8 tomadas").waitFor();
  await expect.poll(async () => (await photosOf()).length).toBe(2);

  // The inspection, of which the bad points are found where there is no signal.
  let taps = 0;
  let pages = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  const at = `/repair-cms/${job.id}/inspection`;
  await bay.goto(at);
  await ready(bay);
  await tap(bay.getByRole("button", { name: "Empezar inspección" }));
  pages++;
  await bay.getByText("0 de 40").waitFor();
  await bay.waitForLoadState("networkidle");
  await bay.context().setOffline(true);
  for (const point of Object.keys(bad))
    await tap(bay.locator(`#point-${point}`).getByRole("button", { name: "Mal", exact: true }));
  await bay.getByText("Sin guardar todavía: 2").waitFor();
  await bay.context().setOffline(false);
  await expect
    .poll(() => rowsOf(owner.shopId), { timeout: 20_000 })
    .toMatchObject({ frontPads: { color: "red" }, leaks: { color: "red" } });
  for (const [n, [point, finding]] of Object.entries(bad).entries()) {
    await tap(bay.locator(`#point-${point}`).getByRole("link").first());
    await bay.waitForURL(new RegExp(`/inspection/${point}$`));
    await tap(bay.locator(`input[value=${finding}]`));
    // The button of the camera, and its shutter.
    taps += 2;
    await bay.locator("input[type=file]").setInputFiles(shot);
    await bay.getByRole("img", { name: `Foto ${n + 1}` }).waitFor();
    await tap(bay.getByRole("button", { name: "Guardar hallazgo" }));
    pages += 2;
    await bay.waitForURL(new RegExp(`/inspection(#point-${point})?$`));
  }
  await tap(bay.getByRole("button", { name: "Todo lo demás está bien" }));
  await bay.getByText("40 de 40").waitFor();
  await tap(bay.getByRole("button", { name: "Terminar", exact: true }));
  await bay.getByText("Terminada", { exact: true }).waitFor();
  const findings = Object.keys(bad).length;
  const seconds = taps * model.tap + pages * model.page + findings * model.finding;
  console.log(`Inspection: ${taps} taps, ${pages} pages, ${findings} findings, ${seconds} s`);
  expect(seconds).toBeLessThan(4 * 60);

  // The shop prices both and sends them.
  const found = await rowsOf(owner.shopId);
  for (const [n, point] of Object.keys(bad).entries()) {
    const form = quoteForm({ finding: found[point]!.id, description: `Work ${n + 1}` });
    await app().visit(`/repair-cms/${job.id}/quotes/new`, { as: owner, form });
  }
  await db.update(photos).set({ forCustomer: true }).where(eq(photos.jobId, job.id));
  const quotes = await db
    .select()
    .from(repairQuotes)
    .where(eq(repairQuotes.jobId, job.id))
    .orderBy(repairQuotes.number);
  const ref = { shopId: owner.shopId, jobId: job.id };
  const path = await send(app(), { ref, owner, job, quotes } as never);

  // The customer reads each with its price, and answers.
  const hers = await eyes.page({ viewport: phone, hasTouch: true });
  await speaking(hers, [{ lang: "en_US", localService: true }]);
  await hers.goto(path);
  const says = (await hers.textContent("main"))!;
  expect(says).toContain("The front brake pads are worn out.");
  expect(says).toMatch(/Fuel is leaking/);
  expect(says).not.toMatch(/Machine translation|pastillas/);
  await fits(hers);
  await hers.getByRole("button", { name: "Read aloud" }).first().tap();
  const said = await hers.evaluate("window.said");
  expect(said).toEqual(["Red: needs repair"]);
  const choose = (n: number, answer: string) =>
    hers.locator(`[name=answer-${quotes[n]!.id}][value=${answer}]`).check();
  await choose(0, "approve");
  await choose(1, "decline");
  await hers.getByLabel("Your full name").fill("Anna Smith");
  await hers.getByRole("button", { name: "Send my answers" }).tap();
  await hers.getByRole("heading", { name: "Your answers have been sent" }).waitFor();

  // The next visit says what was declined, and what was bad last time.
  const next = await visit();
  const office = await eyes.page({ as: owner, viewport: phone });
  await office.goto(`/repair-cms/vehicles/${vehicle.id}?lng=en`);
  const vehicleSays = (await office.textContent("main"))!;
  expect(vehicleSays).toContain("Work 2");
  expect(vehicleSays).toContain("Leaks underneath");
  await office.goto(`/repair-cms/${next.id}/inspection`);
  await ready(office);
  await office.getByRole("button", { name: "Start inspection" }).click();
  const before = office.getByRole("region", { name: "Not good last time" });
  await before.getByRole("link", { name: "Leaks underneath" }).waitFor();
  await before.getByRole("link", { name: "Front brake pads" }).waitFor();
});
