import type { PricedQuote } from "#app/features/quotes/quote.ts";

/** The columns of what a quote says, apart from its lines. */
export const contentOf = ({
  description,
  laborHours,
  laborCost,
  partsCost,
  suppliesAmount,
  discountAmount,
  taxAmount,
  taxAmounts,
  totalAmount,
  terms,
}: PricedQuote) => ({
  description,
  laborHours,
  laborCost,
  partsCost,
  suppliesAmount,
  discountAmount,
  taxAmount,
  taxAmounts: terms ? taxAmounts : null,
  totalAmount,
  terms: terms ?? null,
});
