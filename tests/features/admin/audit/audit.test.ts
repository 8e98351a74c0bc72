import { expect, test } from "vitest";
import { changesIn, thingIn } from "#app/features/admin/audit/audit.ts";

test("Lists only the facts that changed", () => {
  const lines = changesIn({
    before: { name: "A", active: true },
    after: { name: "B", active: true },
  });
  expect(lines).toEqual([{ name: "name", was: "A", is: "B" }]);
  expect(changesIn({ before: { name: "A" }, after: null })).toEqual([
    { name: "name", was: "A", is: undefined },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});

test("Names the subject by its stored name", () => {
  expect(thingIn({ before: { name: "Old" }, after: { name: "New" } })).toBe("New");
  expect(thingIn({ before: { title: "Gone" }, after: null })).toBe("Gone");
  expect(thingIn({ before: null, after: { tier: "premium" } })).toBeUndefined();
});
