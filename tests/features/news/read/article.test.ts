import fc from "fast-check";
import { expect, test } from "vitest";
import { type Article, limits, newest, sourceLabel } from "#app/features/news/read/article.ts";
import { articleKey, articleLink } from "#app/features/news/read/article-link.ts";
import { plainLine, shortened } from "#app/features/news/read/plain-text.ts";
import { alarmAfter, healthOf, restsUntil } from "#app/features/news/sources/source.ts";
import { inward, noWebAddress } from "../../../support/hostile/inward.ts";

const source = { id: "S", url: "https://www.taller.com/feed" };

test.each([
  ["https://taller.com/a?utm_source=x&id=1&fbclid=2#top", "https://taller.com/a?id=1"],
  ["/a b", "https://www.taller.com/a%20b"],
  ["?p=7", "https://www.taller.com/feed?p=7"],
  ["//other.com/x", "https://other.com/x"],
])("stores the link %j as %j", (href, link) => expect(articleLink(href, source.url)).toBe(link));

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "mailto:a@b.com",
  "https://x.com:8443/",
  `/${"x".repeat(1_500)}`,
  ...inward.filter((one) => /^https?:/.test(one)),
  ...noWebAddress.filter((one) => /^\w+:/.test(one)),
])("rejects the link %j", (href) => {
  const link = articleLink(href, source.url);
  if (link !== undefined) expect(new URL(link).hostname).toBe("www.taller.com");
});

test("spellings of one address are one article, but not across hosts", () => {
  const keys = ["http://taller.com/a/", "https://www.taller.com/a", "https://taller.com./a"].map(
    (link) => articleKey(link, source),
  );
  expect(new Set(keys)).toEqual(new Set(["taller.com/a"]));
  expect(articleKey("https://x.com/a?b=2&a=1", source)).toBe("S x.com/a?a=1&b=2");
  expect(articleKey("https://taller.com.evil.com/a", source)).toMatch(/^S /);
  expect(articleKey("https://taller.com/a%3Fb", source)).not.toBe(
    articleKey("https://taller.com/a?b", source),
  );
});

test("labels a source without a name by the host of the link, else as unknown (section 9)", () => {
  expect([
    sourceLabel("Taller", "x", "?"),
    sourceLabel(" ", "https://www.a.com/b", "?"),
    sourceLabel("", "nonsense", "Unknown Source"),
  ]).toEqual(["Taller", "a.com", "Unknown Source"]);
});

test("keeps the newest forty of ten thousand articles, each once", () => {
  const article = (n: number): Article => ({
    link: `https://x.com/${n % 5_000}`,
    title: "t",
    excerpt: "",
    image: null,
    publishedAt: n,
  });
  const stored = newest(
    Array.from({ length: 10_000 }, (_, n) => article(n)),
    1e9,
  );
  expect(stored.map(({ publishedAt }) => publishedAt)).toEqual(
    Array.from({ length: limits.stored }, (_, n) => 4_999 - n),
  );
});

test("plain text has no invisible or bidirectional characters, and ends after a whole word", () => {
  expect(plainLine("a\u202Eb\u200B\u0000c \n\t d\uFEFF")).toBe("a b c d");
  expect(shortened("uno dos tres cuatro", 13)).toBe("uno dos tres…");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
      const line = shortened(text, 400);
      expect(line.length).toBeLessThanOrEqual(400);
      expect(line.isWellFormed()).toBe(true);
      expect(line).toBe(line.trim());
    }),
  );
});

test("the wait doubles with each failure, up to a day", () => {
  const hour = 3_600_000;
  const due = (misses: number, interval = hour) =>
    (restsUntil(0, misses, interval) + interval) / hour;
  expect([0, 1, 2, 3, 4, 5, 60].map((misses) => due(misses))).toEqual([1, 2, 4, 8, 16, 24, 24]);
  expect(due(3, 48 * hour)).toBe(48);
});

test("alerts after the sixth failure, but not for an inactive source", () => {
  const health = (failures: number, active = true) => healthOf({ active, failures, lastFetch: 1 });
  expect([health(0), health(5), health(alarmAfter), health(9, false)]).toEqual([
    "good",
    "missed",
    "alarm",
    "inactive",
  ]);
});
