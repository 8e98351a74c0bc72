import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobStates } from "#app/features/repair/states.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  desk,
  fits,
  narrow,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeState } from "../../support/states/make-states.ts";

const app = openApp();
const eyes = openBrowser(app);
const { es } = resources;

async function aShop() {
  const owner = await signedIn(app().db, "premium", { name: "Rosa Ramírez" });
  await makeShop(app().db, owner);
  return { owner, job: await makeJob(app().db, { owner, status: "in_progress" }) };
}

const stateOf = async ({ id }: { id: string }) =>
  (await app().db.select().from(repairJobs).where(eq(repairJobs.id, id)))[0]!.stateId;

test("An owner begins with the standard states, adds one in both languages and sets it on a phone", async () => {
  const { owner, job } = await aShop();
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto("/repair-cms/states?lng=es");
  await ready(page);
  await accessible(page);
  await page.getByRole("button", { name: es.states.start }).click();
  await page.getByText("Listo para recoger").waitFor();
  await page.getByRole("link", { name: es.states.add }).click();
  await page.getByLabel(es.states.name.es).fill("En la grúa");
  await page.getByLabel(es.states.name.en).fill("On the tow truck");
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: es.ui.save, exact: true }).click();
  await page.getByText("En la grúa", { exact: true }).waitFor();
  await fits(page);
  await accessible(page);
  await page.goto(`/repair-cms/${job.id}?lng=es`);
  await ready(page);
  const chip = page.getByRole("button", { name: "En la grúa" });
  await chip.click();
  await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => stateOf(job)).not.toBeNull();
  await fits(page);
  await accessible(page);
  const states = await app().db.select().from(jobStates).where(eq(jobStates.shopId, owner.shopId));
  expect(states).toHaveLength(5);
  await page.goto("/repair-cms/reports/states?lng=es");
  await ready(page);
  await fits(page);
  await accessible(page);
});

test("A card is moved between the groups of a column by its menu and by a drag", async () => {
  const { owner, job } = await aShop();
  const { db } = app();
  const parts = await makeState(db, owner, { status: "in_progress", name: "Waiting for parts" });
  await makeState(db, owner, { status: "in_progress", name: "On the lift", place: 1 });
  const page = await eyes.page({ as: owner, viewport: desk });
  await page.goto("/repair-cms?view=board&lng=en");
  await ready(page);
  await page.getByRole("button", { name: "Move WO-000001" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move to Waiting for parts" }).focus();
  await page.keyboard.press("Enter");
  const group = page.getByRole("region", { name: "Waiting for parts" });
  await group.getByRole("link", { name: "WO-000001" }).waitFor();
  await expect.poll(() => stateOf(job)).toBe(parts);
  await accessible(page);
  const lift = page.getByRole("region", { name: "On the lift" });
  const handle = await group.getByRole("button", { name: "Move WO-000001" }).boundingBox();
  const target = await lift.boundingBox();
  await page.mouse.move(handle!.x + 10, handle!.y + 10);
  await page.mouse.down();
  await page.mouse.move(target!.x + 40, target!.y + 20, { steps: 6 });
  await page.mouse.up();
  await lift.getByRole("link", { name: "WO-000001" }).waitFor();
  await expect.poll(() => stateOf(job)).not.toBe(parts);
  await page.goto(`/repair-cms?lng=en&state=${parts}`);
  expect(await page.getByText("WO-000001").count()).toBe(0);
  await accessible(page);
});

test("Without scripts a state is set, and the page says so", async () => {
  const { owner, job } = await aShop();
  const id = await makeState(app().db, owner, { status: "in_progress", name: "On the lift" });
  const page = await eyes.page({ as: owner, viewport: narrow, javaScriptEnabled: false });
  await page.goto(`/repair-cms/${job.id}?lng=en`);
  await page.getByRole("button", { name: "On the lift" }).click();
  expect(await page.getByRole("button", { name: "On the lift" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  expect(await stateOf(job)).toBe(id);
  await fits(page);
});
