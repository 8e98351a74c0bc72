import fc from "fast-check";
import { expect, test } from "vitest";
import { isWatched, playedSince, resumeAt, storedPosition } from "#app/features/videos/watching.ts";

test.each([
  [540, 600, 10, true],
  [539, 600, 10, false],
  [600, 600, null, true],
  [0, 0, null, false],
  // A far shorter length than the administrator entered is ignored.
  [1, 1, 10, false],
  [485, 500, 9, true],
])(
  "%i of %i seconds of a video of %s minutes: watched is %s",
  (position, length, minutes, watched) => {
    expect(isWatched({ position, length, played: position }, minutes)).toBe(watched);
  },
);

test("counts played time by the server's clock, at double speed at most", () => {
  const last = { position: 100, played: 100, reportedAt: 1_000_000 };
  const after = (seconds: number, position: number, latest = 0) =>
    playedSince(last, position, latest, 1_000_000 + seconds * 1_000);
  expect(after(10, 110)).toBe(110);
  expect(after(10, 120)).toBe(120);
  expect(after(10, 600), "a jump").toBe(120);
  expect(after(0.1, 600), "a script").toBe(100);
  expect(after(-5, 600), "a clock that went back").toBe(100);
  expect(after(10, 20), "backwards").toBe(100);
  expect(after(10, 120, 1_009_000), "another tab reported a second ago").toBe(102);
  expect(playedSince(undefined, 600, 0, 1_000_000), "first report").toBe(30);
  expect(isWatched({ position: 600, length: 600, played: 479 }, 10)).toBe(false);
  expect(isWatched({ position: 600, length: 600, played: 480 }, 10)).toBe(true);
});

test("a stored position is within the video, and the video within a day", () => {
  expect(storedPosition(700, 600)).toEqual({ position: 600, length: 600 });
  expect(storedPosition(-4, 600.4)).toEqual({ position: 0, length: 600 });
  expect(storedPosition(1e9, 1e9)).toEqual({ position: 86_400, length: 86_400 });
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (position, length) => {
      const stored = storedPosition(position, length);
      expect(stored.position).toBeGreaterThanOrEqual(0);
      expect(stored.position).toBeLessThanOrEqual(stored.length);
      expect(stored.length).toBeLessThanOrEqual(86_400);
    }),
  );
});

test("resumes a little earlier, and from the beginning after the end", () => {
  expect(resumeAt({ position: 300, length: 600 })).toBe(297);
  expect(resumeAt({ position: 4, length: 600 })).toBe(0);
  expect(resumeAt({ position: 590, length: 600 })).toBe(0);
});
