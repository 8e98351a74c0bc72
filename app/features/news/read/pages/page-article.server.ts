import { type Article, limits, titleFrom } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import { readDate } from "#app/features/news/read/dates/read-date.ts";
import { zoneOfSite } from "#app/features/news/read/dates/zones.ts";
import { type Element, elementsIn, type Node } from "#app/features/news/read/document.server.ts";
import { pictureIn } from "#app/features/news/read/pictures.server.ts";
import { plainLine, shortened } from "#app/features/news/read/plain-text.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";
import type { Language } from "#app/values/language.ts";

export function articleIn(
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

/**
 * The link in or around the heading, or around the whole element; else the link with the longest
 * text.
 */
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
  const texts = [heading, anchor, ...links].map((one) =>
    one ? shortened(textOf(one, { max: 2_000 }), limits.title) : "",
  );
  const attributes = [
    anchor?.attribs.title,
    anchor?.attribs["aria-label"],
    inside.find(({ name }) => name === "img")?.attribs.alt,
  ];
  return (
    [...texts, ...attributes.map((text) => shortened(text ?? "", limits.title))].find((text) =>
      /[\p{L}\p{N}]/u.test(text),
    ) ?? ""
  );
}

/**
 * The text below the title: an element named as a summary, else the longest paragraph, else the
 * rest.
 */
function excerptIn(
  root: Element,
  inside: Element[],
  except: ReadonlySet<Node>,
  title: string,
): string {
  const articleText = (one: Element) =>
    shortened(textOf(one, { except, max: 8_000 }), limits.excerpt);
  const summary = inside.find(
    (one) =>
      !except.has(one) &&
      named(
        one,
        /description|excerpt|summary|resumen|bajada|copete|sumario|abstract|teaser|dek|lead/,
      ),
  );
  const paragraphs = inside.filter(({ name }) => name === "p").map(articleText);
  const longest = paragraphs.sort((a, b) => b.length - a.length)[0];
  const found =
    [summary && articleText(summary), longest, articleText(root)].find(
      (text) => text && text !== title,
    ) ?? "";
  return found.startsWith(title) && found.length > title.length
    ? found.slice(title.length).replace(/^[\s:–—-]+/, "")
    : found;
}

const named = ({ attribs }: Element, what: RegExp) =>
  what.test(attribs.itemprop ?? "") || what.test((attribs.class ?? "").slice(0, 300));

// "time-to-read" is a duration.
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

/** The first date in the elements named as one; publication before modification. */
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
  // A date within the text: only unambiguous formats.
  const line = plainLine(textOf(root, { max: 2_000 }));
  const spelled =
    /\b\d{1,2} de [a-záéíóú]{4,10},? (?:de |del )?\d{4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\bhace \d{1,2} [a-zñí]+\b|\b\d{1,2} [a-z]+ ago\b/i;
  return read(spelled.exec(line)?.[0]);
}
