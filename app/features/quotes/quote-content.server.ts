import type { PricedQuote } from "./quote.ts";

/** The columns of what a quote says, apart from its lines. */
export const contentOf = ({
  description,
  laborHours,
  laborCost,
  partsCost,
  totalAmount,
}: PricedQuote) => ({
  description,
  laborHours,
  laborCost,
  partsCost,
  totalAmount,
});
