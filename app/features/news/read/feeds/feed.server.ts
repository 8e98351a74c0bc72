import { type Article, limits } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import {
  childrenOf,
  type Element,
  elementsIn,
  isElement,
  parse,
} from "#app/features/news/read/document.server.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";
import { type FeedContext, readItem } from "./feed-item.server.ts";

const roots = /^(?:[\w.-]{1,20}:)?(?:rss|feed|rdf)$/i;

/** Whether a text is an XML feed, by its first element. */
export function looksLikeFeed(text: string): boolean {
  const start = text
    .slice(0, 4_000)
    .replace(/^\uFEFF/, "")
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(\[[\s\S]*?\])?\s*>/gi, "");
  const name = /^\s*<([\w:.-]{1,40})/.exec(start)?.[1];
  // A document type may declare megabytes of entities before the first element.
  return name
    ? roots.test(name)
    : /<(?:[\w.-]{1,20}:)?(?:rss|feed|RDF)[\s>]/.test(text.slice(0, 200_000)) &&
        /^\s*<[?!]/.test(text.replace(/^\uFEFF/, "").slice(0, 100));
}

/** The articles of an RSS (any version) or Atom feed. */
export function readFeed(text: string, reading: FeedContext): Article[] {
  const feed = parse(text, { xml: true });
  const articles: Article[] = [];
  let examined = 0;
  let site = reading.url;
  for (const element of elementsIn(feed)) {
    if (/^([\w.-]+:)?channel$/i.test(element.name)) site = channelLink(element) ?? site;
    if (!/^([\w.-]+:)?(item|entry)$/i.test(element.name) || ++examined > limits.examined) continue;
    const article = readItem(element, { ...reading, url: baseOf(element, site) });
    if (article) articles.push(article);
  }
  return articles;
}

/** The site of an RSS channel: relative addresses in its items resolve against it. */
function channelLink(channel: Element): string | undefined {
  for (const one of childrenOf(channel).slice(0, 200)) {
    const address =
      /^([\w.-]+:)?link$/i.test(one.name) && !one.attribs.href
        ? textOf(one, { max: 2_000 }).trim()
        : "";
    if (/^https?:\/\//i.test(address) && articleLink(address, address)) return address;
  }
  return undefined;
}

/** `xml:base` of the element or its ancestors, else the address of the feed. */
function baseOf(element: Element, url: string): string {
  const bases: string[] = [];
  for (let up = element as Element | null; up && isElement(up); up = up.parent as Element | null)
    if (up.attribs["xml:base"]) bases.unshift(up.attribs["xml:base"]);
  return bases.reduce(
    (base, next) => (URL.canParse(next, base) ? new URL(next, base).href : base),
    url,
  );
}
