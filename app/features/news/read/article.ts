import { siteOf } from "./article-link.ts";
import { plainLine, shortened } from "./plain-text.ts";

/** Article of a source, as plain text. Addresses are absolute; `publishedAt` in milliseconds. */
export type Article = {
  link: string;
  title: string;
  excerpt: string;
  image: string | null;
  publishedAt: number | null;
};

export const limits = {
  title: 200,
  excerpt: 400,
  /** Articles per fetch: how many are parsed, and how many are stored. */
  examined: 500,
  stored: 40,
} as const;

/** The source's name, else the host of the link, else `unknown` (specification, section 9). */
export function sourceLabel(name: string, link: string, unknown: string): string {
  if (name.trim()) return name;
  return URL.canParse(link) ? siteOf(link) || unknown : unknown;
}

/**
 * A title for an article without one: the beginning of its text, else the words of its address,
 * else the host.
 */
export function titleFrom(excerpt: string, link: string): string {
  const start = shortened(excerpt, 90);
  if (/[\p{L}\p{N}]/u.test(start)) return start;
  const last = new URL(link).pathname.split("/").findLast((part) => /[a-z]{3}/i.test(part)) ?? "";
  const words = plainLine(
    decoded(last)
      .replace(/\.\w{2,5}$/, "")
      .replace(/[-_+]+/g, " "),
  );
  return words === "" ? siteOf(link) : shortened(words[0]!.toUpperCase() + words.slice(1), 90);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The newest articles of a fetch, each address once. Articles without a date sort as if published
 * now.
 */
export function newest(found: readonly Article[], now: number): Article[] {
  const once = new Map<string, Article>();
  for (const article of found) if (!once.has(article.link)) once.set(article.link, article);
  return [...once.values()]
    .map((article, at) => ({ article, at, date: article.publishedAt ?? now }))
    .sort((a, b) => b.date - a.date || a.at - b.at)
    .slice(0, limits.stored)
    .map(({ article }) => article);
}
