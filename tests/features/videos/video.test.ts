import fc from "fast-check";
import { expect, test } from "vitest";
import { clock, fileSize } from "#app/features/videos/figures.ts";
import { matching, wordGroup } from "#app/features/videos/list/full-text.ts";
import { groupsIn } from "#app/features/videos/list/search-groups.ts";
import {
  readVideoSearch,
  searchQuery,
  videosPerPage,
} from "#app/features/videos/list/video-search.ts";
import { heard, isWatched, playedSince, resumeAt } from "#app/features/videos/watching.ts";

test.each([
  [540, 600, 10, true],
  [539, 600, 10, false],
  [600, 600, null, true],
  [0, 0, null, false],
  // A player that claims a far shorter video than the administrator wrote down is not believed.
  [1, 1, 10, false],
  [485, 500, 9, true],
])(
  "%i of %i seconds, written down as %s minutes: watched is %s",
  (position, length, minutes, watched) => {
    expect(isWatched({ position, length, played: position }, minutes)).toBe(watched);
  },
);

test("a position alone is no watching: it must have been played, by the server's clock and at double speed at most", () => {
  const last = { position: 100, played: 100, heardAt: 1_000_000 };
  const after = (seconds: number, position: number, latest = 0) =>
    playedSince(last, position, latest, 1_000_000 + seconds * 1_000);
  expect(after(10, 110)).toBe(110);
  expect(after(10, 120)).toBe(120);
  expect(after(10, 600), "a jump").toBe(120);
  expect(after(0.1, 600), "a script").toBe(100);
  expect(after(-5, 600), "a clock that went back").toBe(100);
  expect(after(10, 20), "backwards").toBe(100);
  expect(after(10, 120, 1_009_000), "another tab was heard a second ago").toBe(102);
  expect(playedSince(undefined, 600, 0, 1_000_000), "never heard before").toBe(30);
  expect(isWatched({ position: 600, length: 600, played: 479 }, 10)).toBe(false);
  expect(isWatched({ position: 600, length: 600, played: 480 }, 10)).toBe(true);
});

test("what a player says is kept within the video, and the video within a day", () => {
  expect(heard(700, 600)).toEqual({ position: 600, length: 600 });
  expect(heard(-4, 600.4)).toEqual({ position: 0, length: 600 });
  expect(heard(1e9, 1e9)).toEqual({ position: 86_400, length: 86_400 });
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (position, length) => {
      const kept = heard(position, length);
      expect(kept.position).toBeGreaterThanOrEqual(0);
      expect(kept.position).toBeLessThanOrEqual(kept.length);
      expect(kept.length).toBeLessThanOrEqual(86_400);
    }),
  );
});

test("one goes on a breath before, and from the beginning after the end", () => {
  expect(resumeAt({ position: 300, length: 600 })).toBe(297);
  expect(resumeAt({ position: 4, length: 600 })).toBe(0);
  expect(resumeAt({ position: 590, length: 600 })).toBe(0);
});

test("seconds and sizes are written for people", () => {
  expect([0, 65, 599, 3_600, 7_325].map(clock)).toEqual([
    "0:00",
    "1:05",
    "9:59",
    "1:00:00",
    "2:02:05",
  ]);
  expect([
    fileSize(400, "en"),
    fileSize(640_000, "en"),
    fileSize(1_240_000, "en"),
    fileSize(1_240_000, "es"),
  ]).toEqual(["1 KB", "640 KB", "1.2 MB", "1,2 MB"]);
});

test("a view is its address, there and back", () => {
  const search = {
    text: "frenos ABS",
    category: "brakes",
    difficulty: "advanced",
    before: 77,
    show: 36,
  } as const;
  expect(readVideoSearch(new URLSearchParams(searchQuery(search)))).toEqual(search);
  expect(searchQuery({ text: "" })).toBe("");
});

test.each([
  "category=all&difficulty=all",
  "category=Brakes",
  "difficulty=x'--",
  "before=-1",
  "before=1e9",
  "before=99999999999999999999",
])("what makes no sense in an address is left out: %s", (query) =>
  expect(readVideoSearch(new URLSearchParams(query))).toEqual({
    text: "",
    show: videosPerPage,
  }),
);

test("what is typed never becomes an operator of the full-text index", () => {
  const typed = ['Frenó"', '"zor OR', "b*"].map(wordGroup);
  expect(matching(typed, { category: "brakes", difficulty_level: undefined })).toBe(
    '{title description} : ("freno"*) AND {title description} : ("zor or") AND {title description} : ("b") AND category : "brakes"',
  );
  expect(matching(groupsIn("?!*\"'"), {})).toBe('"\uE000"');
  expect(matching(groupsIn('zonda" OR title : x'), {})).toBe(
    '{title description} : ("zonda"*) AND {title description} : ("or") AND {title description} : ("title"*) AND {title description} : ("x")',
  );
});
