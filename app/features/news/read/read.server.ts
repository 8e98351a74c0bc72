import type { SourceKind } from "#app/features/news/sources/source.ts";
import type { Language } from "#app/values/language.ts";
import { type Article, newest } from "./article.ts";
import { decodeText } from "./charset.ts";
import { parse } from "./document.server.ts";
import { looksLikeFeed, readFeed } from "./feeds/feed.server.ts";
import { looksLikeJson, readJsonFeed } from "./feeds/json-feed.ts";
import { announcedFeed, readPage } from "./pages/page.server.ts";
import { selectorProblem } from "./pages/selector.server.ts";
import { pictureAddress } from "./picture-address.ts";
import { TooCostly, withinSteps } from "./steps.ts";
import { textOf } from "./text-of.server.ts";

export { selectorProblem };

type Fetched = { bytes: Uint8Array; type: string; url: string };
type ReadOptions = { selector: string; language: Language; now: number };
export type ReadResult =
  | {
      ok: true;
      kind: SourceKind;
      articles: Article[];
      feed?: string | undefined;
      selector?: string;
    }
  | { ok: false; problem: "selector" | "costly" | "unreadable" };

/**
 * The newest articles of a response: as a feed where it is one, whatever its Content-Type, else as
 * a page by the selector; "" tries the default ones. Loaded on demand, with the parsers.
 */
export function readArticles(fetched: Fetched, asked: ReadOptions): ReadResult {
  try {
    return withinSteps(mostSteps, () => read(fetched, asked));
  } catch (error) {
    if (error instanceof TooCostly) return { ok: false, problem: "costly" };
    throw error;
  }
}

const mostSteps = 2_000_000;

function read({ bytes, type, url }: Fetched, { selector, language, now }: ReadOptions): ReadResult {
  const decoded = decodeText(bytes, type);
  const text = decoded.replaceAll("\0", "");
  const feed = (articles: Article[]): ReadResult => ({
    ok: true,
    kind: "feed",
    articles: newest(articles, now),
  });
  // A stray NUL is an error of the site; a binary file is full of them.
  const binary = decoded.length - text.length > 16 + decoded.length / 1_000;
  if (/^(image|audio|video|font)\/(?!svg)|^application\/(pdf|zip)/i.test(type) || binary)
    return { ok: false, problem: "unreadable" };
  if (/octet-stream/i.test(type) && !/^[\s\uFEFF]*[<{]/.test(text.slice(0, 1_000)))
    return { ok: false, problem: "unreadable" };
  if (looksLikeJson(text)) {
    const toText = (html: string) => textOf(parse(html), { max: 8_000 });
    const articles = readJsonFeed(text, {
      url,
      language,
      now,
      toText,
      toPicture: (address) => pictureAddress(address, url),
    });
    return articles ? feed(articles) : { ok: false, problem: "unreadable" };
  }
  if (looksLikeFeed(text)) return feed(readFeed(text, { url, language, now }));
  if (selector && selectorProblem(selector)) return { ok: false, problem: "selector" };
  const page = parse(text);
  const tried = (selector ? [selector] : defaultSelectors).map((one) => ({
    selector: one,
    articles: readPage(page, { url, selector: one, language, now }),
  }));
  const best =
    tried.find(({ articles }) => articles.length >= 3) ??
    tried.sort((a, b) => b.articles.length - a.articles.length)[0]!;
  return {
    ok: true,
    kind: "page",
    articles: newest(best.articles, now),
    selector: best.selector,
    feed: announcedFeed(page, url),
  };
}

/** Selectors to try when none was entered: the first that matches three articles wins. */
const defaultSelectors = [
  "main article",
  "article",
  "[class*=post]:has(a)",
  "[class*=card]:has(a)",
  "main li:has(a)",
  "main :is(h2, h3):has(a)",
  ":is(h2, h3):has(a)",
];
