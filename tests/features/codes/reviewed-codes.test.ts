import { expect, test } from "vitest";
import { factsOf, findCode } from "#app/features/codes/codes.server.ts";
import { detailsOf } from "#app/features/codes/page/details.server.ts";
import { catalog } from "../../support/learning/code-titles.ts";

const entryOf = (code: string) => findCode(code) ?? catalog.byCode.get(code);
const hazards = (code: string) => entryOf(code)?.hazards;

test.each(
  "P07E4 P07E6 P07B2 P07BE P271A P271D P272C P272D P2887 P288B P0850 P0852 P081C P084F P0705 P0709".split(
    " ",
  ),
)("%s warns that the vehicle may roll away", (code) => expect(hazards(code)).toContain("rollAway"));

test.each("P25CA P25D5 P0300 P0420 P0700 P0741".split(" "))("%s does not", (code) =>
  expect(hazards(code)).not.toContain("rollAway"),
);

test("A code on which public lists differ says so, in the library too", () => {
  expect(detailsOf("B0072", "en", false).agreement).toBe("differs");
  expect(detailsOf("P0420", "en", false).agreement).toBeUndefined();
});

test("A rich mixture behind the catalyst names no exhaust leak", () => {
  const causes = (code: string) => factsOf(findCode(code)!, "en")!.causes.join("\n");
  expect(causes("P2096")).toMatch(/[Ee]xhaust leak/);
  expect(causes("P2097")).not.toMatch(/[Ee]xhaust leak/);
  expect(causes("P0493")).not.toMatch(/slipping/);
});

test("Codes of camshafts and valves belong to the engine", () => {
  for (const code of ["P0026", "P0075", "P3405"])
    expect([code, entryOf(code)?.part.system]).toEqual([code, "engine"]);
});
