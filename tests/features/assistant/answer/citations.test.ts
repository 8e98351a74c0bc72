import fc from "fast-check";
import { expect, test } from "vitest";
import { citedIn, dropCitations } from "#app/features/assistant/answer/citations.ts";

test.each([
  ["Coil [1].", 1, "Coil [1]."],
  ["Coil [2].", 1, "Coil."],
  ["Coil [1][9] and plug [12].", 3, "Coil [1] and plug."],
  ["Both [1, 2] and [2, 7]", 2, "Both [1, 2] and [2]"],
  ["None [1]", 0, "None"],
  ["A link [1](https://x.example) stays", 0, "A link [1](https://x.example) stays"],
  [
    "[a] and [ ] and array[0] stay as they are but the last",
    2,
    "[a] and [ ] and array stay as they are but the last",
  ],
  ["half [1", 0, "half [1"],
  ["Plug [7]: new.", 1, "Plug: new."],
])("Shows %j with %i sources as %j", (answer, sources, shown) =>
  expect(dropCitations(answer, sources)).toBe(shown),
);

test("Remaining citations name sources only", () => {
  const text = fc.array(
    fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom("[1]", "[2, 3]", "[44]", "[0]", "[1](")),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(text, fc.nat(5), (parts, sources) => {
      for (const n of citedIn(dropCitations(parts.join(""), sources)))
        expect(n >= 1 && n <= sources).toBe(true);
    }),
  );
});
