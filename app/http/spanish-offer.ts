import { isLanguage } from "#app/values/language.ts";

// The language of a page is never guessed (decision 2 of the product): a browser that prefers
// Spanish gets English, and an offer.

const cookie = "offered";
const year = 365 * 24 * 60 * 60;

/** Keeps the offer away from whoever chose English over it. */
export const declined = `${cookie}=no; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax`;

/**
 * Whether to offer Spanish: the browser prefers it, and nobody has chosen a language, by address,
 * cookie or refusal.
 */
export function offersSpanish({ headers, url }: Request): boolean {
  if (!prefersSpanish(headers.get("accept-language") ?? "")) return false;
  if (isLanguage(new URL(url).searchParams.get("lng"))) return false;
  return !/(?:^|;\s*)(?:__Host-)?(?:lng|offered)=/.test(headers.get("cookie") ?? "");
}

/**
 * Whether Spanish comes before English in what a browser asks for (RFC 9110, 12.5.4). What is
 * longer than any browser's is not read.
 */
export function prefersSpanish(accepted: string): boolean {
  const weights = { es: 0, en: 0 };
  for (const one of accepted.slice(0, 200).split(",")) {
    const [, name, weight = "1"] =
      /^\s*(es|en)(?:-\w+)*\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(one) ?? [];
    const language = name?.toLowerCase() as "es" | "en" | undefined;
    if (language) weights[language] = Math.max(weights[language], Number(weight) || 0);
  }
  if (weights.es !== weights.en) return weights.es > weights.en;
  return weights.es > 0 && /^\s*es\b/i.test(accepted);
}
