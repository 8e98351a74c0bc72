import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { handoutLimit } from "#app/features/videos/catalog/handout.ts";
import { openApp } from "../../support/app.ts";
import { jpeg } from "../../support/files/pictures.ts";
import { openVideoAdmin } from "../../support/learning/video-admin.ts";
import { freshYoutubeId, pdfBytes } from "../../support/learning/video-form.ts";
import { openPublicWeb } from "../../support/machine/public-web.ts";
import { makeVideo } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

openPublicWeb();
const app = openApp();
const { bronze, add, edit, rowOf, countFiles } = openVideoAdmin(app);
const download = (id: string, as: Person | undefined) =>
  app().visit(`/videos/${id}/handout`, { as });

describe("a handout", () => {
  test("can be downloaded by members who may watch, and by no one else", async () => {
    const id = newId();
    await add(
      { id, title: "Señal & <b>ruido</b>" },
      { bytes: pdfBytes(900), name: "../../etc/passwd.html", type: "text/html" },
    );
    const answer = await download(id, bronze());
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdfBytes(900));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="Senal-b-ruido-b.pdf"',
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    for (const person of [
      await signedIn(app().db),
      await lapsed(app().db, "medium"),
      await lapsed(app().db, "premium"),
    ]) {
      const shared = await download(id, person);
      expect([shared.status, shared.headers.get("location")]).toEqual([
        302,
        "/premium?from=videos",
      ]);
      expect(await shared.text()).toBe("");
    }
    expect((await download(id, undefined)).headers.get("location")).toMatch(/^\/login/);
    expect((await download(newId(), bronze())).status).toBe(404);
    expect((await download((await makeVideo(app().db)).id, bronze())).status).toBe(404);
  });

  test.each([
    ["a page", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
    ["a picture", jpeg],
    ["a PDF after other bytes", new Uint8Array([0x3c, ...pdfBytes()])],
    ["a truncated PDF", pdfBytes().slice(0, 400)],
    ["nothing", new Uint8Array(0)],
  ])("rejects %s", async (_, bytes) => {
    const before = await countFiles("handouts/");
    const answer = await add({}, { bytes: bytes as Uint8Array<ArrayBuffer> });
    expect([answer.status, (await answer.text()).includes("This file is not a PDF.")]).toEqual([
      422,
      true,
    ]);
    expect(await countFiles("handouts/")).toBe(before);
  });

  test("is accepted up to twenty megabytes, and rejected above", {
    timeout: 600_000,
  }, async () => {
    const id = newId();
    expect((await add({ id }, { bytes: pdfBytes(handoutLimit) })).status).toBe(302);
    expect((await rowOf(id))!.handoutBytes).toBe(handoutLimit);
    for (const size of [handoutLimit + 1, 30 * 1024 * 1024]) {
      const answer = await add({}, { bytes: pdfBytes(size) });
      expect([answer.status, (await answer.text()).includes("too large: at most 20 MB")]).toEqual([
        422,
        true,
      ]);
    }
  });

  test("is replaced and removed with its file", async () => {
    const [id, url] = [newId(), `https://youtu.be/${freshYoutubeId()}`];
    await add({ id, url }, { bytes: pdfBytes(700) });
    const before = await countFiles("handouts/");
    await edit(id, { url, version: "1" }, { bytes: pdfBytes(800) });
    expect(new Uint8Array(await (await download(id, bronze())).arrayBuffer())).toHaveLength(800);
    expect(await countFiles("handouts/")).toBe(before);
    await edit(id, { url, version: "2" });
    expect((await download(id, bronze())).status).toBe(200);
    await edit(id, { url, version: "3", removeHandout: "yes" });
    expect((await download(id, bronze())).status).toBe(404);
    expect(await countFiles("handouts/")).toBe(before - 1);
  });
});
