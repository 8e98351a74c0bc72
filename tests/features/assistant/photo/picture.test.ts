import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutFrame } from "#app/features/assistant/photo/frame.ts";
import { cut, type Grey, greyOf, pgm } from "#app/features/assistant/photo/grey.ts";
import { inked, inkOf, seemsLight } from "#app/features/assistant/photo/ink.ts";
import { leanOf } from "#app/features/assistant/photo/lean.ts";
import { relief, surroundings } from "#app/features/assistant/photo/relief.ts";
import { fitted } from "#app/features/assistant/photo/scale.ts";
import { shareOf } from "#app/features/assistant/photo/step.ts";

/** A picture from a function of each pixel. */
const picture = (width: number, height: number, at: (x: number, y: number) => number): Grey => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, n) => at(n % width, Math.floor(n / width))),
});

test("Shrinks a picture in proportion, and never enlarges it", () => {
  expect(fitted({ width: 4000, height: 3000 }, 1200)).toEqual({ width: 1200, height: 900 });
  expect(fitted({ width: 640, height: 480 }, 1200)).toEqual({ width: 640, height: 480 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      (width, height) => {
        const size = fitted({ width, height }, 1200);
        return Math.max(size.width, size.height) <= 1200 && Math.min(size.width, size.height) >= 1;
      },
    ),
  );
});

test("Progress only increases, from 0 to 1", () => {
  const shares = (["open", "load", "start", "read"] as const).flatMap((step) =>
    [0, 0.5, 1].map((done) => shareOf(step, done)),
  );
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
});

test("Grayscale keeps the perceived brightness of a color", () => {
  const { data } = greyOf([0, 0, 0, 255, 255, 255, 255, 255, 0, 255, 0, 255], 3, 1);
  expect([...data]).toEqual([0, 255, 149]);
});

/** Bars like letters in the middle of a sheet that gets darker to the right. */
const letters = (ground: number, ink: number) =>
  picture(
    160,
    120,
    (x, y) =>
      (y % 24 < 8 && x % 10 < 3 && x > 30 && x < 130 && y > 20 && y < 100 ? ink : ground) + x * 0.1,
  );

test.each([
  ["dark on light", letters(180, 40), false],
  ["light on dark", letters(40, 180), true],
])("Makes letters %s dark on white, with or without a shadow", (_, sheet, light) => {
  const levels = relief(sheet, surroundings(sheet, 12));
  expect(seemsLight(levels, 160, 120)).toBe(light);
  const { data } = inked(levels, 160, 120, inkOf(levels, 160, 120, light));
  expect(data[48 * 160 + 61]).toBeLessThan(60);
  expect(data[60 * 160 + 65]).toBe(255);
});

test.each([-9, -3.5, 0, 2, 7])("Measures a lean of %s degrees", (degrees) => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const sheet = picture(400, 300, (x, y) =>
    (((y - x * slope) % 20) + 20) % 20 < 6 && x % 12 < 8 ? 40 : 200,
  );
  expect(leanOf(sheet)).toBeCloseTo(degrees, 0);
});

test("Removes a frame and cuts the picture to its letters", () => {
  const sheet = picture(400, 400, (x, y) => {
    const frame =
      x > 20 && x < 380 && y > 20 && y < 380 && !(x > 40 && x < 360 && y > 40 && y < 360);
    const letter = x >= 160 && x < 240 && y >= 200 && y < 224 && x % 16 < 8;
    return frame || letter ? 0 : 255;
  });
  const found = withoutFrame(sheet)!;
  expect(found.box).toEqual({ left: 140, top: 180, right: 252, bottom: 244 });
  expect(found.picture.data.filter((value) => value === 0).length).toBe(5 * 8 * 24);
  expect(withoutFrame(picture(400, 400, () => 255))).toBeUndefined();
});

test("Clips a part at the edges of the picture", () => {
  const part = cut(
    picture(4, 3, (x, y) => y * 4 + x),
    { left: 2.4, top: -3, right: 9, bottom: 1.5 },
  );
  expect(part).toEqual({ width: 2, height: 2, data: Uint8Array.of(2, 3, 6, 7) });
});

test("Writes a PGM file: a header and the pixels", async () => {
  const bytes = new Uint8Array(await pgm(picture(2, 1, (x) => x + 7)).arrayBuffer());
  expect(new TextDecoder().decode(bytes)).toBe("P5\n2 1\n255\n\x07\x08");
});
