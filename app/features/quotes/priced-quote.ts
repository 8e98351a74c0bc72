import { priceDocument } from "./price/document.ts";
import type { LaborDraft, MaterialDraft, PricedQuote, Rates } from "./quote.ts";

type Posted = Pick<PricedQuote, "description" | "laborHours"> & {
  materials: readonly (MaterialDraft & { id?: string | undefined })[];
  labor?: readonly (LaborDraft & { id?: string | undefined })[];
};

/** A posted quote with its amounts at these rates, ready to be saved. */
export function pricedQuote<Quote extends Posted>(posted: Quote, rates: Rates) {
  const terms = rates.terms ?? null;
  return { ...posted, ...priceDocument(posted, { ...rates, terms }), terms };
}
