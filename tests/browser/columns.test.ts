import type { Page } from "playwright-core";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { languages } from "#app/values/language.ts";
import { openApp } from "../support/app.ts";
import { fits, openBrowser, ready } from "../support/browser.ts";
import { makeJob, makeQuote, makeShop, makeVideo } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

// From 640 px on the admin lists are tables with narrow columns.

const app = openApp();
const eyes = openBrowser(app);

/**
 * Words in the tables, or in another part of the page, that break across lines. An email address
 * may, and a word at its hyphen, but no plate.
 */
const brokenWords = (page: Page, parts = "table :is(th, td)") =>
  page.evaluate((parts) => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll(parts)) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const word of text.data.matchAll(
          text.parentElement!.closest(".plate") ? /\S+/g : /[^\s-]+/g,
        )) {
          if (word[0].includes("@")) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
  }, parts);

test("No word in an admin table breaks between phone and desktop widths, in both languages", {
  timeout: 90_000,
}, async () => {
  const { db } = app();
  const admin = await signedIn(db, "free", { isAdmin: true });
  await signedIn(db, "premium", { name: "Ulises Barragán" });
  await makeVideo(db, { category: "transmission", difficulty: "intermediate", language: "es" });
  await makeVideo(db, { category: "maintenance", deadSince: new Date(), handoutBytes: 1_240_000 });
  const at = new Date();
  await db.insert(liveSessions).values({
    id: newId(),
    title: "Scope basics",
    description: "",
    startsAt: new Date(at.getTime() + 3_600_000),
    endsAt: new Date(at.getTime() + 7_200_000),
    timeZone: "UTC",
    link: "https://meet.example/x",
    createdAt: at,
    updatedAt: at,
  });
  const page = await eyes.page({ as: admin });
  for (const path of ["/admin", "/admin/videos", "/admin/videos/live", "/admin/audit"])
    for (const lng of languages) {
      await page.goto(`${path}?lng=${lng}`);
      await ready(page);
      for (const width of [640, 700, 796]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, lng, width, await brokenWords(page)]).toEqual([path, lng, width, []]);
        await fits(page);
      }
    }
});

test("Neither the list of jobs nor a job scrolls sideways or breaks a word, from 320 to 1600 px", {
  timeout: 120_000,
}, async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt, name: "Julián Cantú Villarreal" });
  const promisedAt = new Date(Date.now() + 30 * 3_600_000);
  const car = { carMake: "Mercedes-Benz", carModel: "Sprinter", licensePlate: "HND-8835-TX" };
  const customer = { customerFirstName: "María Guadalupe", customerLastName: "González" };
  const planned = { promisedAt, technicianId: technician.id };
  const job = await makeJob(db, { owner, ...car, ...customer, ...planned, status: "in_progress" });
  await makeQuote(db, { owner, job, description: "Alternador y banda serpentina" });
  const page = await eyes.page({ as: owner });
  const wrong: unknown[] = [];
  for (const [path, lng] of [
    ["/repair-cms", "en"],
    ["/repair-cms", "es"],
    [`/repair-cms/${job.id}`, "es"],
  ] as const) {
    await page.goto(`${path}?lng=${lng}`);
    await ready(page);
    for (let width = 320; width <= 1600; width += 40) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await brokenWords(page, "main");
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (broken.length > 0 || over > 0) wrong.push([path, lng, width, over, broken]);
    }
  }
  expect(wrong).toEqual([]);
});
