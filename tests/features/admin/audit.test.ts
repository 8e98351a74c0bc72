import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionWords, changesIn, thingIn } from "#app/features/admin/audit.ts";

test("everything that is written into the audit log has its words", () => {
  const writers = globSync("app/**/*.server.ts")
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => /auditEntry(If)?\(/.test(text));
  const literal = writers.flatMap((text) =>
    [...text.matchAll(/"((?:user|site|source|videos?|live|post)\.[a-zA-Z]+)"/g)].map(
      ([, action]) => action!,
    ),
  );
  expect(new Set(literal).size).toBeGreaterThanOrEqual(17);
  for (const action of [...literal, "post.hidden", "post.stands"])
    expect(Object.keys(actionWords)).toContain(action);
});

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
