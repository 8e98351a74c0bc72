import { createCookie } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "#app/values/language.ts";

/**
 * Holds the reader's language until the browser is closed: no expiry date, never guessed from
 * Accept-Language.
 */
export const languageCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: true });

/**
 * The language that a request's pages are in: the one its address names, else the one its cookie
 * keeps, else the default.
 */
export async function languageAsked(headers: Headers, search: URLSearchParams): Promise<Language> {
  const named = search.get("lng");
  if (isLanguage(named)) return named;
  const cookies = headers.get("cookie");
  const stored = cookies?.includes("lng=") ? await languageCookie.parse(cookies) : undefined;
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The header that makes a browser keep this language until it is closed. */
export const keepLanguage = (language: Language): Promise<string> =>
  languageCookie.serialize(language);
