import fc from "fast-check";
import { expect, test } from "vitest";
import { isLogoFile, logoLimits, readPicture } from "#app/features/shop/logo.ts";
import {
  animatedWebp,
  chunk,
  cmykJpeg,
  head,
  join,
  jpeg,
  pixels,
  png,
  pngStart,
  progressiveJpeg,
  transparentWebp,
  webp,
} from "../../support/files/pictures.ts";

const dot = { width: 40, height: 20 };

test.each([
  ["a PNG", png(), { type: "image/png", ...dot, transparent: false }],
  ["a PNG with alpha", png({ colour: 6 }), { type: "image/png", ...dot, transparent: true }],
  [
    "a PNG with one colour cut out",
    png({}, [chunk("tRNS", "\0\0\0\0\0\0")]),
    { type: "image/png", ...dot, transparent: true },
  ],
  ["a JPEG", jpeg, { type: "image/jpeg", ...dot, transparent: false }],
  ["a progressive JPEG", progressiveJpeg, { type: "image/jpeg", ...dot, transparent: false }],
  ["a CMYK JPEG", cmykJpeg, { type: "image/jpeg", ...dot, transparent: false }],
  ["a WebP", webp, { type: "image/webp", ...dot, transparent: false }],
  ["a WebP with alpha", transparentWebp, { type: "image/webp", ...dot, transparent: true }],
  [
    "a WebP in motion",
    animatedWebp,
    { type: "image/webp", width: 8, height: 8, transparent: false },
  ],
])("%s is read", (_, bytes, picture) => expect(readPicture(bytes)).toEqual({ ok: true, picture }));

test("the limits hold to the byte and to the pixel", () => {
  const padded = (size: number) =>
    png({}, [chunk("tEXt", new Uint8Array(size - png().length - 12))]);
  expect(readPicture(padded(logoLimits.bytes))).toMatchObject({ ok: true });
  expect(readPicture(padded(logoLimits.bytes + 1))).toEqual({ ok: false, problem: "tooLarge" });
  const claiming = (width: number, height: number) =>
    join(pngStart, head({ width, height }), pixels(), chunk("IEND"));
  expect(readPicture(claiming(10_000, 4_000))).toMatchObject({ ok: true });
  expect(readPicture(claiming(10_001, 1))).toEqual({ ok: false, problem: "tooManyPixels" });
  expect(readPicture(claiming(8_000, 5_001))).toEqual({ ok: false, problem: "tooManyPixels" });
  expect(readPicture(claiming(4_294_967_295, 4_294_967_295))).toEqual({
    ok: false,
    problem: "tooManyPixels",
  });
  expect(readPicture(claiming(0, 20))).toEqual({ ok: false, problem: "broken" });
});

test.each([
  ["PNG", png()],
  ["JPEG", jpeg],
  ["WebP", webp],
  ["WebP with alpha", transparentWebp],
])("a %s cut off anywhere is not a picture", (_, bytes) => {
  for (let end = 0; end < bytes.length; end++)
    expect(readPicture(bytes.slice(0, end)).ok).toBe(false);
});

test("no bytes whatever make it throw", () => {
  const starts = [pngStart, "\xff\xd8\xff", "RIFF\x20\0\0\0WEBPVP8X", ""];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      readPicture(join(start, rest));
    }),
    { numRuns: 2_000 },
  );
  const originals = [png(), jpeg, webp, transparentWebp, animatedWebp];
  fc.assert(
    fc.property(fc.constantFrom(...originals), fc.nat(), fc.nat(255), (bytes, at, byte) => {
      const bent = bytes.slice();
      bent[at % bent.length] = byte;
      readPicture(bent);
    }),
    { numRuns: 5_000 },
  );
});

test("a logo's name is a hash and one of two endings", () => {
  const hash = "0".repeat(64);
  for (const name of [`${hash}.png`, `${"af".repeat(32)}.jpg`]) expect(isLogoFile(name)).toBe(true);
  for (const name of [
    "",
    `${hash}.svg`,
    `${hash}.PNG`,
    `${hash}.png\n`,
    `${hash}`,
    `${"A".repeat(64)}.png`,
    `../${hash}.png`,
    `x${hash}.jpg`,
  ])
    expect(isLogoFile(name)).toBe(false);
});
