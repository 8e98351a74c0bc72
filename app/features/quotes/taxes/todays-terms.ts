import type { Terms } from "#app/features/quotes/price/terms.ts";
import type { Rates } from "#app/features/quotes/quote.ts";

type Frozen = Pick<Rates, "currency" | "terms">;

/** Shop-wide part of the terms, for comparison. */
const ofShop = (terms: Terms | null | undefined): string => {
  if (!terms) return "";
  const { rounding, prices, taxRounding = "each", taxOf = "net", taxes, supplies, exempt } = terms;
  const { rate, of, maximum } = supplies ?? {};
  return JSON.stringify([rounding, prices, taxRounding, taxOf, taxes, [rate, of, maximum], exempt]);
};

/** Terms of a new quote, where this quote has others in the same currency; else undefined. */
export const todaysTerms = (
  quote: Frozen,
  today: Frozen | undefined,
): { terms: Terms | null } | undefined =>
  today && today.currency === quote.currency && ofShop(today.terms) !== ofShop(quote.terms)
    ? { terms: today.terms ?? null }
    : undefined;
