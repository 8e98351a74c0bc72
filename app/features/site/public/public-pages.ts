import type { Register } from "react-router";
import { type Language, languages } from "#app/values/language.ts";

/** The pages that anyone may read and a search engine may list. They carry no script at all. */
export const publicPages = [
  "/",
  "/privacy",
  "/terms",
] as const satisfies readonly (keyof Register["pages"])[];
type PublicPage = (typeof publicPages)[number];

/** The public page at this path, with or without a slash at its end. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  return publicPages.find((page) => page === path);
}

/**
 * The address of a page: in one language for everyone, or, without one, in the language of whoever
 * asks.
 */
export const addressOf = (page: string, language?: Language): string =>
  language ? `${page}?lng=${language}` : page;

type Alternate = { hrefLang: Language | "x-default"; href: string };

/**
 * The same page in every language, for search engines. All of them name each other, as they must.
 */
export const alternatesOf = (page: string, origin: string): Alternate[] => [
  { hrefLang: "x-default", href: origin + addressOf(page) },
  ...languages.map((language) => ({
    hrefLang: language,
    href: origin + addressOf(page, language),
  })),
];
