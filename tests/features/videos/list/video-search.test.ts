import { expect, test } from "vitest";
import { videosAddress, videosPerPage } from "#app/features/videos/list/video-search.ts";

test("a search survives a round trip through its address", () => {
  const search = {
    text: "frenos ABS",
    category: "brakes",
    difficulty: "advanced",
    before: 77,
    show: 36,
  } as const;
  expect(videosAddress.read(new URL(videosAddress.href(search), "http://x").searchParams)).toEqual(
    search,
  );
  expect(videosAddress.href({})).toBe("/videos");
});

test.each([
  "category=all&difficulty=all",
  "category=Brakes",
  "difficulty=x'--",
  "before=-1",
  "before=1e9",
  "before=99999999999999999999",
])("ignores invalid values in an address: %s", (query) =>
  expect(videosAddress.read(new URLSearchParams(query))).toEqual({
    text: "",
    show: videosPerPage,
  }),
);
