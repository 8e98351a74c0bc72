import { expect, test } from "vitest";
import { matching, wordGroup } from "#app/features/videos/list/full-text.ts";
import { groupsIn } from "#app/features/videos/list/search-groups.ts";

test("typed text never becomes an operator of the full-text index", () => {
  const typed = ['Frenó"', '"zor OR', "b*"].map(wordGroup);
  expect(matching(typed, { category: "brakes", difficulty_level: undefined })).toBe(
    '{title description} : ("freno"*) AND {title description} : ("zor or") AND {title description} : ("b") AND category : "brakes"',
  );
  expect(matching(groupsIn("?!*\"'"), {})).toBe('"\uE000"');
  expect(matching(groupsIn('zebra" OR title : x'), {})).toBe(
    '{title description} : ("zebra"*) AND {title description} : ("or") AND {title description} : ("title"*) AND {title description} : ("x")',
  );
});
