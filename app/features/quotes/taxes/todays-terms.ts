import type { Terms } from "#app/features/quotes/price/terms.ts";
import type { Rates } from "#app/features/quotes/quote.ts";

type Frozen = Pick<Rates, "currency" | "terms">;

/** What terms say besides what was chosen for one quote alone. */
const ofShop = (terms: Terms | null | undefined): string => {
  if (!terms) return "";
  const { rounding, prices, taxRounding = "each", taxOf = "net", taxes, supplies, exempt } = terms;
  const { rate, of, maximum } = supplies ?? {};
  return JSON.stringify([rounding, prices, taxRounding, taxOf, taxes, [rate, of, maximum], exempt]);
};

/**
 * The terms that a new quote would have, where a quote in the same currency has others; undefined
 * where there is nothing to take over.
 */
export const todaysTerms = (
  quote: Frozen,
  today: Frozen | undefined,
): { terms: Terms | null } | undefined =>
  today && today.currency === quote.currency && ofShop(today.terms) !== ofShop(quote.terms)
    ? { terms: today.terms ?? null }
    : undefined;
