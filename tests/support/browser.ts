import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { languages } from "#app/values/language.ts";
import type { App } from "./app.ts";
import { browserFor } from "./chromium.ts";
import { full } from "./full.ts";
import type { PhoneFont } from "./papers/phone-fonts.ts";

/** The viewports of the tests: a phone, the narrowest supported phone, a desktop. */
export const phone = { width: 390, height: 844 };
export const narrow = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

type View = Pick<
  BrowserContextOptions,
  | "viewport"
  | "colorScheme"
  | "javaScriptEnabled"
  | "timezoneId"
  | "acceptDownloads"
  | "hasTouch"
  | "isMobile"
> & {
  /** A person of `people.ts` who is signed in. */
  as?: { cookie: string };
  /**
   * Whether the page is opened at APP_URL, where Checkout and the portal redirect to.
   */
  home?: boolean;
  /**
   * Console errors that this test expects: Chromium reports a rejected write, which is a 4xx.
   */
  expected?: RegExp;
};

export type Eyes = {
  /**
   * A page in a new context. Any error in it fails the test at its end.
   */
  page: (view?: View) => Promise<Page>;
  /**
   * The page of the previous test, now signed in as `as`. For tests that only read: the first
   * navigation of a new context costs Chromium several times as much as the next ones.
   */
  same: (view?: View) => Promise<Page>;
};

/**
 * A browser in front of the running product, with the fonts of most members' phones; call it at the top of the file. A test fails on any
 * error in the console or the page, a failed request, a request to another host, or an answer of
 * 500 and above.
 */
export function openBrowser(app: () => App, font: PhoneFont = "Roboto (Android)"): Eyes {
  let browser: Browser;
  let wrong: string[] = [];
  const open: Page[] = [];
  const kept = new Map<string, Page>();

  beforeAll(async () => {
    browser = await browserFor(app().origin, font);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((page) => page.context().close()));
    const found = wrong;
    wrong = [];
    expect(found, "what went wrong in the browser").toEqual([]);
  });
  afterAll(() => Promise.all([...kept.values()].map((page) => page.context().close())));

  async function newPage({ as, expected, home, ...view }: View = {}): Promise<Page> {
    const origin = home ? "http://localhost" : app().origin;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: desk,
      timezoneId: "America/Chicago",
      // Animations cost a seventh of Chromium's CPU time, and show nothing that a test looks at.
      reducedMotion: "reduce",
      ...view,
    });
    if (as) await context.addCookies(signIn(as, origin));
    const page = await context.newPage();
    const report = (what: string) => !expected?.test(what) && wrong.push(what);
    page.on(
      "console",
      (message) => message.type() === "error" && report(`console: ${message.text()}`),
    );
    page.on("pageerror", (error) => report(`page: ${error.message}`));
    page.on(
      "request",
      (request) => isOwn(request.url(), origin) || report(`another host: ${request.url()}`),
    );
    page.on(
      "response",
      (response) => response.status() >= 500 && report(`${response.status()}: ${response.url()}`),
    );
    page.on("requestfailed", (request) => {
      // Leaving a page aborts its requests. Without JavaScript, Chromium blocks scripts as "csp".
      const why = request.failure()?.errorText ?? "";
      const given =
        why === "net::ERR_ABORTED" || (why === "csp" && view.javaScriptEnabled === false);
      if (!given) report(`failed: ${request.url()} ${why}`);
    });
    return page;
  }

  return {
    async page(view) {
      const page = await newPage(view);
      open.push(page);
      return page;
    },
    async same({ as, viewport, ...view } = {}) {
      const words = JSON.stringify([view.home, view.javaScriptEnabled, view.expected?.source]);
      const before = kept.get(words);
      const page = before && !before.isClosed() ? before : await newPage(view);
      kept.set(words, page);
      // Aborts what the last page is still loading. A page of another origin, a blank one too, would
      // cost Chromium a new process.
      await page.goto("/robots.txt");
      await page.context().clearCookies();
      if (as)
        await page.context().addCookies(signIn(as, view.home ? "http://localhost" : app().origin));
      await page.setViewportSize(viewport ?? desk);
      await page.emulateMedia({ colorScheme: view.colorScheme ?? "light" });
      return page;
    },
  };
}

/** Waits until the page is hydrated; one without scripts is ready as it is. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () => document.scripts.length === 0 || document.documentElement.dataset.ready !== undefined,
  );

/** Waits until this part of the page is hydrated: some are hydrated after the page as a whole. */
export const alive = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith("__reactFiber"),
      ),
    selector,
  );

/** The page does not scroll sideways, at its own width or at the narrowest phone's. */
export async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (before && before.width < 640) await page.setViewportSize(narrow);
  const over = await page.evaluate(() => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll("dialog[open], dialog[open] > div"),
    ];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
  if (before) await page.setViewportSize(before);
  expect(over, `${page.url()} scrolls sideways by ${over} px`).toBeLessThanOrEqual(0);
}

/** axe finds no violation (WCAG 2.2 AA and best practices) in the current state of the page. */
export async function accessible(page: Page, rules?: string[]): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(
    async (options) =>
      (await (window as unknown as WithAxe).axe.run(document, options)).violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
      ),
    options,
  );
  expect(violations, page.url()).toEqual([]);
}

/** `everyView` of a page in every language. */
export async function everyFace(page: Page, path: string): Promise<void> {
  const [address, hash = ""] = path.split(/(?=#)/);
  for (const lng of languages) {
    await page.goto(`${address}${path.includes("?") ? "&" : "?"}lng=${lng}${hash}`);
    await ready(page);
    expect(await page.title()).toMatch(/ · Llave$/);
    await everyView(page);
  }
}

type WithAxe = {
  axe: {
    run: (
      root: Document,
      options: object,
    ) => Promise<{
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }>;
  };
};

/** Injected once into each document. */
const axeSource = `${readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
)};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

let views = 0;

/**
 * Checks a page with axe at both widths, in light and dark mode. Dark mode changes colors only. The
 * short run checks one width in light mode and the other in dark mode, and swaps them the next time,
 * which is the page's other language.
 */
export async function everyView(page: Page): Promise<void> {
  const byDay = views++ % 2 === 0 ? phone : desk;
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await fits(page);
    if (full || viewport === byDay) {
      await page.emulateMedia({ colorScheme: "light" });
      await accessible(page);
    }
    if (full || viewport !== byDay) {
      await page.emulateMedia({ colorScheme: "dark" });
      await accessible(page, ["color-contrast", "link-in-text-block"]);
    }
  }
}

/** The session's cookie. */
export const signIn = ({ cookie }: { cookie: string }, url: string) =>
  cookie.split("; ").map((one) => {
    const at = one.indexOf("=");
    const [name, value] = [one.slice(0, at), one.slice(at + 1)];
    return { name, value, url, httpOnly: true, sameSite: "Lax" as const };
  });

const isOwn = (url: string, origin: string) =>
  url.startsWith(origin) || /^(data|blob|about):/.test(url);
