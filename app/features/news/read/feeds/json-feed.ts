import { type Article, limits, titleFrom } from "#app/features/news/read/article.ts";
import { articleLink } from "#app/features/news/read/article-link.ts";
import { readDate } from "#app/features/news/read/dates/read-date.ts";
import { zoneOfSite } from "#app/features/news/read/dates/zones.ts";
import { shortened } from "#app/features/news/read/plain-text.ts";
import type { Language } from "#app/values/language.ts";

type Reading = {
  url: string;
  language: Language;
  now: number;
  toText: (html: string) => string;
  toPicture: (address: string) => string | undefined;
};

export const looksLikeJson = (text: string): boolean => /^\uFEFF?\s*\{/.test(text.slice(0, 200));

/** The articles of a JSON Feed (jsonfeed.org, versions 1 and 1.1); undefined for other JSON. */
export function readJsonFeed(text: string, reading: Reading): Article[] | undefined {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const items = fieldsOf(feed).items;
  if (!Array.isArray(items)) return undefined;
  return items
    .slice(0, limits.examined)
    .flatMap((item) => articleOf(fieldsOf(item), reading) ?? []);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const textIn = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, 200_000) : "";

function articleOf(
  item: Record<string, unknown>,
  { url, language, now, toText, toPicture }: Reading,
): Article | undefined {
  const link = [item.url, item.external_url, item.id]
    .map((one) =>
      /^(https?:)?\/\/|^\//i.test(textIn(one)) ? articleLink(textIn(one), url) : undefined,
    )
    .find((one) => one);
  const plain =
    [item.summary, item.content_text].map(textIn).find((one) => one !== "") ??
    toText(textIn(item.content_html));
  const title = shortened(textIn(item.title), limits.title);
  if (!link) return undefined;
  const image = [item.image, item.banner_image]
    .map((one) => toPicture(textIn(one)))
    .find((one) => one);
  const publishedAt = [item.date_published, item.date_modified]
    .map((one) =>
      readDate(typeof one === "number" ? String(one) : textIn(one), now, language, zoneOfSite(url)),
    )
    .find((at) => at !== undefined);
  return {
    link,
    title: title || titleFrom(plain, link),
    excerpt: title ? shortened(plain, limits.excerpt) : "",
    image: image ?? null,
    publishedAt: publishedAt ?? null,
  };
}
