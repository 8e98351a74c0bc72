import type { Language } from "#app/values/language.ts";
import { type Article, articleLink, limits, titleFrom } from "./article.ts";
import { decodeText } from "./charset.ts";
import { readDate } from "./dates/read-date.ts";
import { zoneOfSite } from "./dates/zones.ts";
import {
  childrenOf,
  type Document,
  type Element,
  elementsIn,
  isElement,
  parse,
  textOf,
} from "./document.server.ts";
import { pictureAddress, pictureIn } from "./pictures.server.ts";
import { shortened } from "./plain-text.ts";

type Reading = { url: string; language: Language; now: number };

const roots = /^(?:[\w.-]{1,20}:)?(?:rss|feed|rdf)$/i;

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
    : /<(?:[\w.-]{1,20}:)?(?:rss|feed|RDF)[\s>]/.test(text.slice(0, 200_000)) &&
        /^\s*<[?!]/.test(text.replace(/^\uFEFF/, "").slice(0, 100));
}

/** The articles of an RSS (any version) or Atom feed. */
export function readFeed(text: string, reading: Reading): Article[] {
  const feed = parse(text, { xml: true });
  const articles: Article[] = [];
  let looked = 0;
  let site = reading.url;
  for (const element of elementsIn(feed)) {
    if (/^([\w.-]+:)?channel$/i.test(element.name)) site = channelLink(element) ?? site;
    if (!/^([\w.-]+:)?(item|entry)$/i.test(element.name) || ++looked > limits.looked) continue;
    const article = articleOf(element, { ...reading, url: baseOf(element, site) });
    if (article) articles.push(article);
  }
  return articles;
}

/**
 * The site that an RSS channel is about: addresses in it that are not whole are meant from there.
 */
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

/** `xml:base` of the element or what stands around it; else the feed's own address. */
function baseOf(element: Element, url: string): string {
  const bases: string[] = [];
  for (let up = element as Element | null; up && isElement(up); up = up.parent as Element | null)
    if (up.attribs["xml:base"]) bases.unshift(up.attribs["xml:base"]);
  return bases.reduce(
    (base, next) => (URL.canParse(next, base) ? new URL(next, base).href : base),
    url,
  );
}

function articleOf(item: Element, { url, language, now }: Reading): Article | undefined {
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
 * What the kinds of feed call the day of an item (`issued` and `modified` are Atom 0.3); when it
 * was published before when it changed.
 */
const dateNames = [
  ...[
    "pubdate",
    "published",
    "issued",
    "dc:date",
    "dcterms:issued",
    "dcterms:created",
    "dcterms:date",
    "dcterms:available",
  ],
  ...[
    "dc:created",
    "date",
    "created",
    "prism:publicationdate",
    "pubdatetime",
    "publisheddate",
    "updated",
    "modified",
    "dcterms:modified",
  ],
  ...["lastbuilddate"],
];

type Fields = (...names: string[]) => Element[];

/**
 * Atom names its link by relation, RSS in the element; a guid is one too, unless it says that it is
 * none.
 */
function linkOf(all: Fields): string[] {
  const original = all("feedburner:origlink").map((one) => textOf(one));
  const related = all("link")
    .filter(({ attribs }) => attribs.href && (attribs.rel ?? "alternate") === "alternate")
    .sort(
      (a, b) =>
        Number(/html/.test(b.attribs.type ?? "html")) -
        Number(/html/.test(a.attribs.type ?? "html")),
    )
    .map(({ attribs }) => attribs.href!);
  const written = all("link").map((one) => textOf(one));
  const ids = all("guid", "id")
    .filter(({ attribs }) => attribs.ispermalink !== "false" && attribs.isPermaLink !== "false")
    .map((one) => textOf(one));
  return [...original, ...related, ...written, ...ids]
    .map((text) => text.trim())
    .filter((text) => /^(https?:|\/|\.|\?|[\w-]+[/.])/i.test(text));
}

function imageOf(
  item: Element,
  all: Fields,
  content: (Document | Element)[],
  url: string,
): string | null {
  const media = [...elementsIn(item)].filter(({ name }) =>
    /^media:(content|thumbnail)$/i.test(name),
  );
  const pictures = media.filter(
    ({ name, attribs }) =>
      /thumbnail/i.test(name) ||
      /^image/.test(attribs.medium ?? attribs.type ?? "") ||
      /\.(jpe?g|png|webp)(\?|$)/i.test(attribs.url ?? ""),
  );
  pictures.sort((a, b) => Number(b.attribs.width ?? 0) - Number(a.attribs.width ?? 0));
  const enclosed = all("enclosure", "link").filter(
    ({ name, attribs }) =>
      (name === "enclosure" || attribs.rel === "enclosure") && /^image\//i.test(attribs.type ?? ""),
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

/**
 * What a field holds, as HTML: markup of its own (XHTML), markup written as text, or (Atom 0.3)
 * base64. Atom's plain text is taken as it is.
 */
function asHtml(field: Element): Document | Element {
  if (field.attribs.type === "xhtml" || childrenOf(field).length > 0) return field;
  const coded = /^base64$/i.test(field.attribs.mode ?? field.attribs.encoding ?? "");
  const written = textOf(field, { max: 200_000 });
  const text = coded ? (fromBase64(written) ?? written) : written;
  return !coded && (field.attribs.type === "text" || !/[<&]/.test(text)) ? field : parse(text);
}

function fromBase64(text: string): string | undefined {
  try {
    return decodeText(
      Uint8Array.from(atob(text.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0)),
      "",
    );
  } catch {
    return undefined;
  }
}
