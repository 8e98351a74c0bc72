import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst, longest } from "../../scripts/longest-first.ts";

test("The files that start first exist", () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test("The longest files of each project start first, and no file is left out", async () => {
  const of = (name: string, groupOrder: number, ...files: string[]) =>
    files.map((file) => ({
      moduleId: `/llave/${file}`,
      project: { name, config: { isolate: false, sequence: { groupOrder } } },
    }));
  const [shop, trips, plain] = [longest[0]!, longest[1]!, "tests/routes/guards.test.ts"];
  const widths = "tests/browser/ui/widths.test.ts";
  const files = [
    ...of("browser", 1, "tests/browser/news.test.ts", widths),
    ...of("requests", 0, plain, trips, shop),
  ];
  // Nothing is known of any file, as in a fresh checkout.
  const vitest = { cache: { getTestSpecificationResult: () => ({ failed: false, duration: 0 }) } };
  const sorted = await new LongestFirst(vitest as unknown as Vitest).sort(
    files as unknown as TestSpecification[],
  );
  expect(sorted.map(({ moduleId }) => moduleId.replace("/llave/", ""))).toEqual([
    shop,
    trips,
    plain,
    widths,
    "tests/browser/news.test.ts",
  ]);
});
