import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A page, and how often the data of a route was asked for since it was last asked. */
async function counting(as: { cookie: string }, path: string, expected?: RegExp) {
  const page = await eyes.page({ as, ...(expected && { expected }) });
  let asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(".data") && request.method() === "GET") asked.push(url);
  });
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const times = async (route: string) => {
    await page.waitForLoadState("networkidle");
    const names = asked.map((url) => url.searchParams.get("_routes")?.split(","));
    asked = [];
    return names.filter((only) => !only || only.includes(route)).length;
  };
  await times("");
  return { page, times };
}

const dialog = (page: Page) => page.getByRole("dialog");
const close = async (page: Page) => {
  await dialog(page).getByRole("link", { name: "Close" }).first().click();
  await dialog(page).waitFor({ state: "detached" });
};
const list = "routes/repair/jobs";

test("A dialog above the list of jobs asks for no list, open or closed; what is written in it does", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await makeShop(app().db, owner);
  const { page, times } = await counting(owner, "/repair-cms");
  await page.getByRole("link", { name: "New Job" }).click();
  await dialog(page).getByLabel("First name").waitFor();
  await close(page);
  expect(await times(list)).toBe(0);

  // Someone else's change is seen when the page is loaded again, not when a dialog opens.
  await app()
    .db.update(repairJobs)
    .set({ carModel: "Rio Elsewhere" })
    .where(eq(repairJobs.id, job.id));
  await page.getByRole("link", { name: "Shop settings" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).waitFor();
  expect(await times(list)).toBe(0);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect.poll(() => times(list)).toBeGreaterThan(0);
  await close(page);
  await page.getByText("Rio Elsewhere").first().waitFor();
});

test("The list stays in its place while a dialog above it closes, however far the server is", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner });
  const { page } = await counting(owner, "/repair-cms");
  await page.getByRole("link", { name: "New Job" }).click();
  await dialog(page).getByLabel("First name").fill("Lupita");
  await page.route(/\.data/, () => {}); // never answered
  await dialog(page).getByRole("link", { name: "Close" }).first().click();
  await page.locator("[aria-busy=true]").first().waitFor();
  expect(await page.locator("main table tbody tr").count()).toBe(1);
});

test("A status picked in the list, and a job deleted from it, ask for it again", async () => {
  const owner = await signedIn(app().db, "premium");
  for (const _ of "ab") await makeJob(app().db, { owner });
  const { page, times } = await counting(owner, "/repair-cms");
  await page.getByLabel("Status of WO-000001").selectOption("completed");
  await expect.poll(() => times(list)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "More for WO-000002" }).click();
  await page.getByRole("link", { name: "Delete job" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("link", { name: "WO-000002", exact: true }).waitFor({ state: "detached" });
});

test("A job behind the form of its details is asked for again when they were saved, and when they were refused", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  const { page, times } = await counting(owner, `/repair-cms/${job.id}`, /409/);
  const edit = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "Edit Job" }).click();
  };
  await edit();
  await dialog(page).getByRole("button", { name: "Save" }).waitFor();
  await close(page);
  expect(await times("routes/repair/job")).toBe(0);

  await edit();
  await dialog(page).getByLabel("Model").fill("Agreed");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await page.getByText("Agreed").first().waitFor();

  await edit();
  await dialog(page).getByLabel("Model").fill("Mine");
  await app()
    .db.update(repairJobs)
    .set({ carModel: "Theirs", version: 99 })
    .where(eq(repairJobs.id, job.id));
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).getByRole("alert").first().waitFor();
  await close(page);
  await page.getByText("Theirs").first().waitFor();
});

test("The shape of a job is there before the server has answered, and the job when it has", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/repair-cms");
  await ready(page);
  await page.waitForLoadState("networkidle");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "WO-000001", exact: true }).tap({ force: true });
  await page.getByText("Loading…").waitFor({ state: "attached" });
  expect(await page.locator("#quotes").count()).toBe(0);
  answer();
  await page.locator("#quotes").waitFor();
  expect(await page.getByText("Loading…").count()).toBe(0);
});
