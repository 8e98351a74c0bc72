import { checkAddress } from "#app/platform/inward.ts";

/** One piece of news as a source shows it, already plain text. Addresses are whole; `publishedAt` in milliseconds, if it is said. */
export type Article = { link: string; title: string; excerpt: string; image: string | null; publishedAt: number | null };

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
 * The address of an article as it is kept: whole, on the public web, without fragment and without what only counts clicks. Undefined
 * when it is none: `javascript:`, an inward address, nonsense.
 */
export function articleLink(href: string, base: string): string | undefined {
  const checked = checkAddress(href.trim(), URL.canParse(base) ? new URL(base) : undefined);
  if (!checked.ok) return undefined;
  const { url } = checked;
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length <= 1_000 ? url.href : undefined;
}

/**
 * What makes two finds one article: its address, whatever the scheme, `www.` or a slash at the end. A source speaks for its own
 * host alone: two feeds of one site share their articles, but nobody can take the place of an article of somebody else.
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

const siteOf = (address: string) => new URL(address).hostname.replace(/\.$/, "").replace(/^www\./, "");

/** Who it is from: the source's name, else the host of the link, else nobody that is known (specification, section 9). */
export function sourceLabel(name: string, link: string, unknown: string): string {
  if (name.trim()) return name;
  return URL.canParse(link) ? siteOf(link) || unknown : unknown;
}

/** The newest of what a visit found, each address once. What has no date stands where the source put it, as if of now. */
export function newest(found: readonly Article[], now: number): Article[] {
  const once = new Map<string, Article>();
  for (const article of found) if (!once.has(article.link)) once.set(article.link, article);
  return [...once.values()]
    .map((article, at) => ({ article, at, date: article.publishedAt ?? now }))
    .sort((a, b) => b.date - a.date || a.at - b.at)
    .slice(0, limits.kept)
    .map(({ article }) => article);
}
