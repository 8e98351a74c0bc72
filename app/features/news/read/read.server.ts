import { type Article, newest } from "#app/features/news/article.ts";
import { decodeText } from "#app/features/news/charset.ts";
import type { SourceKind } from "#app/features/news/source.ts";
import type { Language } from "#app/values/language.ts";
import { parse, textOf } from "./document.server.ts";
import { looksLikeFeed, readFeed } from "./feed.server.ts";
import { looksLikeJson, readJsonFeed } from "./json-feed.ts";
import { announcedFeed, readPage } from "./page.server.ts";
import { pictureAddress } from "./pictures.server.ts";
import { selectorProblem, TooCostly } from "./selector.server.ts";

export { selectorProblem };

type Fetched = { bytes: Uint8Array; type: string; url: string };
type Asked = { selector: string; language: Language; now: number };
export type Read =
  | { ok: true; kind: SourceKind; articles: Article[]; feed?: string | undefined }
  | { ok: false; problem: "selector" | "costly" | "unreadable" };

/**
 * What a fetched address brings in: as a feed where it is one, whatever it calls itself, else as a page by the selector. The newest
 * articles, newest first. Everything below this function is loaded with the first visit, not with the site.
 */
export function readArticles({ bytes, type, url }: Fetched, { selector, language, now }: Asked): Read {
  const text = decodeText(bytes, type);
  const feed = (articles: Article[]): Read => ({ ok: true, kind: "feed", articles: newest(articles, now) });
  if (/^(image|audio|video|font)\/|^application\/(pdf|zip|octet-stream)/i.test(type) || text.includes("\0"))
    return { ok: false, problem: "unreadable" };
  if (looksLikeJson(text)) {
    const toText = (html: string) => textOf(parse(html), { max: 8_000 });
    const articles = readJsonFeed(text, { url, language, now, toText, toPicture: (address) => pictureAddress(address, url) });
    return articles ? feed(articles) : { ok: false, problem: "unreadable" };
  }
  if (looksLikeFeed(text)) return feed(readFeed(text, { url, language, now }));
  if (selectorProblem(selector)) return { ok: false, problem: "selector" };
  try {
    return {
      ok: true,
      kind: "page",
      articles: newest(readPage(text, { url, selector, language, now }), now),
      feed: announcedFeed(text, url),
    };
  } catch (error) {
    if (error instanceof TooCostly) return { ok: false, problem: "costly" };
    throw error;
  }
}
