import {
  childrenOf,
  type Document,
  type Element,
  elementsIn,
} from "#app/features/news/read/document.server.ts";
import { pictureAddress } from "#app/features/news/read/picture-address.ts";
import { pictureIn } from "#app/features/news/read/pictures.server.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";

type Fields = (...names: string[]) => Element[];

/**
 * Atom links by relation, RSS by the element's text; a guid is a link too unless `isPermaLink` is
 * false.
 */
export function linkOf(all: Fields): string[] {
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

export function imageOf(
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
