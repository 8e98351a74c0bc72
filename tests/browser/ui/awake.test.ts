import { beforeAll, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { alive, openBrowser, ready } from "../../support/browser.ts";
import { makeSource, makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// Hydration must not change the page, which a slow phone would have to render twice (goal P6).

const app = openApp();
const eyes = openBrowser(app);

let admin: Person;
beforeAll(async () => {
  const { db } = app();
  admin = await signedIn(db, "premium", { isAdmin: true });
  await makeVideo(db, { title: "Frenos paso a paso" });
  await makeSource(db, { name: "El Taller al Día" });
});

test("Hydration keeps the server's markup of /admin, in the last panels too", async () => {
  const page = await eyes.page({ as: admin });
  await page.addInitScript(() => {
    // Before any module runs.
    const keep = () =>
      document.readyState === "interactive" &&
      Object.assign(globalThis, { first: [...document.querySelectorAll("main *")] });
    document.addEventListener("readystatechange", keep);
  });
  await page.goto("/admin");
  await ready(page);
  for (const id of ["users", "videos", "news"]) await alive(page, `#${id} form`);
  const first = () => (globalThis as unknown as { first: Element[] }).first;
  expect(await page.evaluate(`(${first})().length`)).toBeGreaterThan(50);
  expect(
    await page.evaluate(
      `(${first})().filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 100))`,
    ),
  ).toEqual([]);
});
