import { cookieOf } from "#app/values/cookie.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/values/language.ts";

// The language of a page is never guessed: a browser that prefers another one gets the default, and
// an offer.

const cookie = "offered";
const year = 365 * 24 * 60 * 60;

/** Keeps the offer away from someone who chose the default language over it. */
export const declined = `${cookie}=no; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax`;

export type OfferedLanguage = Exclude<Language, typeof defaultLanguage>;

/**
 * The language to offer: the browser prefers it, and no language was chosen, by address,
 * cookie or refusal.
 */
export function languageOffered({ headers, url }: Request): OfferedLanguage | undefined {
  const preferred = preferredLanguage(headers.get("accept-language") ?? "");
  if (!preferred || preferred === defaultLanguage) return undefined;
  if (isLanguage(new URL(url).searchParams.get("lng"))) return undefined;
  const hasChosen = ["lng", cookie].some((name) => cookieOf(headers, name) !== undefined);
  return hasChosen ? undefined : preferred;
}

/**
 * The product's language that a browser prefers (RFC 9110, 12.5.4): the one with the highest
 * weight, of several the first. Longer headers than any browser's are not parsed.
 */
function preferredLanguage(accepted: string): Language | undefined {
  let preferred: Language | undefined;
  let highest = 0;
  for (const one of accepted.slice(0, 200).split(",")) {
    const [, name, weight = "1"] =
      /^\s*([a-z]{2,3})(?:-\w+)*\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(one) ?? [];
    const language = name?.toLowerCase();
    if (!isLanguage(language) || !(Number(weight) > highest)) continue;
    [preferred, highest] = [language, Number(weight)];
  }
  return preferred;
}
