import { checkAddress } from "#app/platform/web/inward.ts";
import { longestAddress } from "./article.ts";
import { type Document, type Element, elementsIn, isElement } from "./document.server.ts";

// Where pages that load their pictures late keep the address meanwhile; before `src`, which then
// holds a grey dot.
const setNames = ["data-srcset", "data-lazy-srcset", "srcset", "imagesrcset"];
const names = [
  "data-src",
  "data-lazy-src",
  "data-original",
  "data-lazy",
  "data-image",
  "data-bg",
  "data-background-image",
  "data-url",
  "src",
  "poster",
];
const wide = 1_000;

// What a page is built with, by its name: dots, gaps, what stands there until the picture comes.
const furniture =
  /\.svg$|\/(?:[^/]*[._-])?(?:\d{1,2}px|[01]x[01]|pixel|spacer|shim|blank|empty|clear|trans(?:parent)?|placeholder|dot|beacon|track(?:er|ing)?|counter)(?:[._-][^/]*)?\.\w{2,5}$/i;
// Those who count readers, by where they live.
const counters =
  /^https?:\/\/(?:[^/]*\.)?(?:feeds\.feedburner\.com\/~|feedsportal\.com|pixel\.(?:wp|quantserve|facebook)\.com|stats\.wordpress\.com|(?:google-analytics|doubleclick|scorecardresearch|imrworldwide|chartbeat)\.(?:com|net)|facebook\.com\/tr\b)/i;

/**
 * The picture of an article: the first in it that can be one, as a whole address on the public web.
 */
export function pictureIn(root: Document | Element, base: string): string | null {
  for (const element of [...(isElement(root) ? [root] : []), ...elementsIn(root)]) {
    const found = candidates(element)
      .map((address) => pictureAddress(address, base))
      .find((address) => address !== undefined);
    if (found) return found;
  }
  return null;
}

/**
 * A picture's address made whole; undefined for one that is none (`data:`, inward) or plainly the
 * page's furniture.
 */
export function pictureAddress(address: string | undefined, base: string): string | undefined {
  if (!address || address.length > longestAddress) return undefined;
  const checked = checkAddress(address.trim(), URL.canParse(base) ? new URL(base) : undefined);
  if (!checked.ok || furniture.test(checked.url.pathname) || counters.test(checked.url.href))
    return undefined;
  checked.url.hash = "";
  return checked.url.href;
}

function* all(element: Element): Generator<string | undefined> {
  const { name, attribs } = element;
  if (name === "img" || name === "source" || name === "amp-img" || name === "video") {
    if (isDot(attribs)) return;
    const parent = element.parent as Element | null;
    // A <source> belongs to a picture; under <video> or <audio> it is a film or a sound.
    if (name === "source" && parent?.name !== "picture") return;
    for (const one of setNames) yield largest(attribs[one]);
    if (name === "source") return;
    for (const one of names) if (!(name === "video" && one !== "poster")) yield attribs[one];
    return;
  }
  if (attribs.itemprop === "image") yield attribs.content ?? attribs.href;
  for (const one of ["data-bg", "data-background-image", "data-background"])
    yield inCss(attribs[one]) ?? attribs[one];
  yield inCss(attribs.style);
}
const candidates = (element: Element): string[] =>
  [...all(element)].filter((address) => address !== undefined && address !== "") as string[];

/** A dot that counts visitors, or an icon: in the element or in its style. */
const isDot = ({ width, height, style = "" }: Record<string, string>) =>
  [width, height].some(
    (side) =>
      side !== undefined && /^\s*\d{1,4}(?:px)?\s*$/i.test(side) && Number.parseInt(side, 10) < 40,
  ) || /(?:^|;)\s*(?:width|height)\s*:\s*[0-3]?\d(?:\.\d+)?px/i.test(style.slice(0, 500));

const inCss = (style: string | undefined) =>
  /url\(\s*["']?([^"'()]{1,2000})["']?\s*\)/i.exec(style?.slice(0, 5_000) ?? "")?.[1]?.trim();

/** Of a `srcset` the smallest that is wide enough, else the widest. */
function largest(set: string | undefined): string | undefined {
  // By hand: a regular expression that looks for the end of an address walks a row of commas again
  // and again.
  const offers = (set ?? "")
    .slice(0, 8_000)
    .split(/,(?=\s|$)|(?<=\s[\d.]{1,8}[wx]),/)
    .flatMap((offer) => {
      const [address = "", size = ""] = offer.trim().split(/\s+/, 2);
      const [, count, unit] = /^([\d.]{1,8})([wx])$/.exec(size) ?? [];
      return address === ""
        ? []
        : [
            {
              address: address.replace(/^,+|,+$/g, ""),
              width: Number(count ?? 1) * (unit === "w" ? 1 : wide / 2),
            },
          ];
    });
  offers.sort((a, b) => a.width - b.width);
  return (offers.find(({ width }) => width >= wide) ?? offers.at(-1))?.address;
}
