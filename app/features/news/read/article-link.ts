import { checkAddress } from "#app/platform/web/inward.ts";

// Tracking parameters: they do not identify an article.
const tracking =
  /^(utm_.*|mc_[ce]id|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|_hs(enc|mi)|vero_id|mkt_tok|oly_(anon|enc)_id|ref_src|cmpid|at_(medium|campaign|custom\d)|ns_(mchannel|source|campaign|linkname|fee)|xtor|s_cid|ito|wt_mc|pk_.*|mtm_.*|matomo_.*|_ga|_gl)$/i;

/** Longer addresses are ignored; stored ones have at most 1,000 characters. */
export const longestAddress = 4_000;

/**
 * The address of an article as stored: absolute, public, without fragment and tracking parameters.
 * Undefined for anything else: `javascript:`, an internal address, nonsense.
 */
export function articleLink(href: string, base: string): string | undefined {
  if (href.length > longestAddress) return undefined; // before parsing it
  const checked = checkAddress(href.trim(), URL.canParse(base) ? new URL(base) : undefined);
  if (!checked.ok) return undefined;
  const { url } = checked;
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length <= 1_000 ? url.href : undefined;
}

/**
 * Identifies an article by its address, ignoring scheme, `www.` and a trailing slash. Two feeds of
 * one site share their articles; on other hosts the source is part of the key, so that no source
 * can replace an article of another one.
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
