import { expect, test } from "vitest";
import { listQuery } from "#app/values/list-query.ts";

test.each([
  ["", ""],
  ["?lng=es", ""],
  ["?q=brake+pads&lng=es", "?q=brake+pads"],
  ["?after=1700_ab&shown=40", "?after=1700_ab&shown=40"],
])("the way back to a list at %j is %j: its search and rows, not the language", (search, query) => {
  expect(listQuery(search)).toBe(query);
});
