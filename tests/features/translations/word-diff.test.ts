import { expect, test } from "vitest";
import { wordDiff } from "#app/features/translations/review/word-diff.ts";

test("Names the words that went and those that came", () => {
  expect(wordDiff("front pads are worn", "rear pads are worn")).toEqual([
    { kind: "removed", text: "front " },
    { kind: "added", text: "rear " },
    { kind: "same", text: "pads are worn" },
  ]);
});

test("A text of many words counts as changed as a whole", () => {
  const long = "word ".repeat(500);
  expect(wordDiff(long, "short").map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
