import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { some } from "../../support/full.ts";
import { hostileTexts, scriptTexts } from "../../support/hostile/hostile.ts";
import { makeVideo } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// S2 for videos, live sessions and names. `openBrowser` fails a test on any console error (a blocked
// script is one), any request to another host and any response of 500 and above.

const app = openApp();
const eyes = openBrowser(app);
const texts = [...scriptTexts, ...some(hostileTexts, 8)].map((text) =>
  text.toWellFormed().replaceAll("\0", ""),
);

/**
 * Opens a page and checks that no injected script ran, and that every image and link is ours or a
 * plain web address.
 */
async function safe(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  const found = await page.evaluate(() => ({
    hacked: "hacked" in window,
    foreign: document.querySelectorAll(
      "main :is(script, style, object, embed, base, form[action*=evil], img[src*=evil])",
    ).length,
    schemes: [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].map(
      ({ protocol }) => protocol,
    ),
  }));
  expect(
    { ...found, schemes: found.schemes.filter((scheme) => !/^(https?|mailto):$/.test(scheme)) },
    path,
  ).toEqual({
    hacked: false,
    foreign: 0,
    schemes: [],
  });
}

/**
 * Opens a list and presses "Show more" to its end. Returns how many of these elements it showed; an
 * address with `show=` includes the rows of the previous one.
 */
async function walk(page: Page, path: string, things: string): Promise<number> {
  let [earlier, shown] = [0, 0];
  for (let next: string | null = path; next; ) {
    await safe(page, next);
    if (!next.includes("show=")) earlier = shown;
    shown = earlier + (await page.locator(things).count());
    const more = page.locator("main nav a:is([href*='before='], [href*='show='])");
    next = (await more.count()) ? await more.last().getAttribute("href") : null;
  }
  return shown;
}

test("Hostile videos, sessions and names are plain text on every page (S2)", {
  timeout: 600_000,
}, async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium", { isAdmin: true, name: scriptTexts.join(" ") });
  const page = await eyes.page({ as: owner });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));
  tally(texts.length * 3); // as a video, as a name, as a session
  const videos: string[] = [];
  for (const text of texts)
    videos.push((await makeVideo(db, { title: text, description: text })).id);
  for (const name of texts) await signedIn(db, "free", { name });
  const at = (days: number) => new Date(Date.now() + days * day);
  for (const [n, text] of texts.entries())
    await db.insert(liveSessions).values({
      id: `session-${n}`,
      title: text,
      description: text,
      startsAt: at(n + 1),
      endsAt: at(n + 1.1),
      timeZone: "UTC",
      link: n % 2 ? text : "https://meet.example/x",
      createdAt: at(0),
      updatedAt: at(0),
    });

  expect(await walk(page, "/videos", "article")).toBe(texts.length);
  for (const id of videos) await safe(page, `/videos/${id}`);
  for (const path of [`/admin/videos/${videos[0]}/edit`, `/admin/videos/${videos[1]}/delete`])
    await safe(page, path);
  for (const path of [
    "/live",
    "/admin/videos/live",
    "/videos?q=script",
    "/videos/certificates",
    "/account",
    "/admin/audit",
  ])
    await safe(page, path);
  await walk(page, "/admin/videos", "main li");
  await walk(page, "/admin", "main li");
});
