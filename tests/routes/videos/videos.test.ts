import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { videoProgress } from "#app/features/videos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let bronze: Person;
let pads: { id: string };

beforeAll(async () => {
  const { db } = app();
  bronze = await signedIn(db, "medium");
  pads = await makeVideo(db, {
    title: "Frenos: cómo medir el disco",
    category: "brakes",
    difficulty: "beginner",
    language: "es",
    handoutFile: "a.pdf",
    handoutBytes: 1_240_000,
  });
  await makeVideo(db, {
    title: "Valve lash on a cold engine",
    description: "Accessible cold",
    category: "engine",
    difficulty: "advanced",
    minutes: null,
  });
  await makeVideo(db, {
    title: "Reading P0420 live",
    description: "Oxygen sensors",
    category: "diagnostics",
    difficulty: "intermediate",
  });
});

const titles = async (query: string, as = bronze) => {
  const html = await (await app().visit(`/videos${query}`, { as })).text();
  return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);
};

describe("the list", () => {
  test("shows every video, newest first, with category, level and minutes", async () => {
    expect(await titles("")).toEqual([
      "Reading P0420 live",
      "Valve lash on a cold engine",
      "Frenos: cómo medir el disco",
    ]);
    const html = await (await app().visit("/videos", { as: bronze })).text();
    for (const word of ["Brakes", "Beginner", "12 min", "Handout (PDF, 1.2 MB)"])
      expect(html).toContain(word);
  });

  test.each([
    ["brakes", "Frenos: cómo medir el disco"],
    ["frenos", "Frenos: cómo medir el disco"],
    ["balatas", "Frenos: cómo medir el disco"],
    ["sonda lambda", "Reading P0420 live"],
    ["the o2 sensor", "Reading P0420 live"],
    ["AC", undefined],
  ])("finds %j in either language, but not within other words: %j", async (text, title) => {
    expect(await titles(`?q=${encodeURIComponent(text)}`)).toEqual(title ? [title] : []);
  });

  test("shows the language of a video and marks it for screen readers, unless it is unknown", async () => {
    const html = await (await app().visit("/videos", { as: bronze })).text();
    expect(html).toMatch(/Spanish<\/span>[\s\S]*<a lang="es"[^>]*>Frenos: cómo medir el disco/);
    expect(html).toMatch(/<a(?![^>]*lang=)[^>]*>Valve lash on a cold engine/);
    expect(await (await app().visit(`/videos/${pads.id}?lng=es`, { as: bronze })).text()).toMatch(
      /<h1 lang="es"[\s\S]*Español/,
    );
  });

  test.each([
    ["?q=medir", ["Frenos: cómo medir el disco"]],
    ["?q=COMO+fre", ["Frenos: cómo medir el disco"]],
    ["?q=sensor", ["Reading P0420 live"]],
    ["?q=p0420", ["Reading P0420 live"]],
    ["?category=engine", ["Valve lash on a cold engine"]],
    ["?difficulty=beginner", ["Frenos: cómo medir el disco"]],
    ["?category=engine&difficulty=beginner", []],
    ["?q=cold&category=engine&difficulty=advanced", ["Valve lash on a cold engine"]],
    ["?q=cold&category=brakes", []],
    ["?q=%22%20OR%20*", []],
    [
      "?category=all&difficulty=all",
      ["Reading P0420 live", "Valve lash on a cold engine", "Frenos: cómo medir el disco"],
    ],
  ])("%s", async (query, found) => expect(await titles(query)).toEqual(found));

  test("has an empty state in both languages", async () => {
    expect(await (await app().visit("/videos?q=nothing", { as: bronze })).text()).toContain(
      "No videos found matching your criteria.",
    );
    expect(await (await app().visit("/videos?q=nothing&lng=es", { as: bronze })).text()).toContain(
      "No se encontraron videos que coincidan con sus criterios.",
    );
  });

  test("shows eighteen videos, adds up to five pages, then links to the rest", async () => {
    const { db } = app();
    for (let at = 0; at < 92; at++)
      await makeVideo(db, { title: `Oil ${at}`, category: "maintenance" });
    const moreOf = async (query: string) => {
      const html = await (await app().visit(`/videos${query}`, { as: bronze })).text();
      return /href="\/videos(\?category=maintenance&amp;(?:show|before)=\d+)"[^>]*>Show more/
        .exec(html)![1]!
        .replaceAll("&amp;", "&");
    };
    const newest = (count: number) => Array.from({ length: count }, (_, n) => `Oil ${91 - n}`);
    expect(await titles("?category=maintenance")).toEqual(newest(18));
    const more = await moreOf("?category=maintenance");
    expect(more).toBe("?category=maintenance&show=36");
    expect(await titles(more)).toEqual(newest(36));
    const rest = await moreOf("?category=maintenance&show=90");
    expect(await titles(rest)).toEqual(["Oil 1", "Oil 0"]);
    expect(await (await app().visit(`/videos${rest}`, { as: bronze })).text()).toMatch(
      /href="\/videos\?category=maintenance"[^>]*>Newest videos/,
    );
  });

  test("allows YouTube's player in its CSP, unlike other pages", async () => {
    const policy = async (path: string) =>
      (await app().visit(path, { as: bronze })).headers.get("content-security-policy");
    expect(await policy("/videos")).toContain("frame-src https://www.youtube-nocookie.com");
    expect(await policy(`/videos/${pads.id}`)).toContain(
      "frame-src https://www.youtube-nocookie.com",
    );
    for (const path of ["/noticias", "/premium", "/", "/videosx"])
      expect(await policy(path)).not.toContain("frame-src");
    expect(await (await app().visit("/videos", { as: bronze })).text()).not.toContain(
      "youtube-nocookie",
    );
  });

  test("shows an error when the database fails", async () => {
    const answer = await app().without("video_progress", () =>
      app().visit("/videos", { as: bronze }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Error loading videos");
  });
});

describe("a position", () => {
  const save = (as: Person | undefined, form: Record<string, string>, id = pads.id) =>
    app().visit(`/videos/${id}/position`, { as, form });
  const kept = (person: Person, id = pads.id) =>
    app()
      .db.select()
      .from(videoProgress)
      .where(and(eq(videoProgress.userId, person.id), eq(videoProgress.videoId, id)))
      .get();

  test("is stored per member, and the next device resumes there", async () => {
    const ana = await signedIn(app().db, "medium");
    const answer = await save(ana, { position: "301.4", length: "720" });
    expect(await answer.json()).toEqual({ watched: false, completed: false });
    expect(await kept(ana)).toMatchObject({ position: 301, length: 720, watchedAt: null });
    expect(await kept(bronze)).toBeUndefined();
    const html = await (await app().visit("/videos", { as: ana })).text();
    expect(html).toContain("Continue watching");
    expect(html).toContain("Continue at 5:01 / 12:00");
  });

  test("at 90 percent counts as watched if that much was played, and stays so", async () => {
    const ana = await signedIn(app().db, "medium");
    const played = {
      position: 640,
      length: 720,
      played: 640,
      updatedAt: new Date(Date.now() - 60_000),
    };
    await app()
      .db.insert(videoProgress)
      .values({ userId: ana.id, videoId: pads.id, ...played });
    expect(await (await save(ana, { position: "648", length: "720" })).json()).toMatchObject({
      watched: true,
    });
    expect(await (await save(ana, { position: "10", length: "720" })).json()).toMatchObject({
      watched: true,
    });
    expect(await kept(ana)).toMatchObject({ position: 10, watchedAt: expect.any(Date) });
    const html = await (await app().visit("/videos?category=brakes", { as: ana })).text();
    expect(html).toContain("Watched");
    expect(html).not.toContain("Continue watching");
  });

  test("is never past the end, nor longer than a day", async () => {
    const ana = await signedIn(app().db, "medium");
    await save(ana, { position: "99999", length: "720" });
    expect(await kept(ana)).toMatchObject({ position: 720, length: 720 });
    await save(ana, { position: "999999999", length: "999999999" });
    expect(await kept(ana)).toMatchObject({ position: 86_400, length: 86_400 });
  });

  test("ignores a reported length of one second", async () => {
    const ana = await signedIn(app().db, "medium");
    expect(await (await save(ana, { position: "1", length: "1" })).json()).toEqual({
      watched: false,
      completed: false,
    });
  });

  test.each([
    {},
    { position: "1" },
    { position: "x", length: "720" },
    { position: "-1", length: "720" },
    { position: "1e3", length: "720" },
    { position: "NaN", length: "NaN" },
  ])("%j is refused", async (form) =>
    expect((await save(bronze, form as Record<string, string>)).status).toBe(422),
  );

  test("is not stored for an unknown video", async () => {
    expect((await save(bronze, { position: "1", length: "720" }, "none")).status).toBe(404);
  });

  test("is not stored for visitors or after the plan has ended", async () => {
    expect((await save(undefined, { position: "1", length: "720" })).status).toBe(401);
    const free = await signedIn(app().db);
    expect((await save(free, { position: "1", length: "720" })).headers.get("location")).toBe(
      "/premium?from=videos",
    );
    expect(await kept(free)).toBeUndefined();
  });
});
