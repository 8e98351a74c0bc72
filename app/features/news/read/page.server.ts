import type { Language } from "#app/values/language.ts";
import { type Article, articleLink, limits, titleFrom } from "./article.ts";
import { readDate } from "./dates/read-date.ts";
import { zoneOfSite } from "./dates/zones.ts";
import { type Document, type Element, elementsIn, type Node, textOf } from "./document.server.ts";
import { pictureIn } from "./pictures.server.ts";
import { plainLine, shortened } from "./plain-text.ts";
import { select } from "./selector.server.ts";

type Reading = { url: string; selector: string; language: Language; now: number };

/**
 * The articles of a plain page: one for each element that the selector names, found within it by
 * sensible rules.
 */
export function readPage(page: Document, { url, selector, language, now }: Reading): Article[] {
  const base = baseOf(page, url);
  const own = articleLink(url, url);
  return select(page, selector, limits.looked)
    .map((element) => articleIn(element, base, language, now))
    .filter((article) => article !== undefined && article.link !== own) as Article[];
}

/** The address of the first feed that a page announces in its head. */
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

function articleIn(
  root: Element,
  base: string,
  language: Language,
  now: number,
): Article | undefined {
  const inside = [...elementsIn(root)];
  const heading =
    inside.find(({ name }) => /^h[1-6]$/.test(name)) ??
    inside.find((one) => named(one, /headline|title|titular|titulo/));
  const links = [root, ...inside].filter(({ name, attribs }) => name === "a" && attribs.href);
  const anchor = linkOf(root, heading, links);
  const link = anchor && articleLink(anchor.attribs.href!, base);
  if (!link) return undefined;
  const title = titleOf(heading, anchor, links, inside);
  const dated = inside.filter(isDate);
  const apart = [heading, ...dated, heading ? undefined : anchor].filter(
    (one) => one !== undefined,
  );
  const excerpt = excerptIn(root, inside, new Set(apart), title);
  return {
    link,
    title: title || titleFrom(excerpt, link),
    excerpt: title ? excerpt : "",
    image: pictureIn(root, base),
    publishedAt:
      dateIn(dated, root, (text) => readDate(text, now, language, zoneOfSite(base))) ?? null,
  };
}

/** The link of the heading, or around it, or around everything; else the one with most to say. */
function linkOf(
  root: Element,
  heading: Element | undefined,
  links: Element[],
): Element | undefined {
  if (root.name === "a" && root.attribs.href) return root;
  const inHeading = heading && links.find((link) => within(link, heading) || within(heading, link));
  if (inHeading) return inHeading;
  const longest = links
    .map((link) => ({ link, length: plainLine(textOf(link, { max: 500 })).length }))
    .sort((a, b) => b.length - a.length)[0];
  if (longest) return longest.link;
  for (let up = root.parent as Element | null; up?.attribs; up = up.parent as Element | null)
    if (up.name === "a" && up.attribs.href) return up;
  return undefined;
}

function within(node: Node, around: Element): boolean {
  for (let up: unknown = node; up; up = (up as Node).parent) if (up === around) return true;
  return false;
}

function titleOf(
  heading: Element | undefined,
  anchor: Element | undefined,
  links: Element[],
  inside: Element[],
): string {
  const spoken = [heading, anchor, ...links].map((one) =>
    one ? shortened(textOf(one, { max: 2_000 }), limits.title) : "",
  );
  const written = [
    anchor?.attribs.title,
    anchor?.attribs["aria-label"],
    inside.find(({ name }) => name === "img")?.attribs.alt,
  ];
  return (
    [...spoken, ...written.map((text) => shortened(text ?? "", limits.title))].find((text) =>
      /[\p{L}\p{N}]/u.test(text),
    ) ?? ""
  );
}

/**
 * The text under the title: what calls itself a summary, else the longest paragraph, else what is
 * left.
 */
function excerptIn(
  root: Element,
  inside: Element[],
  except: ReadonlySet<Node>,
  title: string,
): string {
  const read = (one: Element) => shortened(textOf(one, { except, max: 8_000 }), limits.excerpt);
  const summary = inside.find(
    (one) =>
      !except.has(one) &&
      named(
        one,
        /description|excerpt|summary|resumen|bajada|copete|sumario|abstract|teaser|dek|lead/,
      ),
  );
  const paragraphs = inside.filter(({ name }) => name === "p").map(read);
  const longest = paragraphs.sort((a, b) => b.length - a.length)[0];
  const found =
    [summary && read(summary), longest, read(root)].find((text) => text && text !== title) ?? "";
  return found.startsWith(title) && found.length > title.length
    ? found.slice(title.length).replace(/^[\s:–—-]+/, "")
    : found;
}

const named = ({ attribs }: Element, what: RegExp) =>
  what.test(attribs.itemprop ?? "") || what.test((attribs.class ?? "").slice(0, 300));

// "time-to-read" says how long an article is.
const duration = /read|lectura|duration|duracion/i;
const isDate = ({ name, attribs: { itemprop = "", class: named = "" } }: Element) =>
  (name === "time" && !duration.test(named.slice(0, 300))) ||
  /date(published|created|modified)/i.test(itemprop) ||
  named
    .slice(0, 300)
    .split(/\s+/)
    .some(
      (one) =>
        /(^|[_-])(date|fecha|time|published|posted|timestamp|data)([_-]|$)/i.test(one) &&
        !duration.test(one),
    );

/**
 * The first date among all that call themselves one; what was published comes before what was
 * changed.
 */
function dateIn(
  dated: Element[],
  root: Element,
  read: (text: string | undefined) => number | undefined,
): number | undefined {
  const changed = (one: Element) =>
    Number(
      /modified|updated|actualiza/i.test(
        `${one.attribs.itemprop} ${one.attribs.class}`.slice(0, 300),
      ),
    );
  for (const one of dated.slice(0, 12).sort((a, b) => changed(a) - changed(b))) {
    const { datetime, content, title } = one.attribs;
    for (const written of [datetime, content, plainLine(textOf(one, { max: 300 })), title]) {
      const at = read(written);
      if (at !== undefined) return at;
    }
  }
  // A date that stands between the words: only what can be nothing else.
  const line = plainLine(textOf(root, { max: 2_000 }));
  const spelled =
    /\b\d{1,2} de [a-záéíóú]{4,10},? (?:de |del )?\d{4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\bhace \d{1,2} [a-zñí]+\b|\b\d{1,2} [a-z]+ ago\b/i;
  return read(spelled.exec(line)?.[0]);
}
