import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, linesOf, sentencesOf } from "#app/features/translator/cut/cut.ts";
import { cutFor } from "#app/features/translator/cut/portions.ts";

const post = `# Rough idle

My Civic stalls. Mr. Díaz says it is the MAF.

- cleaned the throttle body
  * new gasket
2) checked fuel pressure
> did you check No. 3?

\`\`\`
ATZ
010C
\`\`\`
---
Thanks!  `;

test("signs, blank lines, rules and code are kept, the rest is to be translated", () => {
  expect(linesOf(cutText(post))).toEqual([
    "Rough idle",
    "My Civic stalls. Mr. Díaz says it is the MAF.",
    "cleaned the throttle body",
    "new gasket",
    "checked fuel pressure",
    "did you check No. 3?",
    "Thanks!",
  ]);
});

test("a code block that is never closed goes on to the end", () => {
  expect(linesOf(cutText("one\n```\ntwo\nthree"))).toEqual(["one"]);
});

test("sentences end where a person would end them", () => {
  expect(sentencesOf("It stalls. Mr. Díaz says no. 3 is dead! ¿Y ahora? P0301 vs. P0302.")).toEqual(
    ["It stalls. ", "Mr. Díaz says no. 3 is dead! ", "¿Y ahora? ", "P0301 vs. P0302."],
  );
});

test.each([
  { longest: 2_400, bySentence: false },
  { longest: 300, bySentence: true },
  { longest: 40, bySentence: false },
  { longest: 7, bySentence: true },
])(
  "cut for a model ($longest characters, by sentence: $bySentence) and joined again, every text is what it was",
  (manner) => {
    const line = fc.oneof(
      fc.constantFrom(
        "",
        "  ",
        "- a",
        "> > b c",
        "# Title",
        "```",
        "~~~",
        "---",
        "1. one. Two! Three?",
        "a b ".repeat(30),
        "x".repeat(90),
      ),
      fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replace(/\n/g, " ")),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join("\n");
        const { portions, join } = cutFor(text, manner);
        expect(join(portions.flat())).toBe(text);
        for (const portion of portions)
          if (portion.length > 1)
            expect(portion.join("\n").length).toBeLessThanOrEqual(manner.longest + portion.length);
        if (manner.bySentence)
          for (const [sentence] of portions)
            expect(sentence!.length).toBeLessThanOrEqual(manner.longest);
      }),
      { numRuns: 1_000 },
    );
  },
);
