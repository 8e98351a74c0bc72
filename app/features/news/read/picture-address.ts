import { checkAddress } from "#app/platform/web/inward.ts";
import { longestAddress } from "./article-link.ts";

// File names of layout images: dots, spacers, placeholders.
const layoutImages =
  /\.svg$|\/(?:[^/]*[._-])?(?:\d{1,2}px|[01]x[01]|pixel|spacer|shim|blank|empty|clear|trans(?:parent)?|placeholder|dot|beacon|track(?:er|ing)?|counter)(?:[._-][^/]*)?\.\w{2,5}$/i;

// Hosts of trackers.
const trackerHosts =
  /^https?:\/\/(?:[^/]*\.)?(?:feeds\.feedburner\.com\/~|feedsportal\.com|pixel\.(?:wp|quantserve|facebook)\.com|stats\.wordpress\.com|(?:google-analytics|doubleclick|scorecardresearch|imrworldwide|chartbeat)\.(?:com|net)|facebook\.com\/tr\b)/i;

/**
 * The absolute address of a picture; undefined for `data:`, internal addresses, layout images and
 * trackers.
 */
export function pictureAddress(address: string | undefined, base: string): string | undefined {
  if (!address || address.length > longestAddress) return undefined;
  const checked = checkAddress(address.trim(), URL.canParse(base) ? new URL(base) : undefined);
  if (!checked.ok || layoutImages.test(checked.url.pathname) || trackerHosts.test(checked.url.href))
    return undefined;
  checked.url.hash = "";
  return checked.url.href;
}
