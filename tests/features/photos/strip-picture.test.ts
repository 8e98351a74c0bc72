import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripPicture } from "#app/features/photos/strip-picture.ts";
import { readPicture } from "#app/values/picture.ts";
import {
  animatedWebp,
  chunk,
  join,
  jpeg,
  png,
  progressiveJpeg,
  webp,
} from "../../support/files/pictures.ts";

const limits = { bytes: 1e7, side: 1e5, pixels: 1e9 };
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("latin1");

/** A segment of a JPEG; its length counts itself. */
const segment = (marker: number, body: Uint8Array) =>
  join(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff), body);

/** Exif as a phone writes it: the orientation, its make, and where it was. */
const exif = (orientation: number) =>
  segment(
    0xe1,
    join(
      "Exif\0\0II*\0\x08\0\0\0",
      Uint8Array.of(1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0),
      "Apple iPhone 15 Pro GPS 27.5036N 99.5075W",
    ),
  );
const withNotes = (picture: Uint8Array, orientation = 1) =>
  join(
    picture.subarray(0, 2),
    exif(orientation),
    segment(0xfe, join("shot in Laredo")),
    picture.subarray(2),
    "PK\x03\x04 an archive behind the end",
  );

describe("a JPEG", () => {
  test("Loses place, device, comments and what stands after its end, and keeps its pixels", () => {
    const stripped = stripPicture(withNotes(jpeg), "image/jpeg")!;
    expect(text(stripped)).not.toMatch(/Apple|GPS|Laredo|an archive|Exif/);
    expect(stripped).toEqual(stripPicture(jpeg, "image/jpeg"));
    expect(readPicture(stripped, limits)).toMatchObject({ picture: { width: 40, height: 20 } });
  });

  test.each([2, 3, 6, 8])("Keeps how the camera was held (%d), and nothing else of it", (held) => {
    const stripped = stripPicture(withNotes(jpeg, held), "image/jpeg")!;
    expect(text(stripped)).not.toMatch(/Apple|GPS/);
    const at = text(stripped).indexOf("Exif\0\0");
    const note = new DataView(stripped.buffer, at + 6);
    expect([note.getUint16(8), note.getUint16(10), note.getUint16(18)]).toEqual([1, 0x0112, held]);
  });

  test.each([0, 9, 255])("Ignores an orientation that does not exist (%d)", (held) =>
    expect(stripPicture(withNotes(jpeg, held), "image/jpeg")).toEqual(
      stripPicture(jpeg, "image/jpeg"),
    ),
  );
});

test("A PNG loses its texts and times", () => {
  const noted = png({}, [
    chunk("tEXt", "Author\0Ana"),
    chunk("eXIf", "GPS"),
    chunk("tIME", "1234567"),
  ]);
  expect(stripPicture(noted, "image/png")).toEqual(stripPicture(png(), "image/png"));
  expect(text(stripPicture(noted, "image/png"))).not.toMatch(/Ana|GPS/);
});

test("A WebP loses its notes and its color profile, and one that moves is refused", () => {
  const riff = (...chunks: Uint8Array[]) => {
    const body = join("WEBP", ...chunks);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return join("RIFF", size, body);
  };
  const piece = (name: string, body: Uint8Array) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return join(name, size, body, body.length % 2 ? "\0" : "");
  };
  const extended = piece("VP8X", Uint8Array.of(0x2c, 0, 0, 0, 39, 0, 0, 19, 0, 0));
  const noted = riff(
    extended,
    piece("ICCP", join("Apple P3")),
    webp.subarray(12),
    piece("EXIF", join("GPS")),
  );
  const stripped = stripPicture(noted, "image/webp")!;
  expect(text(stripped)).not.toMatch(/Apple|GPS|EXIF|ICCP/);
  expect(stripped[20]).toBe(0);
  expect(readPicture(stripped, limits)).toMatchObject({ ok: true });
  expect(stripPicture(animatedWebp, "image/webp")).toBeUndefined();
});

test("Stripping twice changes nothing more", () => {
  const samples = [
    ["image/jpeg", withNotes(jpeg, 6)],
    ["image/jpeg", progressiveJpeg],
    ["image/png", png()],
    ["image/webp", webp],
  ] as const;
  for (const [type, bytes] of samples) {
    const once = stripPicture(bytes, type)!;
    expect(stripPicture(once, type)).toEqual(once);
  }
});

test("Bytes that break off or are changed never throw, and what comes out is a picture or nothing", () => {
  const samples = [
    ["image/jpeg", withNotes(jpeg, 3)],
    ["image/png", png()],
    ["image/webp", webp],
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 4 }),
      fc.nat(400),
      ([type, bytes], changes, cut) => {
        const bad = bytes.slice(0, Math.max(12, bytes.length - cut));
        for (const [at, value] of changes) if (at < bad.length) bad[at] = value;
        if (!readPicture(bad, limits).ok) return;
        const stripped = stripPicture(bad, type);
        if (stripped) expect(text(stripped)).not.toMatch(/Apple|Laredo/);
      },
    ),
    { numRuns: 2_000 },
  );
});
