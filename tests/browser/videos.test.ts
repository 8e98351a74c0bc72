import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { liveSessions, videoProgress } from "#app/features/videos/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../support/app.ts";
import { everyFace, openBrowser, ready } from "../support/browser.ts";
import { makeVideo } from "../support/make.ts";
import { readPdfLine } from "../support/paper.ts";
import { signedIn } from "../support/people.ts";
import { openPlayer, playerAsked } from "../support/player.ts";
import { pdfBytes } from "../support/video-form.ts";

const app = openApp();
const eyes = openBrowser(app);

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
  "from the video that is added to the certificate that a visitor confirms (%s)",
  async (language) => {
    const { videos, site } = resources[language];
    const { title, category, youtubeId, name } = films[language];
    const { db } = app();

    const admin = await eyes.page({ as: await signedIn(db, "free", { isAdmin: true }) });
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

    // At the desk: by the links of the site, whose first page lets no player in; half of it.
    const bronze = await signedIn(db, "medium");
    const desktop = await eyes.page({ as: bronze, expected: playerAsked });
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

    // On the phone: goes on where the desk stopped, to the end. It has really been played
    // meanwhile, says the database.
    await db.update(videoProgress).set({ played: 640 }).where(eq(videoProgress.userId, bronze.id));
    const phone = await eyes.page({
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
    const paper = readPdfLine(
      await download(() => phone.getByRole("link", { name: videos.certificate.download }).click()),
    );
    for (const part of [
      name,
      resources.en.videos.category[category].toUpperCase(),
      resources.es.videos.category[category].toUpperCase(),
      address,
    ])
      expect(paper).toContain(part);

    const visitor = await eyes.page();
    await visitor.goto(`${address}?lng=${language}`);
    await visitor.getByText(videos.certificate.valid).waitFor();
    for (const told of [name, videos.category[category]])
      await visitor.getByText(told).first().waitFor();
    expect(await visitor.getByRole("link", { name: videos.certificate.download }).count()).toBe(0);
  },
);

test.each([
  ["reports an error", { error: 150 }],
  ["says nothing", { silent: true }],
])("a player that %s fails within seconds, with a link to YouTube", async (_, fault) => {
  const { id } = await makeVideo(app().db);
  const page = await eyes.page({ as: await signedIn(app().db, "medium"), expected: playerAsked });
  await openPlayer(page, { length: 720, ...fault });
  await page.goto(`/videos/${id}`);
  await ready(page);
  await page.getByRole("link", { name: /^Play:/ }).click();
  await page.getByText("Error loading video").waitFor({ timeout: 7_000 });
  await page.getByRole("link", { name: "Watch on YouTube" }).waitFor();
});

test("messages from another origin, or another frame, are not heard; the player's own are", async () => {
  const { id } = await makeVideo(app().db);
  const as = await signedIn(app().db, "medium");
  const page = await eyes.page({ as, expected: playerAsked });
  await openPlayer(page, { length: 720, until: 0 });
  const end = JSON.stringify({
    event: "infoDelivery",
    info: { currentTime: 700, duration: 720, playerState: 2 },
  });
  const tell = `parent.postMessage(${JSON.stringify(end)}, "*")`;
  // YouTube's own address, but not the frame that plays.
  await page
    .context()
    .route("**/embed/stranger", (route) =>
      route.fulfill({ contentType: "text/html", body: `<script>${tell}</script>` }),
    );
  const saved: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/position") && saved.push(request.postData() ?? ""),
  );
  await page.goto(`/videos/${id}`);
  await ready(page);
  await page.getByRole("link", { name: /^Play:/ }).click();
  await page.frameLocator("iframe").locator("html").waitFor({ state: "attached" });
  await page.evaluate((message) => postMessage(message, "*"), end);
  await page.evaluate(async () => {
    const stranger = document.body.appendChild(document.createElement("iframe"));
    const told = new Promise((heard) =>
      addEventListener("message", (event) => event.source === stranger.contentWindow && heard(0)),
    );
    stranger.src = "https://www.youtube-nocookie.com/embed/stranger";
    await told;
  });
  expect(saved).toEqual([]);
  const answer = page.waitForResponse(/\/position$/);
  await page
    .frames()
    .find((frame) => frame.url().includes("/embed/test"))!
    .evaluate(tell);
  // Heard, and not believed to have played all that at once.
  expect(await (await answer).json()).toMatchObject({ watched: false });
  expect(saved).toHaveLength(1);
});

test.each<Language>(["en", "es"])(
  "a Diamond member puts the next live session into a calendar (%s)",
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
    const page = await eyes.page({ as: await signedIn(db, "premium"), acceptDownloads: true });
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

test.each(["members", "administrators"] as const)(
  "every page of %s is everyone's to use",
  async (whose) => {
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
      const page = await eyes.same({ as, expected: /status of 404/ });
      await everyFace(page, path);
    }
  },
);
