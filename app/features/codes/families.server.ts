import type { Words } from "./code.ts";
import library from "./library.json" with { type: "json" };

type Family = Words & {
  /** What the group contains, where the standard's name says little. */
  holds?: Words;
};

/** The standard's groups, by prefix. */
export const families: Readonly<Record<string, Family>> = library.families;

/** The group of a code, by its prefix. */
export const familyOf = (code: string): string | undefined =>
  [code.slice(0, 3), code.slice(0, 2)].find((start) => Object.hasOwn(families, start));
