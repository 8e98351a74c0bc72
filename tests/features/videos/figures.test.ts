import { expect, test } from "vitest";
import { clock, fileSize } from "#app/features/videos/figures.ts";

test("formats durations and file sizes", () => {
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
