import { type Article, limits, titleFrom } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import { decodeText } from "#app/features/news/read/charset.ts";
import { readDate } from "#app/features/news/read/dates/read-date.ts";
import { zoneOfSite } from "#app/features/news/read/dates/zones.ts";
import {
  childrenOf,
  type Document,
  type Element,
  elementsIn,
  parse,
} from "#app/features/news/read/document.server.ts";
import { pictureAddress } from "#app/features/news/read/picture-address.ts";
import { pictureIn } from "#app/features/news/read/pictures.server.ts";
import { shortened } from "#app/features/news/read/plain-text.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";
import type { Language } from "#app/values/language.ts";

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

/**
 * The content of a field as HTML: inline markup (XHTML), escaped markup, or (Atom 0.3) base64.
 * Plain text of Atom stays as it is.
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

type Fields = (...names: string[]) => Element[];

/**
 * Atom links by relation, RSS by the element's text; a guid is a link too unless `isPermaLink` is
 * false.
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
