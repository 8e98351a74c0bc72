import { expect, test } from "vitest";
import { knownLines } from "#app/features/assistant/job/known-lines.ts";

const known = new Map([
  ["Weak spark", "Chispa débil"],
  ["P0301: Misfire", "P0301: Falla"],
]);

test("Known lines keep their list marks and citations and go to no translator", () => {
  const { rest, join } = knownLines("P0301: Misfire [1]\n\n1. Weak spark [1, 2]\n- Ask me", known);
  expect(rest).toBe("- Ask me");
  expect(join("- Pregúnteme")).toBe("P0301: Falla [1]\n\n1. Chispa débil [1, 2]\n- Pregúnteme");
});

test("A line that says more than what is known goes to the translator whole", () => {
  expect(knownLines("Weak spark when cold", known).rest).toBe("Weak spark when cold");
  expect(knownLines("Weak spark [1]: P0301: Misfire", known).rest).toBe("");
});

test("A translation with other lines than the text is an error", () => {
  expect(() => knownLines("One\nTwo", known).join("Uno")).toThrow();
});
