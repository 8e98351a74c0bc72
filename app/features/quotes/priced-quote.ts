import { priceDocument } from "./price/document.ts";
import { type Discount, noTerms, type Terms } from "./price/terms.ts";
import type { LaborDraft, MaterialDraft, PricedQuote, Rates, StoredLabor } from "./quote.ts";

type QuoteInput = Pick<PricedQuote, "description" | "laborHours"> & {
  materials: readonly (MaterialDraft & { id?: string | undefined })[];
  labor?: readonly (LaborDraft & { id?: string | undefined })[] | undefined;
  discount?: Discount | null | undefined;
  noSupplies?: boolean | undefined;
};

/** Prices a posted quote at these rates. Fields absent from the form keep their stored value. */
export function pricedQuote<Quote extends QuoteInput>(
  posted: Quote,
  rates: Rates & { labor?: readonly StoredLabor[] },
) {
  const { terms = null } = rates;
  const { labor = rates.labor ?? [], discount, noSupplies = false } = posted;
  const chosen =
    discount === undefined ? terms : chosenTerms(terms, { discount, waived: noSupplies });
  const draft = { ...posted, labor };
  return { ...draft, ...priceDocument(draft, { ...rates, terms: chosen }), terms: chosen };
}

/** Whether a quote comes to more than can be counted exactly. */
export const isTooMuch = ({ totalAmount }: { totalAmount: number }): boolean =>
  !Number.isSafeInteger(totalAmount);

type Choice = { discount: Discount | null; waived: boolean };

/** The terms of a quote with what was chosen for it alone: a discount, and no supplies. */
export function chosenTerms(terms: Terms | null, { discount, waived }: Choice): Terms | null {
  if (!terms && !discount) return null;
  const { supplies, ...rest } = terms ?? noTerms;
  return { ...rest, supplies: supplies && { ...supplies, waived }, discount };
}
