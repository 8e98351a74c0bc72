import { describe, expect, test } from "vitest";
import { publicPages } from "#app/features/site/public/public-pages.ts";
import { openApp } from "../support/app.ts";
import { everyFace, everyView, openBrowser, phone, ready } from "../support/browser.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

describe.each(publicPages)("%s", (path) => {
  test.each(["en", "es"])(
    "passes axe and does not scroll sideways, in light and dark mode, in %s",
    async (lng) => {
      const page = await eyes.same();
      await page.goto(`${path}?lng=${lng}`);
      expect(await page.title()).toMatch(/Llave/);
      await everyView(page);
    },
  );

  test("loads no script, has no layout shift, and fetches at most two fonts", async () => {
    const page = await eyes.page({ viewport: phone });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.resourceType()));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(loaded).not.toContain("script");
    expect(loaded.filter((type) => type === "font").length).toBeLessThanOrEqual(2);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const seen = (entries: PerformanceEntry[]) => {
            for (const entry of entries)
              sum += (entry as PerformanceEntry & { value: number }).value;
          };
          new PerformanceObserver((list) => seen(list.getEntries())).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    // Browsers round a shift this small to 0: a web font replaces its fallback.
    expect(moved).toBeLessThan(0.0005);
  });
});

test("The page of all parts of the interface passes axe in every face", async () => {
  await everyFace(await eyes.same(), "/kit");
});

describe("without JavaScript", () => {
  test.each([
    ["en", "Start Free Trial", "Sign Up", "/premium"],
    ["es", "Comenzar con Bronce", "Registrarse", "/medium"],
  ])(
    "a visitor goes from the landing page through sign-up to the plan (%s)",
    async (lng, start, signUp, target) => {
      const page = await eyes.page({ javaScriptEnabled: false, viewport: phone });
      await page.goto(`/?lng=${lng}`);
      await page.getByRole("link", { name: start }).first().click();
      await page.waitForURL(`**/login?mode=sign-up&to=${encodeURIComponent(target)}`);
      await page.locator("input[name=email]").fill(`${lng}-${Date.now()}@shop.test`);
      await page.locator("input[name=password]").fill("a wrench that is a key");
      await page.getByRole("button", { name: signUp, exact: true }).click();
      await page.waitForURL(`**${target}`);
      expect(await page.locator("html").getAttribute("lang")).toBe(lng);
    },
  );

  test("the chosen language stays from page to page", async () => {
    const page = await eyes.page({ javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: /^ES/ }).click();
    await page.getByRole("heading", { level: 1, name: "Repárelo en un idioma." }).waitFor();
    await page.getByRole("link", { name: "Términos del servicio" }).click();
    await page.getByRole("heading", { level: 1, name: "Términos del servicio" }).waitFor();
    await page.getByRole("button", { name: /^EN/ }).click();
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.getByRole("heading", { level: 1, name: "Fix it in one language." }).waitFor();
  });
});

describe("with JavaScript", () => {
  test("stores the target as redirectAfterLogin", async () => {
    const page = await eyes.page();
    await page.goto("/");
    await page.getByRole("link", { name: "Start with Bronze" }).click();
    await ready(page);
    expect(await page.evaluate(() => sessionStorage.getItem("redirectAfterLogin"))).toBe("/medium");
  });

  test("client navigation opens a public page without loading a document", async () => {
    const page = await eyes.page();
    await page.goto("/login");
    await ready(page);
    await page.evaluate(() => document.body.setAttribute("data-kept", "yes"));
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    await page.getByRole("button", { name: /^ES/ }).click();
    await page.getByRole("heading", { level: 1, name: "Términos del servicio" }).waitFor();
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await page.getByRole("heading", { level: 1, name: "Repárelo en un idioma." }).waitFor();
    expect(await page.locator("body[data-kept]").count()).toBe(1);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "http://localhost/",
    );
  });

  test("signing out on a page without scripts clears drafts", async () => {
    const page = await eyes.page({ as: await signedIn(app().db, "premium") });
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("draft:job", "{}"));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("link", { name: "Sign In" }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("A member has navigation on the landing page, on a phone too", async () => {
  const page = await eyes.page({
    as: await signedIn(app().db, "premium", { isAdmin: true }),
    viewport: phone,
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Open repair jobs" }).first().waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Manage News" }).click();
  await page.waitForURL("**/admin/news");
});
