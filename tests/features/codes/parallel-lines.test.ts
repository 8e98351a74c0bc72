import { expect, test } from "vitest";
import { parallelLines } from "#app/features/codes/codes.server.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { library } from "#app/features/codes/library.ts";

test("Every line of every code has its own line in the other language, hazards too", () => {
  for (const entry of library().codes) {
    const lines = parallelLines([entry], "en", "es");
    expect([...lines.values()].every((line) => line?.trim())).toBe(true);
    for (const [at, { name, text }] of hazardTexts(entry.hazards, "en").entries()) {
      const other = hazardTexts(entry.hazards, "es")[at]!;
      expect(lines.get(`${name}. ${text}`)).toBe(`${other.name}. ${other.text}`);
    }
  }
});
