import { type Discount, noTerms, type Terms } from "#app/features/quotes/price/terms.ts";

type Choice = { discount: Discount | null; waived: boolean };

/** The terms of a quote with what was chosen for it alone: a discount, and no supplies. */
export function chosenTerms(terms: Terms | null, { discount, waived }: Choice): Terms | null {
  if (!terms && !discount) return null;
  const { supplies, ...rest } = terms ?? noTerms;
  return { ...rest, supplies: supplies && { ...supplies, waived }, discount };
}
