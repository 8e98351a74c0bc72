import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { jobNotes } from "#app/features/notes/tables.server.ts";
import { phone, signIn } from "../../support/browser.ts";
import { chromiumPath } from "../../support/chromium.ts";
import { makeJob } from "../../support/make.ts";
import { cut, openDevice, turnOn } from "../../support/offline/device.ts";
import { signedIn } from "../../support/people.ts";

const { app, openNote, saveNotes } = openDevice();

/** The browser of a profile, by its own process. */
function processOf(profile: string): number {
  for (const file of globSync("/proc/[0-9]*/cmdline")) {
    const words = readFileSync(file, "utf8").split("\0");
    const isBrowser = !words.some((word) => word.startsWith("--type="));
    if (isBrowser && words.includes(`--user-data-dir=${profile}`))
      return Number(file.split("/")[2]);
  }
  throw new Error(`No browser runs with ${profile}`);
}

test("What waits outlives a browser that is killed the moment after, and is sent once", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as });
  const profile = mkdtempSync(path.join(tmpdir(), "llave-killed-"));
  onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      baseURL: app().origin,
      viewport: phone,
      args: ["--no-sandbox", "--disable-gpu"],
    });
    await context.addCookies(signIn(as, app().origin));
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const first = await launch();
  await turnOn(first.page);
  await cut(first.page, true);
  await openNote(first.page, job);
  const texts = Array.from({ length: 10 }, (_, n) => `Before the battery died: ${n}`);
  await saveNotes(first.page, texts);
  process.kill(processOf(profile), "SIGKILL");
  await first.context.close().catch(() => undefined);

  const again = await launch();
  await again.page.goto(`/repair-cms/${job.id}`);
  await again.page.getByText("Everything was sent.").waitFor();
  await again.context.close();
  const notes = await app()
    .db.select({ text: jobNotes.text })
    .from(jobNotes)
    .where(eq(jobNotes.shopId, as.shopId))
    .orderBy(jobNotes.id);
  expect(notes.map(({ text }) => text)).toEqual(texts);
});
