import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { bigFile } from "../../support/files/big-file.ts";
import { pdfBytes } from "../../support/learning/video-form.ts";
import { makeVideo } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test.each<Language>(["en", "es"])(
  "filters and searches videos on a phone, and shows three columns on a desktop (%s)",
  async (language) => {
    const { list, category } = resources[language].videos;
    const { db } = app();
    const as = await signedIn(db, "medium");
    for (const n of [1, 2, 3, 4])
      await makeVideo(db, {
        title: `Caliper ${n} ${language}`,
        category: "brakes",
        difficulty: "advanced",
      });
    await makeVideo(db, { title: `Caliper on the engine stand ${language}`, category: "engine" });

    const small = await eyes.page({ as, viewport: phone });
    await small.goto(`/videos?lng=${language}`);
    await ready(small);
    await small
      .getByRole("combobox", { name: list.categories })
      .selectOption({ label: category.brakes });
    await small.waitForURL("**/videos?category=brakes");
    await small.getByRole("combobox", { name: list.difficulties }).selectOption("advanced");
    await small.waitForURL("**/videos?category=brakes&difficulty=advanced");
    await small.getByRole("searchbox").fill(`caliper ${language}`);
    await small.getByRole("searchbox").press("Enter");
    await small.waitForURL(`**/videos?q=caliper+${language}&category=brakes&difficulty=advanced`);
    await small.getByRole("heading", { name: `Caliper 4 ${language}` }).waitFor();
    await fits(small);

    const shared = await eyes.page({ as: await signedIn(db, "premium") });
    await shared.goto(
      `${new URL(small.url()).pathname}${new URL(small.url()).search}&lng=${language}`,
    );
    await ready(shared);
    const titles = shared.getByRole("heading", { level: 3 });
    expect(await titles.allTextContents()).toEqual(
      [4, 3, 2, 1].map((n) => `Caliper ${n} ${language}`),
    );
    expect(
      await shared
        .getByRole("link", { name: category.brakes, exact: true })
        .getAttribute("aria-current"),
    ).toBe("true");
    const places = await Promise.all(
      (await shared.getByRole("article").all()).map(async (card) => (await card.boundingBox())!),
    );
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(3);
    expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(2);

    await shared.getByRole("searchbox").fill("nothing at all");
    await shared.getByRole("searchbox").press("Enter");
    await shared.getByText(list.empty).waitFor();
  },
);

test.each<Language>(["en", "es"])(
  "warns the second of two administrators who edit one video, keeping the input (%s)",
  async (language) => {
    const { admin } = resources[language].videos;
    const { ui } = resources[language];
    const { id, title } = await makeVideo(app().db, { title: `Edited by two ${language}` });
    const open = async () => {
      const page = await eyes.page({
        as: await signedIn(app().db, "free", { isAdmin: true }),
        expected: /status of 409/,
      });
      await page.goto(`/admin/videos/${id}/edit?lng=${language}`);
      await ready(page);
      return page;
    };
    const [first, second] = [await open(), await open()];
    const typed = (page: typeof first) => page.getByLabel(admin.title, { exact: true });
    await typed(first).fill(`${title}: first`);
    await first.getByRole("button", { name: ui.save, exact: true }).click();
    await first.waitForURL("**/admin/videos");

    await typed(second).fill(`${title}: second`);
    await second.getByLabel(admin.handout).setInputFiles({
      name: "x.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdfBytes()),
    });
    await second.getByRole("button", { name: ui.save, exact: true }).click();
    await second.getByText(admin.changedMeanwhile).waitFor();
    expect(await typed(second).inputValue()).toBe(`${title}: second`);
    await second.getByRole("button", { name: ui.save, exact: true }).click();
    await second.waitForURL("**/admin/videos");
    const row = second.getByRole("row", { name: `${title}: second` });
    await row.getByText(/^PDF, 1 KB$/).waitFor();
  },
);

test("Rejects a handout of thirty megabytes before it is uploaded", async () => {
  const { admin } = resources.en.videos;
  const page = await eyes.page({ as: await signedIn(app().db, "free", { isAdmin: true }) });
  await page.goto("/admin/videos/new");
  await ready(page);
  const file = page.getByLabel(admin.handout);
  await file.setInputFiles(bigFile("x.pdf", 30 * 1024 * 1024));
  await page.getByText(admin.handoutTooLarge).waitFor();
  expect(await file.inputValue()).toBe("");
});

test.each<Language>(["en", "es"])(
  "a session moved across a change to daylight saving time is updated on an open page (%s)",
  async (language) => {
    const { live } = resources[language].videos;
    const { ui } = resources[language];
    const { db } = app();
    const [title, now] = [`Fuel trims ${language}`, new Date()];
    // Daylight saving time begins on the second Sunday of March in Chicago, on the last in Madrid.
    const [id, startsAt] = [newId(), instantOf("2031-03-08T18:00", "America/Chicago")!];
    const times = {
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 3_600_000),
      timeZone: "America/Chicago",
    };
    await db.insert(liveSessions).values({
      id,
      title,
      description: "",
      ...times,
      link: "https://meet.example.com/x",
      createdAt: now,
      updatedAt: now,
    });

    const member = await eyes.page({
      as: await signedIn(db, "premium"),
      timezoneId: "Europe/Madrid",
      acceptDownloads: true,
    });
    await member.clock.install();
    await member.goto(`/live?lng=${language}`);
    await ready(member);
    const card = member.getByRole("listitem").filter({ hasText: title });
    await card.getByText(/ 1:00.*(GMT\+1|CET)/).waitFor();

    const admin = await eyes.page({ as: await signedIn(db, "free", { isAdmin: true }) });
    await admin.goto(`/admin/videos/live?lng=${language}`);
    await ready(admin);
    await admin.getByRole("row", { name: title }).getByRole("link").first().click();
    const start = admin.locator("input").and(admin.getByLabel(live.start));
    expect(await start.inputValue()).toBe("2031-03-08T18:00");
    await start.fill("2031-03-15T18:00");
    await admin.getByRole("button", { name: ui.save, exact: true }).click();
    await admin.waitForURL("**/admin/videos/live");
    // For two weeks the same local time there is an hour earlier here.
    await member.clock.fastForward(61_000);
    await card
      .getByText(language === "es" ? /16 mar 2031, 0:00.*CET/ : /Mar 16, 2031, 12:00.AM.*GMT\+1/)
      .waitFor();
    const [file] = await Promise.all([
      member.waitForEvent("download"),
      card.getByRole("link", { name: live.calendar }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    for (const line of ["DTSTART:20310315T230000Z", "SEQUENCE:1", `UID:${id}@`])
      expect(text).toContain(line);

    await admin.getByRole("row", { name: title }).getByRole("link").last().click();
    await admin.getByRole("link", { name: live.keep }).waitFor();
    await admin.getByRole("dialog").getByRole("button", { name: live.cancel }).click();
    await admin.waitForURL("**/admin/videos/live");
    await member.clock.fastForward(61_000);
    await card.getByText(live.cancelled).waitFor();
  },
);
