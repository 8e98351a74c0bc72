import { describe, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import {
  chunk,
  head,
  join,
  jpeg,
  pixels,
  png,
  pngStart,
  webp,
} from "../../../support/files/pictures.ts";
import { signedIn } from "../../../support/people.ts";
import {
  bentByte,
  broken,
  fine,
  notAPicture,
  tooMany,
} from "../../../support/repair/logo-files.ts";
import { logosOf } from "../../../support/repair/logos.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const app = openApp();
const { shopOf, filesOf, upload, served } = logosOf(app);

describe("S8: crafted files", () => {
  test.each(notAPicture)("%s is not a picture", async (_, bytes, name, type) =>
    refusedWith("not a PNG, JPEG or WebP", bytes, name, type),
  );
  test.each(broken)("%s cannot be read", async (_, bytes) =>
    refusedWith("could not read this picture", bytes),
  );
  test.each(tooMany)("%s has too many pixels", async (_, bytes) =>
    refusedWith("too many pixels", bytes),
  );
  test("a megabyte and a byte is too large", () =>
    refusedWith(
      "at most 1 MB",
      png({}, [chunk("tEXt", new Uint8Array(1024 * 1024 + 1 - png().length - 12))]),
    ));

  async function refusedWith(sentence: string, bytes: Bytes, name?: string, type?: string) {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes, name, type);
    expect(await answer.text()).toContain(sentence);
    expect(answer.status).toBe(422);
    expect(await shopOf(ana)).toBeUndefined();
    expect(await filesOf(ana)).toEqual([]);
  }

  test.each(fine)("%s is drawn anew as %s", async (_, bytes, type) => {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes, "evil.html", "text/html");
    expect(answer.status).toBe(200);
    const logo = await served(ana);
    expect(logo.type).toBe(type);
    const text = Buffer.from(logo.bytes).toString("latin1");
    for (const trace of ["pwned", "<script", "<?php", "PK\x03\x04"])
      expect(text).not.toContain(trace);
  });

  // Files that a lenient decoder may accept and a strict one may not: stored clean or rejected,
  // never anything between.
  test.each([
    ["a PNG with a wrong checksum in its head", bentByte(png(), 30)],
    ["a PNG with a wrong checksum on its pixels", bentByte(png(), png().length - 14)],
    ["a PNG with a wrong checksum on a note", png({}, [chunk("tEXt", "a\0b", { crc: 1 })])],
    [
      "a PNG whose pixels end early",
      join(pngStart, head({ height: 200 }), pixels(), chunk("IEND")),
    ],
    ["a JPEG with a bent byte in its pixels", bentByte(jpeg, jpeg.length - 30)],
    ["a WebP with a bent byte in its pixels", bentByte(webp, 60)],
  ])("%s is stored clean or refused", async (_, bytes) => {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes as Bytes);
    expect([200, 422]).toContain(answer.status);
    if (answer.status === 200) await served(ana);
    else expect(await answer.text()).toContain("could not read this picture");
  });
});
