import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test, vi } from "vitest";
import { catalogQuery } from "#app/features/videos/catalog/catalog.server.ts";
import { certificates, videoProgress } from "#app/features/videos/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { jpeg } from "../../support/files/pictures.ts";
import { openVideoAdmin } from "../../support/learning/video-admin.ts";
import { freshYoutubeId, pdfBytes, videoFormData } from "../../support/learning/video-form.ts";
import { openPublicWeb } from "../../support/machine/public-web.ts";
import { makeVideo } from "../../support/make.ts";

const web = openPublicWeb();
const app = openApp();
const { admin, bronze, add, edit, rowOf, countFiles } = openVideoAdmin(app);
const audit = (id: string) => app().db.select().from(auditLog).where(eq(auditLog.subjectId, id));

describe("adding", () => {
  test("stores the addresses of player and thumbnail, the picture, and an audit entry", async () => {
    const [id, youtubeId] = [newId(), freshYoutubeId()];
    web.publish(`https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`, () => new Response(jpeg));
    const answer = await add({
      id,
      url: `https://www.youtube.com/shorts/${youtubeId}?feature=share`,
      minutes: "",
      language: "es",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin/videos"]);
    expect(await rowOf(id)).toMatchObject({
      videoUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}`,
      thumbnailUrl: `https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`,
      minutes: null,
      language: "es",
    });
    expect(await audit(id)).toMatchObject([{ actorId: admin().id, action: "video.added" }]);
    const key = await vi.waitFor(async () => {
      const { pictureKey } = (await rowOf(id))!;
      expect(pictureKey).not.toBeNull();
      return pictureKey;
    });
    const picture = await app().visit(`/pictures/${key}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("the same form twice adds one video; another form with that video is rejected", async () => {
    const form = { id: newId(), url: `https://youtu.be/${freshYoutubeId()}` };
    expect((await add(form)).status).toBe(302);
    expect((await add(form)).status).toBe(302);
    const again = await add({ ...form, id: newId() });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("This video has already been added.");
    expect(await audit(form.id)).toHaveLength(1);
  });

  test.each([
    [{ url: "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ" }, "Invalid YouTube URL format"],
    [{ url: "https://vimeo.com/1" }, "Invalid YouTube URL format"],
    [{ url: "https://youtu.be/dQw4w9WgXc" }, "Could not extract video ID"],
    [{ url: "https://youtu.be/dQw4w9WgXcQQ" }, "Could not extract video ID"],
    [{ url: "" }, "This field is required."],
    [{ language: "fr" }, "Choose one of the options."],
    [{ title: "  " }, "This field is required."],
    [{ minutes: "0" }, "Enter whole minutes"],
    [{ minutes: "1.5" }, "Enter whole minutes"],
    [{ minutes: "-3" }, "Enter whole minutes"],
    [{ minutes: "1e9" }, "Enter whole minutes"],
    [{ minutes: "1000000000" }, "Enter whole minutes"],
    [{ category: "boats" }, "Choose one of the options."],
    [{ difficulty: "all" }, "Choose one of the options."],
    [{ title: "x".repeat(201) }, "at most 200"],
  ])("rejects %j, keeping the input", async (fields, sentence) => {
    const id = newId();
    const answer = await add({ id, description: "Kept as typed", ...fields });
    const html = await answer.text();
    expect([answer.status, html.includes(sentence), html.includes("Kept as typed")]).toEqual([
      422,
      true,
      true,
    ]);
    expect(await rowOf(id)).toBeUndefined();
  });

  test("shows an error when the database fails", async () => {
    const id = newId();
    const answer = await app().without("audit_log", () => add({ id }, { bytes: pdfBytes() }));
    expect([
      answer.status,
      (await answer.text()).includes("Error creating video tutorial"),
    ]).toEqual([503, true]);
    expect(await rowOf(id)).toBeUndefined(); // no row without its audit entry
  });
});

describe("the specification's messages in Spanish", () => {
  const post = (path: string, form: FormData | Record<string, string> = {}) =>
    app().visit(`${path}?lng=es`, { as: admin(), form });

  test.each([
    ["https://vimeo.com/1", "El formato de la URL de YouTube no es válido"],
    ["https://youtu.be/dQw4w9WgXc", "No se pudo obtener el ID del video"],
  ])("for the address %s", async (url, sentence) => {
    const answer = await post("/admin/videos/new", videoFormData({ url }));
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([422, true]);
  });

  test("and in English, when the database fails", async () => {
    const { id } = await makeVideo(app().db);
    const fresh = () => videoFormData({ url: `https://youtu.be/${freshYoutubeId()}` });
    await app().takeAway("audit_log");
    const added = await (await post("/admin/videos/new", fresh())).text();
    const deleted = await (await post(`/admin/videos/${id}/delete`)).text();
    const english = await app().visit(`/admin/videos/${id}/delete`, { as: admin(), form: {} });
    expect(added).toContain("Error al crear el video");
    expect(deleted).toContain("Error al eliminar el video. Intente de nuevo.");
    expect([
      english.status,
      (await english.text()).includes("Error deleting video. Please try again."),
    ]).toEqual([503, true]);
    expect(await rowOf(id)).toBeDefined();
  });
});

describe("editing", () => {
  test("warns about another change, keeps the input, and may then overwrite", async () => {
    const [id, url] = [newId(), `https://youtu.be/${freshYoutubeId()}`];
    await add({ id, url });
    expect((await edit(id, { url, version: "1", title: "By the first" })).status).toBe(302);
    const second = await edit(id, { url, version: "1", title: "By the second" });
    const html = await second.text();
    expect([
      second.status,
      html.includes("Someone else changed this video"),
      html.includes("By the second"),
    ]).toEqual([409, true, true]);
    expect(html).toMatch(/name="version"[^>]*value="2"/);
    expect((await rowOf(id))!.title).toBe("By the first");
    expect(await audit(id)).toHaveLength(2);
    await edit(id, { url, version: "2", title: "By the second" });
    expect(await rowOf(id)).toMatchObject({ title: "By the second", version: 3 });
  });

  test("warns three of four edits at the same time", async () => {
    const [id, url] = [newId(), `https://youtu.be/${freshYoutubeId()}`];
    await add({ id, url });
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((title) => edit(id, { url, version: "1", title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
    expect(await audit(id)).toHaveLength(2);
    expect((await rowOf(id))!.version).toBe(2);
  });

  test("updates the search index", async () => {
    const [id, url] = [newId(), `https://youtu.be/${freshYoutubeId()}`];
    await add({ id, url, title: "Oldword" });
    await edit(id, { url, version: "1", title: "Newword", description: "" });
    const found = async (text: string) =>
      (await catalogQuery(app().db, { text })).map((video) => video.id);
    expect(await found("oldword")).toEqual([]);
    expect(await found("newword")).toEqual([id]);
  });

  test("of an unknown video, or without a version, changes nothing", async () => {
    expect((await edit(newId(), { version: "1" })).status).toBe(404);
    const { id } = await makeVideo(app().db);
    expect((await edit(id, {})).status).toBe(422);
  });
});

describe("deleting", () => {
  test("deletes handout, picture and progress, and leaves certificates", async () => {
    const { db } = app();
    const id = newId();
    await add({ id }, { bytes: pdfBytes() });
    const before = await countFiles("handouts/");
    await db
      .insert(videoProgress)
      .values({ userId: bronze().id, videoId: id, position: 5, length: 9, updatedAt: new Date() });
    await db.insert(certificates).values({
      number: newId(),
      userId: bronze().id,
      category: "brakes",
      name: "B",
      videos: 1,
      issuedAt: new Date(),
    });
    const answer = await app().visit(`/admin/videos/${id}/delete`, { as: admin(), form: {} });
    expect(answer.headers.get("location")).toBe("/admin/videos");
    expect(await rowOf(id)).toBeUndefined();
    expect(await db.select().from(videoProgress).where(eq(videoProgress.videoId, id))).toEqual([]);
    expect(
      await db.select().from(certificates).where(eq(certificates.userId, bronze().id)),
    ).toHaveLength(1);
    expect(await countFiles("handouts/")).toBe(before - 1);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["video.added", "video.removed"]);
  });

  test("of a deleted video answers 404", async () => {
    const answer = await app().visit(`/admin/videos/${newId()}/delete.data`, {
      as: admin(),
      form: {},
    });
    expect([answer.status, (await answer.text()).includes("videos:admin.notDeleted")]).toEqual([
      404,
      true,
    ]);
  });
});
