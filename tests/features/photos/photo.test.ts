import { expect, test } from "vitest";
import {
  isHeic,
  photoLimits,
  photoType,
  readPhoto,
  storageState,
} from "#app/features/photos/photo.ts";
import { chunk, gif, head, join, jpeg, png, pngStart } from "../../support/files/pictures.ts";

/** A PNG that says how large it is, and holds next to nothing. */
const claiming = (width: number, height: number) =>
  join(pngStart, head({ width, height }), chunk("IDAT", "x"), chunk("IEND"));

const heic = join("\0\0\0\x18ftypheic\0\0\0\0mif1heic");

test("Knows an iPhone's format by its bytes, so that it can say what to do", () => {
  expect(isHeic(heic)).toBe(true);
  expect(isHeic(jpeg)).toBe(false);
  expect(readPhoto(heic)).toEqual({ ok: false, problem: "heic" });
});

test.each([
  ["a GIF", gif, "type"],
  ["a web page", join("<!doctype html><script>alert(1)</script>"), "type"],
  ["a PNG that breaks off", png().subarray(0, 60), "broken"],
  ["a small file that claims to be huge", claiming(60_000, 60_000), "tooManyPixels"],
  ["more than twelve megapixels", claiming(4_100, 3_100), "tooManyPixels"],
  ["more bytes than fit", new Uint8Array(photoLimits.bytes + 1), "tooLarge"],
] as const)("Refuses %s", (_, bytes, problem) =>
  expect(readPhoto(bytes)).toEqual({ ok: false, problem }),
);

test("Takes twelve megapixels as phones count them, and names types by the file", () => {
  expect(photoLimits.pixels).toBeGreaterThanOrEqual(4_032 * 3_024);
  expect(["a.jpg", "a.png", "a.webp"].map(photoType)).toEqual([
    "image/jpeg",
    "image/png",
    "image/webp",
  ]);
});

test("Tells a shop before its storage is full", () => {
  const { perShop } = photoLimits;
  expect([0, 0.79, 0.8, 0.99, 1].map((share) => storageState(share * perShop))).toEqual([
    "free",
    "free",
    "nearly",
    "nearly",
    "full",
  ]);
});
