import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { videoProgress } from "#app/features/videos/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../../support/app.ts";
import { everyFace, openBrowser, ready } from "../../support/browser.ts";
import { openPlayer, playerAsked } from "../../support/learning/player.ts";
import { pdfBytes } from "../../support/learning/video-form.ts";
import { makeVideo } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const browser = openBrowser(app);

const films = {
  en: {
    title: "Strut mounts without the noise",
    category: "suspension",
    youtubeId: "journey-_en",
    name: "Karen Whitfield",
  },
  es: {
    title: "Junta de tapa: sellar sin pegamento",
    category: "engine",
    youtubeId: "journey-_es",
    name: "José Ángel Muñoz",
  },
} as const;

test.each<Language>(["en", "es"])(
  "add a video, watch it, issue a certificate, and verify it as a visitor (%s)",
  async (language) => {
    const { videos, site } = resources[language];
    const { title, category, youtubeId, name } = films[language];
    const { db } = app();

    const admin = await browser.page({ as: await signedIn(db, "free", { isAdmin: true }) });
    await admin.goto(`/admin/videos?lng=${language}`);
    await ready(admin);
    await admin.getByRole("link", { name: videos.admin.add, exact: true }).first().click();
    await admin.getByLabel(videos.admin.title, { exact: true }).fill(title);
    await admin.getByLabel(videos.admin.url).fill(`https://www.youtube.com/live/${youtubeId}?si=x`);
    await admin.getByLabel(videos.list.categories).selectOption(category);
    await admin.getByLabel(videos.admin.minutes).fill("12");
    await admin.getByLabel(videos.admin.handout).setInputFiles({
      name: "x.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdfBytes()),
    });
    await admin.getByRole("button", { name: videos.admin.add, exact: true }).click();
    await admin.waitForURL("**/admin/videos");
    await admin.getByText(title).waitFor();

    // On a desktop, reached by links from a page whose CSP allows no player: the first half.
    const bronze = await signedIn(db, "medium");
    const desktop = await browser.page({ as: bronze, expected: playerAsked });
    const scripts: string[] = [];
    desktop.on("request", (request) => scripts.push(request.url()));
    await openPlayer(desktop, { length: 720, until: 360 });
    await desktop.goto(`/noticias?lng=${language}`);
    await ready(desktop);
    await desktop.getByRole("link", { name: site.nav.videos, exact: true }).first().click();
    await desktop.waitForURL("**/videos");
    await desktop.getByRole("heading", { name: title }).waitFor();
    expect(scripts.filter((url) => /\/player-|youtube-nocookie|youtube\.com/.test(url))).toEqual(
      [],
    );
    const saved = desktop.waitForResponse(/\/position$/);
    await desktop.getByRole("link", { name: videos.card.play.replace("{{title}}", title) }).click();
    await desktop.waitForURL(/\/videos\/[0-9a-f-]{36}\?play$/);
    expect(await (await saved).json()).toEqual({ watched: false, completed: false });

    // On a phone: resumes where the desktop stopped, to the end. The database row says that it
    // was really played.
    await db.update(videoProgress).set({ played: 640 }).where(eq(videoProgress.userId, bronze.id));
    const phone = await browser.page({
      as: bronze,
      expected: playerAsked,
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
    });
    const opened = await openPlayer(phone, { length: 720 });
    await phone.goto(`/videos?lng=${language}`);
    await ready(phone);
    const unfinished = phone.getByRole("region", { name: videos.list.unfinished });
    await unfinished.getByText("6:00 / 12:00").waitFor();
    await unfinished
      .getByRole("link", { name: videos.card.play.replace("{{title}}", title) })
      .click();
    await unfinished.getByText(`✓ ${videos.card.watched}`).waitFor();
    expect(new URL(opened[0]!).searchParams.get("start")).toBe("357");
    await unfinished.getByRole("link", { name: videos.done.link }).click();
    await phone.waitForURL("**/videos/certificates");

    const download = async (press: () => Promise<unknown>) => {
      const [file] = await Promise.all([phone.waitForEvent("download"), press()]);
      return new Uint8Array(await readFile(await file.path()));
    };
    await phone.getByRole("link", { name: new RegExp(`^${videos.done.link}`) }).click();
    await phone.getByLabel(videos.certificates.name).fill(name);
    await phone.getByRole("button", { name: videos.certificates.issue }).click();
    await phone.waitForURL(/\/certificates\/[0-9A-Z-]{19}$/);
    const address = new URL(phone.url()).pathname;
    const pdf = readPdfLine(
      await download(() => phone.getByRole("link", { name: videos.certificate.download }).click()),
    );
    for (const part of [
      name,
      resources.en.videos.category[category].toUpperCase(),
      resources.es.videos.category[category].toUpperCase(),
      address,
    ])
      expect(pdf).toContain(part);

    const visitor = await browser.page();
    await visitor.goto(`${address}?lng=${language}`);
    await visitor.getByText(videos.certificate.valid).waitFor();
    for (const text of [name, videos.category[category]])
      await visitor.getByText(text).first().waitFor();
    expect(await visitor.getByRole("link", { name: videos.certificate.download }).count()).toBe(0);
  },
);

test.each(["members", "administrators"] as const)("pages of %s are accessible", async (whose) => {
  const { db } = app();
  const [admin, diamond] = [
    await signedIn(db, "premium", { isAdmin: true }),
    await signedIn(db, "premium"),
  ];
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const { id } = await makeVideo(db, {
    title: `${word} P0301`,
    description: word,
    handoutFile: "x.pdf",
    handoutBytes: 1_240_000,
  });
  await makeVideo(db, { title: "Gone", deadSince: new Date(), checkedAt: new Date() });
  const begun = await makeVideo(db);
  await db.insert(videoProgress).values({
    userId: diamond.id,
    videoId: begun.id,
    position: 300,
    length: 720,
    updatedAt: new Date(),
  });
  const pages: [typeof admin, string][] = [
    [diamond, "/videos"],
    [diamond, "/videos?q=nothing&category=engine"],
    [diamond, `/videos/${id}`],
    [diamond, "/videos/certificates"],
    [diamond, "/videos/certificates/brakes"],
    [diamond, "/live"],
    [diamond, "/premium"],
    [diamond, "/certificates/none"],
    [admin, "/admin/videos"],
    [admin, "/admin/videos/new"],
    [admin, `/admin/videos/${id}/edit`],
    [admin, `/admin/videos/${id}/delete`],
    [admin, "/admin/videos/live"],
    [admin, "/admin/videos/live/new"],
  ];
  for (const [as, path] of pages.filter(
    ([person]) => (person === admin) === (whose === "administrators"),
  )) {
    const page = await browser.same({ as, expected: /status of 404/ });
    await everyFace(page, path);
  }
});
