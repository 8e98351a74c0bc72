import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone } from "../../support/browser.ts";
import { type PhoneFont, phoneFonts } from "../../support/papers/phone-fonts.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

/** Later than a browser waits for a font before it shows the text. */
const lateMs = 450;

describe.each(Object.keys(phoneFonts) as PhoneFont[])("on a phone with %s", (font) => {
  const eyes = openBrowser(app, font);

  test.each(["/", "/privacy?lng=es", "/repair-cms"])(
    "%s does not move when Barlow comes late, and fits the screen",
    async (path) => {
      const as = await signedIn(app().db, "premium");
      const page = await eyes.page({
        viewport: phone,
        as: path === "/repair-cms" ? as : undefined,
      });
      let fonts = 0;
      await page.route("**/*.woff2", async (route) => {
        fonts++;
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.continue();
      });
      await page.goto(path);
      await page.waitForTimeout(lateMs + 200);
      expect(fonts).toBeGreaterThan(0);
      const { moved, over } = await page.evaluate(
        () =>
          new Promise<{ moved: number; over: number }>((resolve) => {
            let moved = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                moved += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
            const root = document.documentElement;
            setTimeout(() => resolve({ moved, over: root.scrollWidth - root.clientWidth }), 100);
          }),
      );
      expect(moved).toBeLessThan(0.0005);
      expect(over).toBe(0);
    },
  );
});
