import { expect, test } from "vitest";
import { chosenLines } from "#app/features/assistant/job/chosen-lines.ts";

test("Takes causes and checks, and leaves warnings, sources and numbers of sources to be chosen", () => {
  const answer = [
    "Fuel under pressure: relieve it first.",
    "P0171: Mixture too lean",
    "Likely causes",
    "- Vacuum leak [1]\n- Dirty MAF sensor [1][2]\n- Torque: not in my sources; see the maker's data",
    "Ask me for the next step.",
    "Sources: [1] P0171",
  ].join("\n\n");
  expect(chosenLines(answer)).toEqual({
    text: "P0171: Mixture too lean\n\nLikely causes\n\n- Vacuum leak\n- Dirty MAF sensor",
    rest: [
      "Fuel under pressure: relieve it first.",
      "- Torque: not in my sources; see the maker's data",
      "Ask me for the next step.",
      "Sources: P0171",
    ],
  });
});

test("Takes an answer without a list whole", () => {
  expect(chosenLines("Check the relay [1].\n\nThen the fuse.")).toEqual({
    text: "Check the relay.\n\nThen the fuse.",
    rest: [],
  });
});
