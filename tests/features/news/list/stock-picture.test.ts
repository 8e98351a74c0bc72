import { readdirSync } from "node:fs";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { stockPicture } from "#app/features/news/list/stock-picture.ts";

const files = readdirSync("public")
  .filter((file) => file.startsWith("news-stock"))
  .map((file) => `/${file}`);

test("an article always has the same stock picture", () => {
  const id = newId();
  expect(stockPicture(id)).toBe(stockPicture(id));
});

test("every stock picture exists, and they are about evenly distributed", () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 6_000; n++) {
    const picture = stockPicture(newId({ msecs: 1_760_000_000_000 }));
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(files.sort());
  for (const count of counts.values()) expect(count).toBeGreaterThan(800);
});
