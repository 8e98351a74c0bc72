import { type Article, articleLink, limits } from "#app/features/news/article.ts";
import { readDate } from "#app/features/news/dates.ts";
import { shortened } from "#app/features/news/plain.ts";
import type { Language } from "#app/values/language.ts";
import { childrenOf, type Document, type Element, elementsIn, isElement, parse, textOf } from "./document.server.ts";
import { pictureAddress, pictureIn } from "./pictures.server.ts";

type Reading = { url: string; language: Language; now: number };

const roots = /^(rss|feed|rdf:rdf|(atom|a)(10)?:feed)$/i;

/** Whether a text is an XML feed, by its first element. Looked at in its beginning only. */
export function looksLikeFeed(text: string): boolean {
  const start = text
    .slice(0, 4_000)
    .replace(/^\uFEFF/, "")
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(\[[\s\S]*?\])?\s*>/gi, "");
  const name = /^\s*<([\w:.-]{1,40})/.exec(start)?.[1];
  // A document type may declare megabytes of entities before the first element.
  return name
    ? roots.test(name)
    : /<(rss|feed|rdf:RDF)[\s>]/.test(text.slice(0, 200_000)) && /^\s*<[?!]/.test(text.replace(/^\uFEFF/, "").slice(0, 100));
}

/** The articles of an RSS (any version) or Atom feed. */
export function readFeed(text: string, reading: Reading): Article[] {
  const feed = parse(text, { xml: true });
  const articles: Article[] = [];
  let looked = 0;
  for (const element of elementsIn(feed)) {
    if (!/^((atom|a|rss):)?(item|entry)$/i.test(element.name) || ++looked > limits.looked) continue;
    const article = articleOf(element, { ...reading, url: baseOf(element, reading.url) });
    if (article) articles.push(article);
  }
  return articles;
}

/** `xml:base` of the element or what stands around it; else the feed's own address. */
function baseOf(element: Element, url: string): string {
  const bases: string[] = [];
  for (let up = element as Element | null; up && isElement(up); up = up.parent as Element | null)
    if (up.attribs["xml:base"]) bases.unshift(up.attribs["xml:base"]);
  return bases.reduce((base, next) => (URL.canParse(next, base) ? new URL(next, base).href : base), url);
}

function articleOf(item: Element, { url, language, now }: Reading): Article | undefined {
  const fields = new Map<string, Element[]>();
  for (const child of childrenOf(item)) {
    const name = child.name.toLowerCase().replace(/^(atom|a|rss|content10):/, "");
    fields.set(name, [...(fields.get(name) ?? []), child]);
  }
  const all = (...names: string[]) => names.flatMap((name) => fields.get(name) ?? []);
  const link = linkOf(all)
    .map((address) => articleLink(address, url))
    .find((address) => address !== undefined);
  const content = all("description", "summary", "content:encoded", "content", "media:description", "itunes:summary").map(asHtml);
  const excerpt = content.map((html) => shortened(textOf(html, { max: 8_000 }), limits.excerpt)).find((text) => text !== "") ?? "";
  const title = all("title", "media:title", "dc:title")
    .map((one) => shortened(textOf(asHtml(one), { max: 2_000 }), limits.title))
    .find((text) => text !== "");
  const shown = title ?? shortened(excerpt, 90);
  if (!link || !shown) return undefined;
  const dates = all("pubdate", "published", "dc:date", "updated", "dcterms:created", "dcterms:modified", "date", "lastbuilddate");
  const publishedAt = dates.map((one) => readDate(textOf(one, { max: 200 }), now, language)).find((at) => at !== undefined);
  return { link, title: shown, excerpt: title ? excerpt : "", image: imageOf(item, all, content, url), publishedAt: publishedAt ?? null };
}

type Fields = (...names: string[]) => Element[];

/** Atom names its link by relation, RSS in the element; a guid is one too, unless it says that it is none. */
function linkOf(all: Fields): string[] {
  const original = all("feedburner:origlink").map((one) => textOf(one));
  const related = all("link")
    .filter(({ attribs }) => attribs.href && (attribs.rel ?? "alternate") === "alternate")
    .sort((a, b) => Number(/html/.test(b.attribs.type ?? "html")) - Number(/html/.test(a.attribs.type ?? "html")))
    .map(({ attribs }) => attribs.href!);
  const written = all("link").map((one) => textOf(one));
  const ids = all("guid", "id")
    .filter(({ attribs }) => attribs.ispermalink !== "false" && attribs.isPermaLink !== "false")
    .map((one) => textOf(one));
  return [...original, ...related, ...written, ...ids]
    .map((text) => text.trim())
    .filter((text) => /^(https?:|\/|\.|\?|[\w-]+[/.])/i.test(text));
}

function imageOf(item: Element, all: Fields, content: (Document | Element)[], url: string): string | null {
  const media = [...elementsIn(item)].filter(({ name }) => /^media:(content|thumbnail)$/i.test(name));
  const pictures = media.filter(
    ({ name, attribs }) =>
      /thumbnail/i.test(name) || /^image/.test(attribs.medium ?? attribs.type ?? "") || /\.(jpe?g|png|webp)(\?|$)/i.test(attribs.url ?? ""),
  );
  pictures.sort((a, b) => Number(b.attribs.width ?? 0) - Number(a.attribs.width ?? 0));
  const enclosed = all("enclosure", "link").filter(
    ({ name, attribs }) => (name === "enclosure" || attribs.rel === "enclosure") && /^image\//i.test(attribs.type ?? ""),
  );
  const named = [
    ...pictures.map(({ attribs }) => attribs.url),
    ...enclosed.map(({ attribs }) => attribs.url ?? attribs.href),
    ...all("itunes:image", "image").map(
      (one) =>
        one.attribs.href ??
        childrenOf(one)
          .filter(({ name }) => name === "url")
          .map((inner) => textOf(inner))[0] ??
        textOf(one),
    ),
  ];
  for (const address of named) {
    const whole = pictureAddress(address?.trim(), url);
    if (whole) return whole;
  }
  for (const html of content) {
    const found = pictureIn(html, url);
    if (found) return found;
  }
  return null;
}

/** What a field holds, as HTML: markup of its own (XHTML), or markup written as text. Atom's plain text is taken as it is. */
function asHtml(field: Element): Document | Element {
  if (field.attribs.type === "xhtml" || childrenOf(field).length > 0) return field;
  const text = textOf(field, { max: 200_000 });
  return field.attribs.type === "text" || !/[<&]/.test(text) ? field : parse(text);
}
