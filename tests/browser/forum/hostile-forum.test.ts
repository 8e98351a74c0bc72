import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { hostileTexts, scriptTexts } from "../../support/hostile/hostile.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const eyes = openBrowser(app);

async function safe(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(
    await page.locator("main :is(img, iframe, script, style, object, form[action*=evil])").count(),
  ).toBe(0);
  for (const href of await page
    .locator("main a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
    expect(href).toMatch(/^(https?|mailto):/);
}

test("Shows hostile texts as text in the list, topic, search, preview and reports", async () => {
  const { db } = app();
  const all = scriptTexts.join("\n\n");
  const marked = scriptTexts
    .map((text) => `[x](${text}) ![x](${text}) <${text}> **${text}** \`${text}\``)
    .join("\n\n");
  const author = await signedIn(db, "medium", { name: scriptTexts.join(" ").slice(0, 200) });
  const admin = await signedIn(db, "premium", { isAdmin: true });
  const page = await eyes.page({ as: admin });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));
  const topic = await makeTopic(db, {
    by: author,
    title: scriptTexts.slice(0, 6).join(" "),
    content: all,
  });
  const texts = [all, marked, ...scriptTexts, ...hostileTexts.filter((text) => text.trim())];
  tally(texts.length);
  for (const content of texts)
    await makeReply(db, {
      by: author,
      topic,
      content: content.toWellFormed().replaceAll("\0", ""),
    });
  await createReport(db, {
    userId: admin.id,
    topicId: topic.id,
    reason: all,
    now: Date.now(),
  });
  for (const path of [
    "/discussion",
    `/discussion/${topic.id}`,
    "/discussion?q=script",
    "/admin/reports",
  ])
    await safe(page, path);
  // Translated pages show them, too: the replies are stored as Spanish, the topic as English.
  await safe(page, "/discussion?lng=es");
  await safe(page, `/discussion/${topic.id}?lng=es`);
  let later = page.getByRole("link", { name: "Later replies" });
  await safe(page, `/discussion/${topic.id}?lng=en`);
  for (let pages = 1; await later.count(); pages++) {
    await safe(page, (await later.getAttribute("href"))!);
    later = page.getByRole("link", { name: "Later replies" });
    expect(pages).toBeLessThan(10);
  }
  await page.goto("/discussion/new");
  await ready(page);
  await page.getByLabel("Content").fill(marked);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("region", { name: "Preview" }).waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});
