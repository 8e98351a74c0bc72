import { readFile } from "node:fs/promises";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const browser = openBrowser(app);

test.each<Language>(["en", "es"])(
  "a Diamond member adds the next live session to a calendar (%s)",
  async (language) => {
    const { live } = resources[language].videos;
    const { db } = app();
    const now = new Date();
    const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 2 * day);
    const title = `Scope basics ${language}`;
    await db.insert(liveSessions).values({
      id: newId(),
      title,
      description: "Bring yours.",
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      timeZone: "America/Chicago",
      link: "https://meet.example.com/x",
      createdAt: now,
      updatedAt: now,
    });
    const page = await browser.page({ as: await signedIn(db, "premium"), acceptDownloads: true });
    await page.goto(`/premium?lng=${language}`);
    await ready(page);
    await page.getByText(title).waitFor();
    await page.getByRole("link", { name: live.all }).click();
    await page.waitForURL("**/live");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: `${live.calendar}: ${title}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("llave-session.ics");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(`SUMMARY:${title}`);
    expect(text).toContain(`DTSTART:${startsAt.toISOString().replace(/[-:]|\.\d{3}/g, "")}`);
  },
);
