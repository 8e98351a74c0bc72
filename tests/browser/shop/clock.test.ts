import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { clockEntries } from "#app/features/clock/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  desk,
  everyFace,
  fits,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { clockShop } from "../../support/clock/clock-shop.ts";
import { makeEntry } from "../../support/clock/make-time.ts";
import { makeQuote } from "../../support/make.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;
let shop: Awaited<ReturnType<typeof clockShop>>;
beforeAll(async () => {
  shop = await clockShop(app().db);
});

test("A technician starts and stops on a phone in Spanish, and the owner sees it in English", async () => {
  const { db } = app();
  const { owner, technician, job } = shop;
  await makeQuote(db, { owner, job, status: "approved", laborHours: 2, description: "Frenos" });
  const bay = await eyes.page({ as: technician, viewport: phone });
  await bay.goto(`/repair-cms/${job.id}?lng=es`);
  await ready(bay);
  const clock = bay.getByRole("region", { name: es.clock.ofJob });
  // A double tap is one entry.
  await clock.getByRole("button", { name: es.clock.start, exact: true }).dblclick();
  await clock.getByText("En marcha desde").waitFor();
  expect(await db.$count(clockEntries)).toBe(1);
  await fits(bay);
  await accessible(bay);
  await bay.goto("/repair-cms?view=board");
  await ready(bay);
  const line = bay.getByRole("region", { name: es.clock.title });
  await line.getByText("En marcha desde").waitFor();
  await fits(bay);
  await db.run(sql`UPDATE clock_entries SET started_at = started_at - 3600000`);
  await line.getByRole("button", { name: es.clock.stop }).click();
  await line.getByText(es.clock.idle).waitFor();
  await line.getByRole("link", { name: es.clock.sheetLink }).click();
  await bay.getByText(es.clock.notPayroll).waitFor();
  await fits(bay);
  await accessible(bay);

  const office = await eyes.page({ as: owner, viewport: desk });
  await office.goto("/repair-cms/reports/time?by=technician&lng=en");
  await ready(office);
  await office.getByText(/This is not payroll/).waitFor();
  const row = office.getByRole("listitem").filter({ hasText: "Tito Taller" });
  await row.getByText(/^1:0\d$/).waitFor();
  await row.getByText("2:00").waitFor();
  await accessible(office);
  await row.getByRole("link").click();
  await office.getByRole("heading", { name: en.clock.title }).waitFor();
  await office.getByRole("link", { name: en.clock.sheet.correct }).click();
  await office.getByRole("textbox", { name: en.clock.form.why }).fill("He stopped earlier.");
  await accessible(office);
  await office.getByRole("button", { name: en.clock.form.save }).click();
  await office.getByText("Olga Owner: He stopped earlier.").waitFor();
  await accessible(office);
});

test("Every page of the clock is accessible and fits, in both languages", async () => {
  const { owner, technician, job, shopId } = shop;
  await makeEntry(app().db, {
    shopId,
    memberId: owner.id,
    startedAt: new Date(Date.now() - 3_600_000),
    isForgotten: true,
    why: "A".repeat(80),
  });
  const page = await eyes.page({ as: owner, viewport: phone });
  for (const path of ["time", "time/new", "time/pin", "time/tablet/hold", "clock-settings"])
    await everyFace(page, `/repair-cms/${path}`);
  await everyFace(page, `/repair-cms/${job.id}/clock`);
  await everyFace(page, "/repair-cms/reports/time?by=job");
  await app().visit("/repair-cms/time/pin", { as: technician, form: { code: "2580" } });
  for (const path of ["/repair-cms/time/tablet", `/repair-cms/time/tablet/${technician.id}`]) {
    await page.goto(path);
    await fits(page);
    await accessible(page);
  }
});
