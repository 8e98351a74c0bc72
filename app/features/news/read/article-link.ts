import { checkAddress } from "#app/platform/web/inward.ts";

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

export const siteOf = (address: string) =>
  new URL(address).hostname.replace(/\.$/, "").replace(/^www\./, "");
