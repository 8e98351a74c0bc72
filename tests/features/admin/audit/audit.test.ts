import { expect, test } from "vitest";
import { changesIn, thingIn } from "#app/features/admin/audit/audit.ts";

test("of a change only what did change is told", () => {
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

test("what was acted on is called by the name that the line keeps", () => {
  expect(thingIn({ before: { name: "Old" }, after: { name: "New" } })).toBe("New");
  expect(thingIn({ before: { title: "Gone" }, after: null })).toBe("Gone");
  expect(thingIn({ before: null, after: { tier: "premium" } })).toBeUndefined();
});
