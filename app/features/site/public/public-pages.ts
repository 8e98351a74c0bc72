import type { Register } from "react-router";
import { type Language, languages } from "#app/values/language.ts";

/** The pages that anyone may read and search engines list. They have no script. */
export const publicPages = [
  "/",
  "/privacy",
  "/terms",
] as const satisfies readonly (keyof Register["pages"])[];
type PublicPage = (typeof publicPages)[number];

/** The public page at a path, with or without a trailing slash. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  return publicPages.find((page) => page === path);
}

/** The address of a page in one language or, without one, in the visitor's. */
export const addressOf = (page: string, language?: Language): string =>
  language ? `${page}?lng=${language}` : page;

type Alternate = { hrefLang: Language | "x-default"; href: string };

/** The page in every language, for search engines (hreflang). */
export const alternatesOf = (page: string, origin: string): Alternate[] => [
  { hrefLang: "x-default", href: origin + addressOf(page) },
  ...languages.map((language) => ({
    hrefLang: language,
    href: origin + addressOf(page, language),
  })),
];
