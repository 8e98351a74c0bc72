import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { publicPageOf } from "#app/features/site/public/public-pages.ts";
import { openApp } from "../../support/app.ts";
import { accessible, everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

let people: Record<"free" | "diamond" | "ended" | "admin", Person>;
beforeAll(async () => {
  const { db } = app();
  people = {
    free: await signedIn(db, "free", { name: "" }),
    diamond: await signedIn(db, "premium", {
      name: "Maximiliano Fernández de Aguirre y Montemayor",
    }),
    ended: await lapsed(db, "premium"),
    admin: await signedIn(db, "premium", { isAdmin: true }),
  };
});

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

describe("every page, in both languages, at both widths, in light and dark mode", () => {
  test.each([
    ["/", "diamond"],
    ["/no/such/page", undefined],
    ["/premium", "free"],
    ["/premium", "diamond"],
    ["/premium?from=repair", "ended"],
    ["/medium", "free"],
    ["/noticias", "free"],
    ["/discussion", "diamond"],
    ["/videos", "diamond"],
    ["/admin", "admin"],
    ["/admin/videos", "admin"],
    ["/admin/news", "admin"],
    ["/admin/settings", "admin"],
  ] as const)("%s as %s passes axe and does not scroll sideways", async (path, who) => {
    const page = await eyes.same({ ...(who && { as: people[who] }), expected: /status of 404/ });
    for (const lng of ["en", "es"]) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lng=${lng}`;
      await (publicPageOf(path) ? page.goto(address) : open(page, address));
      expect(await page.title()).toMatch(/Llave/);
      await everyView(page);
    }
  });
});

describe("the language", () => {
  test("changes in place, without a page load and without losing input", async () => {
    const page = await eyes.page();
    await open(page, "/login");
    await page.evaluate(() => document.querySelector("main")!.setAttribute("data-kept", "yes"));
    await page.getByRole("button", { name: /^ES/ }).click();
    await page.locator("html[lang=es]").waitFor({ state: "attached" });
    await page.getByRole("heading", { level: 1, name: "Iniciar sesión" }).waitFor();
    expect(await page.title()).toBe("Iniciar sesión · Llave");
    expect(await page.locator("main[data-kept]").count()).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(2);

    // The language is kept after a reload.
    await page.reload();
    await page.getByRole("button", { name: /^EN/ }).waitFor();
  });

  test("can be changed at an address that names one", async () => {
    const page = await eyes.page();
    await open(page, "/login?lng=es");
    await page.getByRole("button", { name: /^EN/ }).click();
    await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
    // The text changes at once, the address after the server's response.
    await page.waitForURL((url) => url.search === "");
  });

  test("changes without JavaScript too", async () => {
    const page = await eyes.page({ javaScriptEnabled: false });
    await page.goto("/terms");
    await page.getByRole("button", { name: /^ES/ }).click();
    await page.getByRole("heading", { level: 1, name: "Términos del servicio" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/terms");
  });
});

describe("the menu of an administrator", () => {
  const menu = (page: Page) => page.getByRole("link", { name: "Manage News" });

  test("opens by keyboard, and closes by Escape, by a click outside and by a choice", async () => {
    const page = await eyes.page({ as: people.admin });
    await open(page, "/noticias");
    const button = page.getByRole("button", { name: "Admin" });

    await button.focus();
    await page.keyboard.press("Enter");
    await menu(page).waitFor();
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });

    await button.click();
    await menu(page).waitFor();
    await page.mouse.click(600, 700);
    await menu(page).waitFor({ state: "hidden" });

    await button.click();
    await menu(page).click();
    await page.waitForURL("**/admin/news");
    await page.locator("header [popover]").waitFor({ state: "hidden" });
  });

  test("works without JavaScript, on the thumb's bar of a phone", async () => {
    const page = await eyes.page({ as: people.admin, javaScriptEnabled: false, viewport: phone });
    await page.goto("/noticias");
    await page.getByRole("button", { name: "More" }).click();
    await menu(page).click();
    await page.waitForURL("**/admin/news");
  });
});

test("The server learns the browser's time zone", async () => {
  const endsAt = Date.UTC(2031, 4, 20, 3);
  const page = await eyes.page({ as: await signedIn(app().db, "premium", { endsAt }) });
  await open(page, "/premium");
  await page.getByText("May 19, 2031").waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "tz")?.value).toBe("America/Chicago");
});

test("A slow page shows its skeleton", async () => {
  const page = await eyes.page({ as: people.diamond });
  await open(page, "/noticias");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/repair-cms.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "CMS" }).click();
  await page.getByText("Loading…").waitFor({ state: "attached" });
  expect(await page.locator("main[aria-busy=true]").count()).toBe(1);
  answer();
  await page.waitForURL("**/repair-cms");
  await page.locator("main[aria-busy=false]").waitFor();
  expect(await page.getByText("Loading…").count()).toBe(0);
});

test("Signing out deletes the drafts", async () => {
  const page = await eyes.page({ as: people.diamond, expected: /sign-out/ });
  await open(page, "/noticias");
  await page.evaluate(() => localStorage.setItem("draft:job", "{}"));
  await page.route("**/sign-out*", () => {});
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForFunction(() => localStorage.getItem("draft:job") === null);
});

test("The first Tab reaches the skip link, which is visible and moves the focus to the content", async () => {
  const page = await eyes.page({ as: people.diamond });
  await open(page, "/noticias");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("Touch targets on a phone are at least 44 px high", async () => {
  const page = await eyes.page({ as: people.admin, viewport: phone });
  await page.goto("/?lng=es");
  await page.getByRole("button", { name: "Más" }).click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, select, input")]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest(".sr-only") &&
          one.getBoundingClientRect().height < 44,
      )
      .map((one) => one.outerHTML),
  );
  expect(small.filter((html) => !html.includes("sr-only"))).toEqual([]);
});

test("Fonts come from this host", async () => {
  const page = await eyes.page();
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.goto("/?lng=es");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((url) => url.startsWith(app().origin) && url.endsWith(".woff2"))).toBe(true);
  expect(await page.evaluate(() => document.fonts.check("600 20px 'Barlow Condensed'"))).toBe(true);
});

test("An arrow, which the fonts lack, has the same width with the fallback font", async () => {
  const page = await eyes.page();
  await page.goto("/");
  const width = (families: string) =>
    page.evaluate((font) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = font;
      return pen.measureText("←").width;
    }, `600 100px ${families}, sans-serif`);
  expect(await width("'Barlow Condensed', 'Barlow Condensed stand-in'")).toBe(
    await width("'Barlow Condensed'"),
  );
});

test("An error page shows its request id after hydration, and the new id after a change of language", async () => {
  const page = await eyes.page({ as: people.free, expected: /500/ });
  await app().without("sessions", async () => {
    await open(page, "/noticias");
    const number = page.locator("code");
    expect(await number.textContent()).toMatch(/^[\w-]{8,}$/);
    await page.getByRole("button", { name: /^ES/ }).click();
    await page.getByRole("heading", { name: "Algo salió mal" }).waitFor();
    await expect.poll(() => number.textContent()).toMatch(/^[\w-]{8,}$/);
    await accessible(page);
  });
  await page.getByRole("link", { name: "Intentar de nuevo" }).click();
  await page.getByRole("heading", { name: "Noticias del sector" }).waitFor();
});
