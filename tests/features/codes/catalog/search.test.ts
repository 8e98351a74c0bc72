import { expect, test } from "vitest";
import { familyOf } from "#app/features/codes/families.ts";
import { browse } from "#app/features/codes/search.server.ts";
import { titleOf } from "#app/features/codes/title.ts";
import { catalog } from "../../../support/learning/code-titles.ts";

const found = (text: string) => browse({ text }, "en", catalog).codes.map(({ code }) => code);

// Titles without causes and checks, and searches in either language that find them.
test.each([
  ["pressure control solenoid L", "P08BA"],
  ["solenoide de control de presión L", "P08BA"],
  ["battery charger coupler temperature", "P0D99"],
  ["temperatura del conector de carga", "P0D99"],
  ["seat control module B", "U0209"],
  ["inyector cilindro 9", "P0209"],
])("%j finds %s on the first page", (text, code) => expect(found(text)).toContain(code));

test("Lists names with the typed words before names with synonyms", () => {
  const [first] = found("motor electronics coolant temperature sensor").filter((code) =>
    catalog.byCode.has(code),
  );
  expect(titleOf(catalog.byCode.get(first!)!, "en")).toMatch(/^Motor electronics coolant temp/);
});

test("Finds codes of the catalog by name, prefix and number", () => {
  expect(found("P0B3C")[0]).toBe("P0B3C");
  expect(found("p0b3")).toEqual(expect.arrayContaining(["P0B30", "P0B3F"]));
  expect(found("0b3c")).toContain("P0B3C");
});

test("Every code is in a group", () => {
  expect(catalog.codes.filter(({ code }) => !familyOf(code))).toEqual([]);
});

test("Pages through a group by key: every code once, in order", () => {
  const seen: string[] = [];
  for (let after: string | undefined; ; after = seen.at(-1)) {
    const { codes, more } = browse({ text: "", family: "P0B", after }, "es", catalog);
    seen.push(...codes.map(({ code }) => code));
    expect(codes.length).toBeLessThanOrEqual(25);
    if (!more) break;
  }
  expect(seen).toEqual([...new Set(seen)].sort());
  expect(seen.length).toBe(catalog.codes.filter(({ code }) => code.startsWith("P0B")).length);
});
