import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, openBrowser, phone } from "../../support/browser.ts";
import { answers, sendInvoice, sentJob } from "../../support/links/links.ts";

const app = openApp();
const eyes = openBrowser(app);
const smallest = { width: 320, height: 640 };

/** Every page that a customer may come to, with its status. */
async function pagesOfLinks(language: "en" | "es"): Promise<[path: string, status: number][]> {
  const open = await sentJob(app(), { language });
  const decided = await sentJob(app(), { language });
  const signature = "[[100,400,300,100],[600,200]]";
  const form = answers(decided.quotes, { language, signature });
  expect((await app().visit(decided.path, { form })).status).toBe(303);
  const past = new Date(Date.now() - 1000);
  const ended = [];
  for (const change of [{ revokedAt: past }, { expiresAt: past }]) {
    const { path, job } = await sentJob(app(), { language });
    await app().db.update(links).set(change).where(eq(links.jobId, job.id));
    ended.push(path);
  }
  return [
    [open.path, 200],
    [decided.path, 200],
    [`${decided.path}/certificate`, 200],
    [`${await sendInvoice(app(), decided, "Due on receipt")}?lng=${language}`, 200],
    ...ended.map((path): [string, number] => [path, 410]),
    [`/q/${"0".repeat(64)}`, 404],
    [`/verify?lng=${language}`, 200],
    [`/verify?lng=${language}&hash=abc`, 200],
  ];
}

test.each([
  ["en", "light"],
  ["es", "dark"],
  ["en", "dark"],
  ["es", "light"],
] as const)(
  "axe finds nothing on any page of a link at 320 and 390 px, in %s, %s",
  async (language, colorScheme) => {
    const page = await eyes.page({ colorScheme, expected: /status of 4\d\d/ });
    for (const [path, status] of await pagesOfLinks(language)) {
      const answer = await page.goto(path);
      expect([path, answer!.status()]).toEqual([path, status]);
      for (const viewport of [smallest, phone]) {
        await page.setViewportSize(viewport);
        await accessible(page);
        const over = () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect([path, viewport.width, await page.evaluate(over)]).toEqual([
          path,
          viewport.width,
          0,
        ]);
      }
    }
  },
);
