import { findTerms } from "#app/features/translator/glossary/find.ts";
import { pluralsOf } from "#app/features/translator/glossary/plurals.ts";
import { keyOf, wordsOf } from "#app/features/translator/glossary/term-index.ts";
import type { Region, Term } from "#app/features/translator/glossary/terms.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";

type Line = { text: string; from: Language; to: Language };

/** Usual term of sellers in a country. */
const usual: Record<Language, (term: Term, country: Country) => string> = {
  en: ({ en }) => en[0]!,
  es: ({ es, elsewhere }, country) => elsewhere[country as Region]?.[0] ?? es[0]!,
};

/**
 * Translates a part by the shop's own terms, then by the trade's glossary; undefined where neither
 * has all of its words. The glossary must be loaded.
 */
export function sayPart(
  { text, from, to }: Line,
  terms: readonly ShopTerm[],
  country: Country,
): string | undefined {
  const own = terms.find((term) => keyOf(term[from]) === keyOf(text));
  if (own) return own[to];
  const words = wordsOf(text);
  const [match, ...more] = findTerms(words, from);
  if (!match || more.length > 0 || match.length < words.length) return undefined;
  const { term, plural } = match;
  const name = usual[to](term, country);
  return plural ? pluralsOf(name, to)[0] : name;
}
