import { expect, test } from "vitest";
import {
  allCodes,
  hazardsOf,
  hazardTexts,
  parallelLines,
} from "#app/features/codes/codes.server.ts";

test("Every line of every code has its own line in the other language, hazards too", () => {
  for (const entry of allCodes) {
    const lines = parallelLines([entry], "en", "es");
    expect([...lines.values()].every((line) => line?.trim())).toBe(true);
    for (const [at, { name, text }] of hazardTexts(hazardsOf(entry), "en").entries()) {
      const other = hazardTexts(hazardsOf(entry), "es")[at]!;
      expect(lines.get(`${name}. ${text}`)).toBe(`${other.name}. ${other.text}`);
    }
  }
});
