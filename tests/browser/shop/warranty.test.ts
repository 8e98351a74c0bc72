import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeShop } from "../../support/make.ts";
import { makeVisits } from "../../support/repair/visits.ts";
import { makeWarranted } from "../../support/warranty/make-comeback.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

async function aVisitLater() {
  const { db } = app();
  const world = await makeVisits(db);
  await makeShop(db, world.owner);
  const miles = { odometerUnit: "mi", odometer: 50_000 } as const;
  const first = await world.visit({ ...miles, status: "completed" });
  const description = "Balatas delanteras y discos";
  await makeWarranted(db, { owner: world.owner, job: first, description });
  return { ...world, first, job: await world.visit(miles) };
}

const firstOf = async ({ id }: { id: string }) =>
  (await app().db.select().from(repairJobs).where(eq(repairJobs.id, id)))[0]!.comebackOf;

test.each(["en", "es"] as const)(
  "On a phone a job becomes a comeback by one tap and is none by another (%s)",
  async (language) => {
    const { owner, vehicle, first, job } = await aVisitLater();
    const words = { en, es }[language].customers.warranty;
    const page = await eyes.page({ as: owner, viewport: phone });
    await page.goto(`/repair-cms/${job.id}?lng=${language}`);
    await ready(page);
    await page.getByText("62").filter({ hasText: "WO-000001" }).first().waitFor();
    await fits(page);
    await accessible(page);
    await page.getByRole("button", { name: words.comeback }).click();
    await page.getByRole("button", { name: words.remove }).waitFor();
    expect(await firstOf(job)).toBe(first.id);
    await fits(page);
    await accessible(page);
    for (const path of ["reports/comebacks", `vehicles/${vehicle.id}`, "print-settings"]) {
      await page.goto(`/repair-cms/${path}?lng=${language}`);
      await ready(page);
      await fits(page);
      await accessible(page);
    }
    await page.goto(`/repair-cms/${job.id}?lng=${language}`);
    await ready(page);
    await page.getByRole("button", { name: words.remove }).click();
    await page.getByRole("button", { name: words.comeback }).waitFor();
    expect(await firstOf(job)).toBeNull();
  },
);

test("Without scripts a job becomes a comeback, and its page says so", async () => {
  const { owner, first, job } = await aVisitLater();
  const page = await eyes.page({ as: owner, viewport: narrow, javaScriptEnabled: false });
  await page.goto(`/repair-cms/${job.id}?lng=en`);
  await page.getByRole("button", { name: en.customers.warranty.comeback }).click();
  await page.getByRole("link", { name: "Comeback of WO-000001" }).waitFor();
  expect(await firstOf(job)).toBe(first.id);
  await fits(page);
});

test.each(["en", "es"] as const)(
  "On a phone any earlier job comes back in two taps (%s)",
  async (language) => {
    const { owner, visit } = await makeVisits(app().db);
    await makeShop(app().db, owner);
    const first = await visit({ status: "completed" });
    const job = await visit();
    const words = { en, es }[language].customers.warranty;
    const page = await eyes.page({ as: owner, viewport: phone });
    await page.goto(`/repair-cms/${job.id}?lng=${language}`);
    await ready(page);
    await page.getByRole("link", { name: words.choose }).click();
    await page.getByRole("heading", { name: words.which }).waitFor();
    await fits(page);
    await accessible(page);
    await page.getByRole("button", { name: "WO-000001" }).click();
    await page.getByRole("link", { name: words.of.replace("{{job}}", "WO-000001") }).waitFor();
    await page.getByRole("heading", { name: words.which }).waitFor({ state: "detached" });
    expect(await firstOf(job)).toBe(first.id);
  },
);
