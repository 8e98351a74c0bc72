import { beforeAll, expect, test } from "vitest";
import { openLongNames, widePages } from "../../support/access/long-names.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { full, some } from "../../support/full.ts";
import { misfits } from "../../support/widths.ts";

// Every page from a narrow phone to a desk, 640 of it being 1,280 at 200 % zoom, and on a phone that
// lies on its side.

const app = openApp();
const eyes = openBrowser(app);
const every40 = Array.from({ length: 33 }, (_, at) => ({ width: 320 + 40 * at, height: 700 }));
const sizes = [...some(every40, 4), { width: 667, height: 375 }];

let filled: Awaited<ReturnType<typeof openLongNames>>;
beforeAll(async () => {
  filled = await openLongNames(app());
});

const both = ["en", "es"];
const turns = widePages.map((route, at) => [route, full ? both : [both[at % 2]!]] as const);

test.each(turns)(
  "%s neither scrolls sideways nor breaks a word, whatever its names",
  async (route, languages) => {
    const { path, as } = filled(route);
    const page = await eyes.same({ ...(as && { as }), expected: /status of 4\d\d/ });
    for (const language of languages) {
      await page.goto(`${path}?lng=${language}`);
      await ready(page);
      const found: string[] = [];
      for (const { width, height } of sizes) found.push(...(await misfits(page, width, height)));
      expect(found, `${path} in ${language}`).toEqual([]);
    }
  },
);
