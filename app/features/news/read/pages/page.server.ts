import { type Article, limits } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import { type Document, elementsIn } from "#app/features/news/read/document.server.ts";
import type { Language } from "#app/values/language.ts";
import { articleIn } from "./page-article.server.ts";
import { select } from "./selector.server.ts";

type Reading = { url: string; selector: string; language: Language; now: number };

/** The articles of an HTML page: one per element that the selector matches. */
export function readPage(page: Document, { url, selector, language, now }: Reading): Article[] {
  const base = baseOf(page, url);
  const own = articleLink(url, url);
  return select(page, selector, limits.examined)
    .map((element) => articleIn(element, base, language, now))
    .filter((article) => article !== undefined && article.link !== own) as Article[];
}

/** The address of the first feed in the page's head. */
export function announcedFeed(page: Document, url: string): string | undefined {
  for (const { name, attribs } of elementsIn(page)) {
    if (name === "body") return undefined;
    if (name !== "link" || !/\balternate\b/i.test(attribs.rel ?? "")) continue;
    if (/^application\/(rss|atom|feed)\+(xml|json)/i.test(attribs.type ?? ""))
      return articleLink(attribs.href ?? "", baseOf(page, url));
  }
  return undefined;
}

function baseOf(page: Document, url: string): string {
  for (const { name, attribs } of elementsIn(page)) {
    if (name === "body") break;
    if (name === "base" && attribs.href && URL.canParse(attribs.href, url))
      return new URL(attribs.href, url).href;
  }
  return url;
}
