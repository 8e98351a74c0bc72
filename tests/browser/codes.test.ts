import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { discussionTopics } from "#app/features/forum/tables.server.ts";
import { openApp } from "../support/app.ts";
import { desk, everyFace, openBrowser, phone, ready } from "../support/browser.ts";
import { makeJob, makeQuote, makeTopic } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";

const app = openApp();
const browser = openBrowser(app);
let diamond: Person;
beforeAll(async () => {
  diamond = await signedIn(app().db, "premium");
});

test.each([
  ["/codes", "member"],
  ["/codes?family=P01&after=P0119", "member"],
  ["/codes?q=nothing", "member"],
  ["/codes/P0420", "member"],
  ["/codes/P0420", "visitor"],
  ["/codes/P1135", "visitor"],
  ["/codes/P0429", "member"],
])("%s of a %s passes axe and does not scroll sideways", async (path, who) => {
  const page = await browser.same({
    ...(who === "member" && { as: diamond }),
    expected: /status of 404/,
  });
  await everyFace(page, path);
});

test("Leads from a code on a job to its checks, on a phone in Spanish", async () => {
  const job = await makeJob(app().db, { owner: diamond, issues: "Falla en frío, P0301." });
  const page = await browser.page({ as: diamond, viewport: phone });
  await page.goto(`/repair-cms/${job.id}?lng=es`);
  await ready(page);
  await page.getByRole("link", { name: "P0301" }).click();
  await page.getByRole("heading", { name: "Cilindro 1: falla de encendido detectada" }).waitFor();
  await page.getByText("cambie de lugar la bobina y luego la bujía con otro cilindro").waitFor();
  expect(new URL(page.url()).pathname).toBe("/codes/P0301");
});

test("A code with its car and the shop's jobs passes axe and does not scroll sideways", async () => {
  const { db } = app();
  const car = { carMake: "Chevrolet", carModel: "Silverado" };
  for (const carModel of ["Silverado", "Sentra"]) {
    const closed = {
      owner: diamond,
      ...car,
      carModel,
      issues: "P0303",
      status: "completed",
    } as const;
    const done = await makeJob(db, closed);
    await makeQuote(db, { owner: diamond, job: done, description: "Coil", status: "approved" });
  }
  const topic = { by: diamond, title: "Solved by a plug", content: "P0303" };
  const { id } = await makeTopic(db, topic);
  await db
    .update(discussionTopics)
    .set({ answeredAt: new Date() })
    .where(eq(discussionTopics.id, id));
  const job = await makeJob(db, { owner: diamond, ...car, issues: "P0303" });
  const page = await browser.same({ as: diamond });
  await everyFace(page, `/codes/P0303?job=${job.id}`);
  for (const words of [/2018 Chevrolet Silverado/, "Solved by a plug", "Coil"])
    expect(await page.getByText(words).count()).toBeGreaterThan(0);
});

test("Finds a code by number and by group, and switches the language in place", async () => {
  const page = await browser.page({ as: diamond, viewport: desk });
  await page.goto("/codes");
  await ready(page);
  await page.getByRole("searchbox").fill("p0 42O");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /efficiency below threshold/ }).waitFor();
  await page.getByRole("button", { name: "Ver la página en español" }).click();
  await page.getByRole("heading", { name: /eficiencia por debajo del umbral/ }).waitFor();
  await page.getByRole("link", { name: "Todos los códigos" }).click();
  await page.getByRole("link", { name: /^P03/ }).click();
  await page.getByRole("link", { name: /^P0301/ }).click();
  await page.getByRole("heading", { name: /Cilindro 1/ }).waitFor();
});

test("Works without JavaScript", async () => {
  // Someone new: the account above now remembers Spanish.
  const as = await signedIn(app().db, "premium");
  const page = await browser.page({ as, javaScriptEnabled: false });
  await page.goto("/codes");
  await page.getByRole("searchbox").fill("oxygen");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Show more" }).click();
  await page.getByRole("link", { name: "Back to the start" }).waitFor();
  expect(await page.locator("main li").count()).toBeGreaterThan(5);
});
