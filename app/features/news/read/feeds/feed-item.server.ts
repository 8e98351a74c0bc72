import { type Article, limits, titleFrom } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import { readDate } from "#app/features/news/read/dates/read-date.ts";
import { zoneOfSite } from "#app/features/news/read/dates/zones.ts";
import { childrenOf, type Element } from "#app/features/news/read/document.server.ts";
import { shortened } from "#app/features/news/read/plain-text.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";
import type { Language } from "#app/values/language.ts";
import { imageOf, linkOf } from "./feed-addresses.server.ts";
import { asHtml } from "./feed-html.server.ts";

export type FeedContext = { url: string; language: Language; now: number };

/** The article of an item (RSS) or entry (Atom); undefined when it has no usable link. */
export function readItem(item: Element, { url, language, now }: FeedContext): Article | undefined {
  const fields = new Map<string, Element[]>();
  const own = /^[\w.-]+:/.exec(item.name)?.[0].toLowerCase() ?? "";
  for (const child of childrenOf(item)) {
    const whole = child.name.toLowerCase();
    const name = (own !== "" && whole.startsWith(own) ? whole.slice(own.length) : whole).replace(
      /^(atom|a|a10|atom10|rss|rss10|content10):/,
      "",
    );
    const same = fields.get(name);
    if (same) same.push(child);
    else fields.set(name, [child]);
  }
  const all = (...names: string[]) => names.flatMap((name) => fields.get(name) ?? []);
  const link = linkOf(all)
    .map((address) => articleLink(address, url))
    .find((address) => address !== undefined);
  const named = all(
    "description",
    "summary",
    "content:encoded",
    "content",
    "media:description",
    "dc:description",
    "itunes:summary",
  );
  const content = named.slice(0, 20).map(asHtml);
  const excerpt =
    content
      .map((html) => shortened(textOf(html, { max: 8_000 }), limits.excerpt))
      .find((text) => text !== "") ?? "";
  const title = all("title", "media:title", "dc:title")
    .map((one) => shortened(textOf(asHtml(one), { max: 2_000 }), limits.title))
    .find((text) => text !== "");
  if (!link) return undefined;
  const dates = all(...dateNames).slice(0, 20);
  const zone = zoneOfSite(url);
  const publishedAt = dates
    .map((one) => readDate(textOf(one, { max: 200 }), now, language, zone))
    .find((at) => at !== undefined);
  return {
    link,
    title: title ?? titleFrom(excerpt, link),
    excerpt: title ? excerpt : "",
    image: imageOf(item, all, content, url),
    publishedAt: publishedAt ?? null,
  };
}

/**
 * Elements that hold the date of an item (`issued` and `modified` are Atom 0.3); publication before
 * modification.
 */
const dateNames = [
  "pubdate",
  "published",
  "issued",
  "dc:date",
  "dcterms:issued",
  "dcterms:created",
  "dcterms:date",
  "dcterms:available",
  "dc:created",
  "date",
  "created",
  "prism:publicationdate",
  "pubdatetime",
  "publisheddate",
  "updated",
  "modified",
  "dcterms:modified",
  "lastbuilddate",
];
