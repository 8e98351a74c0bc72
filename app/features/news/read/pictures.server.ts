import { type Document, type Element, elementsIn, isElement } from "./document.server.ts";
import { pictureAddress } from "./picture-address.ts";

// Attributes of lazy-loaded pictures, before `src`, which then holds a placeholder.
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

/** The first usable picture of an article, as an absolute public address. */
export function pictureIn(root: Document | Element, base: string): string | null {
  for (const element of [...(isElement(root) ? [root] : []), ...elementsIn(root)]) {
    const found = candidates(element)
      .map((address) => pictureAddress(address, base))
      .find((address) => address !== undefined);
    if (found) return found;
  }
  return null;
}

function* all(element: Element): Generator<string | undefined> {
  const { name, attribs } = element;
  if (name === "img" || name === "source" || name === "amp-img" || name === "video") {
    if (isTrackingPixel(attribs)) return;
    const parent = element.parent as Element | null;
    // A <source> outside <picture> is video or audio.
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

/** A tracking pixel or an icon, by its attributes or its style. */
const isTrackingPixel = ({ width, height, style = "" }: Record<string, string>) =>
  [width, height].some(
    (side) =>
      side !== undefined && /^\s*\d{1,4}(?:px)?\s*$/i.test(side) && Number.parseInt(side, 10) < 40,
  ) || /(?:^|;)\s*(?:width|height)\s*:\s*[0-3]?\d(?:\.\d+)?px/i.test(style.slice(0, 500));

const inCss = (style: string | undefined) =>
  /url\(\s*["']?([^"'()]{1,2000})["']?\s*\)/i.exec(style?.slice(0, 5_000) ?? "")?.[1]?.trim();

const wide = 1_000;

/** The smallest candidate of a `srcset` that is wide enough, else the widest. */
function largest(set: string | undefined): string | undefined {
  // Split by hand: a regular expression for addresses backtracks on rows of commas.
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
