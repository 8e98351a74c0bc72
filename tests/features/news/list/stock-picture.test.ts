import { existsSync } from "node:fs";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { stockPicture, stockPictures } from "#app/features/news/list/stock-picture.ts";

test("an article without a picture keeps the same stock picture", () => {
  const id = newId();
  expect(stockPicture(id)).toBe(stockPicture(id));
});

test("articles of the same minute share the pictures about evenly", () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 6_000; n++) {
    const picture = stockPicture(newId({ msecs: 1_760_000_000_000 }));
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...stockPictures].sort());
  for (const count of counts.values()) expect(count).toBeGreaterThan(800);
});

test.each(stockPictures)("%s is there", (path) => {
  expect(existsSync(`public${path}`)).toBe(true);
});
