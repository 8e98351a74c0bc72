import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeQuote } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { makeGarage } from "../../support/repair/garage.ts";

// Accidents of daily use: no mouse, an expired session, a reload, the back button, double presses.

const app = openApp();
const eyes = openBrowser(app);

const garage = () => makeGarage(app().db);
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};
const soon = <Value>(seen: () => Value) => expect.poll(seen, { timeout: 10_000 });
const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);

test("A dialog focuses its first field, and Escape returns the focus to its button", async () => {
  const { owner, job, path } = await garage();
  const page = await eyes.page({ as: owner });
  await open(page, "/repair-cms");
  for (const [button, href, field] of [
    ["New Job", "/repair-cms/new", "customerFirstName"],
    ["Shop Settings", "/repair-cms/settings", "shopName"],
  ] as const) {
    await page.getByRole("link", { name: button }).press("Enter");
    await soon(() => focused(page, "name")).toBe(field);
    await page.keyboard.press("Escape");
    await page.waitForURL("**/repair-cms");
    await soon(() => focused(page, "href")).toBe(href);
  }
  const more = page.getByRole("button", { name: "More for WO-000001" });
  await more.press("Enter");
  await page.getByRole("link", { name: "Delete job" }).press("Enter");
  await page.locator("dialog:modal").waitFor();
  await page.keyboard.press("Escape");
  await soon(() => more.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.getByRole("link", { name: "WO-000001", exact: true }).press("Enter");
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Delete job" }).press("Enter");
  // A second Enter deletes nothing.
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}`);
  expect(await findJob(app().db, owner.shopId, job.id)).toBeDefined();
});

test("After a link the next Tab goes to the new content, and on a phone nothing covers the focus", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "medium"), viewport: phone });
  await open(page, "/discussion");
  await page.getByRole("link", { name: "New Topic" }).press("Enter");
  await page.waitForURL("**/discussion/new");
  await soon(() => focused(page, "id")).toBe("content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    "Back to topics",
  );

  await page.getByLabel("Content").focus();
  await page.keyboard.press("Tab");
  const seen = () =>
    page.evaluate(() => {
      const focus = document.activeElement!;
      const { x, y, width, height } = focus.getBoundingClientRect();
      return (
        focus.textContent === "Preview" &&
        focus.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      );
    });
  await soon(seen).toBe(true);
});

test("Tab visits the fields of a job in reading order", async () => {
  const { owner } = await garage();
  const page = await eyes.page({ as: owner });
  await open(page, "/repair-cms/new");
  const order: (string | null | undefined)[] = [];
  for (let stops = 0; order.at(-1) !== "language" && stops < 40; stops++) {
    const name = await focused(page, "name");
    // A date field has several tab stops; what opens the boxes of the other language has no name.
    if (name && name !== order.at(-1)) order.push(name);
    await page.keyboard.press("Tab");
  }
  const customer = [
    "customerFirstName",
    "customerLastName",
    "customerEmail",
    "noEmail",
    "customerPhone",
  ];
  const vehicle = [
    "carMake",
    "carModel",
    "carYear",
    "licensePlate",
    "vin",
    "odometer",
    "odometerUnit",
  ];
  const details = ["issues", "diagnostic", "language"];
  expect(order).toEqual([...customer, ...vehicle, ...details]);
});

test("Choosing a status with the arrow keys saves the final one, once", async () => {
  const { owner, job, path } = await garage();
  const quote = await makeQuote(app().db, { owner, job });
  const page = await eyes.page({ as: owner });
  const posts: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname),
  );
  await open(page, "/repair-cms");
  await page.getByLabel("Status of WO-000001").focus();
  for (let at = 0; at < 2; at++) await page.keyboard.press("ArrowDown");
  expect(posts).toEqual([]);
  await soon(async () => (await findJob(app().db, owner.shopId, job.id))?.status).toBe("completed");
  // Leaving the field saves at once, and the focus stays.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await soon(async () => (await findJob(app().db, owner.shopId, job.id))?.status).toBe("cancelled");
  await open(page, path);
  await page.getByLabel("Quote status").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await soon(() => posts).toEqual([
    `${path}/status.data`,
    `${path}/status.data`,
    `${path}/quotes/${quote.id}/status.data`,
  ]);
  await soon(() => focused(page, "aria-label")).toBe("Quote status");
});

test("A button shows that it is busy before its answer has arrived", async () => {
  const { owner, path } = await garage();
  const page = await eyes.page({ as: owner });
  await page.route("**/diagnostic.data*", () => {});
  await open(page, `${path}/diagnostic`);
  await page.getByRole("textbox").fill("Coil");
  await page.getByRole("button", { name: "Save Diagnostic" }).click();
  const busy = page.getByRole("button", { name: "Saving…" });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
});

/** Ends the session, as from another device, and restores it, as signing in does. */
async function end({ id }: Person) {
  const { db } = app();
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
  await db.delete(sessions).where(eq(sessions.userId, id));
  return () => db.insert(sessions).values(rows);
}

test.each([
  ["a job", "/repair-cms/new", "customerFirstName", "Create Job"],
  ["a diagnostic", ":job/diagnostic", "diagnostic", "Save Diagnostic"],
  ["a quote", ":job/quotes/new", "description", "Create Quote"],
])(
  "%s that is half written when the session expires is restored after a reload, and after signing in",
  async (_, to, name, button) => {
    const { owner, path } = await garage();
    const page = await eyes.page({ as: owner, expected: /status of 401/ });
    await open(page, to.replace(":job", path));
    const field = page.locator(`form [name=${name}]`);
    await field.fill("Typed with gloves on");
    await page.reload();
    await page.getByText("We kept what you had typed.").waitFor();
    expect(await field.inputValue()).toBe("Typed with gloves on");

    const signInAgain = await end(owner);
    await page.getByRole("button", { name: button }).click();
    await page.getByText("You are signed out.").waitFor();
    expect(await field.inputValue()).toBe("Typed with gloves on");
    const href = await page.getByRole("link", { name: "Sign in again" }).getAttribute("href");
    expect(href).toBe(`/login?to=${encodeURIComponent(new URL(page.url()).pathname)}`);

    await signInAgain();
    await open(page, to.replace(":job", path));
    await page.getByText("We kept what you had typed.").waitFor();
    expect(await field.inputValue()).toBe("Typed with gloves on");
  },
);

test("A diagnostic saved by a double press is saved once, leaves no draft, and Back does not open its form", async () => {
  const { owner, job, path } = await garage();
  const page = await eyes.page({ as: owner });
  let posts = 0;
  page.on("request", (request) => request.method() === "POST" && posts++);
  await open(page, "/repair-cms");
  await page.getByRole("link", { name: "WO-000001", exact: true }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.locator("[name=diagnostic]").fill("Coil dead");
  await page.getByRole("button", { name: "Save Diagnostic" }).dblclick();
  await page.waitForURL(`**${path}`);
  await soon(async () => (await findJob(app().db, owner.shopId, job.id))?.diagnostic).toBe(
    "Coil dead",
  );
  expect(posts).toBe(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:"))),
  ).toEqual([]);
  await page.goBack();
  expect(await page.locator("[name=diagnostic]").count()).toBe(0);
});
