import { siteOf } from "./article-link.ts";
import { plainLine, shortened } from "./plain-text.ts";

/**
 * One piece of news as a source shows it, already plain text. Addresses are whole; `publishedAt` in
 * milliseconds, if it is said.
 */
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
  /** Of one visit: what is looked at, and what is kept of it. */
  looked: 500,
  kept: 40,
} as const;

/**
 * Who it is from: the source's name, else the host of the link, else nobody that is known
 * (specification, section 9).
 */
export function sourceLabel(name: string, link: string, unknown: string): string {
  if (name.trim()) return name;
  return URL.canParse(link) ? siteOf(link) || unknown : unknown;
}

/**
 * What an article without a title is called: the beginning of its text, else the words of its
 * address, else the site's name.
 */
export function titleFrom(excerpt: string, link: string): string {
  const said = shortened(excerpt, 90);
  if (/[\p{L}\p{N}]/u.test(said)) return said;
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
 * The newest of what a visit found, each address once. What has no date stands where the source put
 * it, as if of now.
 */
export function newest(found: readonly Article[], now: number): Article[] {
  const once = new Map<string, Article>();
  for (const article of found) if (!once.has(article.link)) once.set(article.link, article);
  return [...once.values()]
    .map((article, at) => ({ article, at, date: article.publishedAt ?? now }))
    .sort((a, b) => b.date - a.date || a.at - b.at)
    .slice(0, limits.kept)
    .map(({ article }) => article);
}
