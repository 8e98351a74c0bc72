import { describe, expect, test } from "vitest";
import { createPageCache } from "../../workers/page-cache.ts";

const page = (bytes: number, until = 10) => ({
  headers: new Headers(),
  body: new ArrayBuffer(bytes),
  freshUntil: until,
  until,
});

describe("The cache of rendered pages", () => {
  test("Drops the least recently read pages beyond its bytes", () => {
    const cache = createPageCache(30_000);
    for (const key of ["a", "b"]) cache.set(key, page(10_000));
    expect(cache.get("a", 0)).toBeDefined();
    cache.set("c", page(10_000)); // 12,000 bytes each with what is around them
    expect(["a", "b", "c"].filter((key) => cache.get(key, 0))).toEqual(["a", "c"]);
  });

  test("Does not return a page beyond its time", () => {
    const cache = createPageCache(30_000);
    cache.set("a", page(100, 10));
    expect(cache.get("a", 9)).toBeDefined();
    expect(cache.get("a", 10)).toBeUndefined();
  });

  test("Counts a page that is stored again once, and refuses one that alone is too long", () => {
    const cache = createPageCache(30_000);
    for (let time = 0; time < 9; time++) cache.set("a", page(10_000));
    cache.set("b", page(10_000));
    expect(cache.get("a", 0) && cache.get("b", 0)).toBeDefined();
    cache.set("c", page(40_000));
    expect(cache.get("c", 0)).toBeUndefined();
  });
});
