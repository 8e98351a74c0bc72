import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bill, busiest, growthOf } from "../../bench/growth/model.ts";
import { type Billed, prices } from "../../bench/growth/prices.ts";
import { hours, shop, zones } from "../../bench/growth/shop.ts";
import { growthTable } from "../../bench/growth/table.ts";

const document = readFileSync("docs/growth.md", "utf8");
const counts = [1, 800, 10_000, 100_000];

test("docs/growth.md has the table of today's figures", () => {
  expect(document).toContain(growthTable(counts));
});

test("Ten times the shops store, send and ask ten times as much", () => {
  const [few, many] = [growthOf(1_000), growthOf(10_000)];
  expect(many.databaseGb[0]! / few.databaseGb[0]!).toBeCloseTo(10);
  expect(many.month.letters / few.month.letters).toBeCloseTo(10);
  expect(many.databases).toEqual(many.databaseGb.map((gb) => Math.ceil(gb / 8)));
});

test("A busiest minute is busier than the mean by less, the more shops there are", () => {
  const above = counts.map((shops) => busiest(shops, 200) / ((shops * 200) / (8 * 3600)));
  expect(above).toEqual([...above].sort((one, other) => other - one));
  expect(above.at(-1)).toBeGreaterThan(1);
});

test("The shares of hours, and of time zones, are a whole", () => {
  for (const shares of [hours, zones])
    expect(shares.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(shop.invoiced).toBeLessThanOrEqual(1);
});

describe("A bill", () => {
  const nothing = Object.fromEntries(Object.keys(prices).map((name) => [name, 0]));
  const of = (used: Partial<Record<Billed, number>>) =>
    bill({ ...nothing, ...used } as Record<Billed, number>);
  test.each<[Partial<Record<Billed, number>>, number]>([
    [{}, 5],
    [{ letters: 3_000, databaseGb: 5 }, 5],
    [{ letters: 13_000 }, 5 + 3.5],
    [{ databaseGb: 10, rowsWritten: 51e6 }, 5 + 5 * 0.75 + 1],
  ])("of %o is $%d", (used, dollars) => {
    expect(of(used)).toBeCloseTo(dollars);
  });
});
