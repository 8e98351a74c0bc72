import { checkAddress } from "#app/platform/web/inward.ts";
import { plainLine, shortened } from "./plain-text.ts";

/**
 * One piece of news as a source shows it, already plain text. Addresses are whole; `publishedAt` in
 * milliseconds, if it is said.
 */
export type Article = {
  link: string;
  title: string;
  excerpt: string;
  image: string | null;
  publishedAt: number | null;
};

export const limits = {
  title: 200,
  excerpt: 400,
  /** Of one visit: what is looked at, and what is kept of it. */
  looked: 500,
  kept: 40,
} as const;

// What only counts clicks; the same article comes with it and without.
const tracking =
  /^(utm_.*|mc_[ce]id|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|_hs(enc|mi)|vero_id|mkt_tok|oly_(anon|enc)_id|ref_src|cmpid|at_(medium|campaign|custom\d)|ns_(mchannel|source|campaign|linkname|fee)|xtor|s_cid|ito|wt_mc|pk_.*|mtm_.*|matomo_.*|_ga|_gl)$/i;

/**
 * Addresses that are longer are not looked at; those that are kept are at most 1,000 characters.
 */
export const longestAddress = 4_000;

/**
 * The address of an article as it is kept: whole, on the public web, without fragment and without
 * what only counts clicks. Undefined when it is none: `javascript:`, an inward address, nonsense.
 */
export function articleLink(href: string, base: string): string | undefined {
  if (href.length > longestAddress) return undefined; // before any work on it
  const checked = checkAddress(href.trim(), URL.canParse(base) ? new URL(base) : undefined);
  if (!checked.ok) return undefined;
  const { url } = checked;
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length <= 1_000 ? url.href : undefined;
}

/**
 * What makes two finds one article: its address, whatever the scheme, `www.` or a slash at the end.
 * A source speaks for its own host alone: two feeds of one site share their articles, but nobody
 * can take the place of an article of somebody else.
 */
export function articleKey(link: string, source: { id: string; url: string }): string {
  const url = new URL(link);
  const params = [...url.searchParams]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map((pair) => pair.map(encodeURIComponent).join("="));
  const query = params.length > 0 ? `?${params.join("&")}` : "";
  const address = siteOf(link) + url.pathname.replace(/\/+$/, "") + query;
  return siteOf(link) === siteOf(source.url) ? address : `${source.id} ${address}`;
}

const siteOf = (address: string) =>
  new URL(address).hostname.replace(/\.$/, "").replace(/^www\./, "");

/**
 * Who it is from: the source's name, else the host of the link, else nobody that is known
 * (specification, section 9).
 */
export function sourceLabel(name: string, link: string, unknown: string): string {
  if (name.trim()) return name;
  return URL.canParse(link) ? siteOf(link) || unknown : unknown;
}

/**
 * What an article without a title is called: the beginning of its text, else the words of its
 * address, else the site's name.
 */
export function titleFrom(excerpt: string, link: string): string {
  const said = shortened(excerpt, 90);
  if (/[\p{L}\p{N}]/u.test(said)) return said;
  const last = new URL(link).pathname.split("/").findLast((part) => /[a-z]{3}/i.test(part)) ?? "";
  const words = plainLine(
    decoded(last)
      .replace(/\.\w{2,5}$/, "")
      .replace(/[-_+]+/g, " "),
  );
  return words === "" ? siteOf(link) : shortened(words[0]!.toUpperCase() + words.slice(1), 90);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The newest of what a visit found, each address once. What has no date stands where the source put
 * it, as if of now.
 */
export function newest(found: readonly Article[], now: number): Article[] {
  const once = new Map<string, Article>();
  for (const article of found) if (!once.has(article.link)) once.set(article.link, article);
  return [...once.values()]
    .map((article, at) => ({ article, at, date: article.publishedAt ?? now }))
    .sort((a, b) => b.date - a.date || a.at - b.at)
    .slice(0, limits.kept)
    .map(({ article }) => article);
}
