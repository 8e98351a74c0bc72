import type { chosenTerms } from "#app/features/quotes/priced-quote.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import type { LaborDraft, ShownQuote } from "#app/features/quotes/quote.ts";
import { centsToInput } from "#app/values/money.ts";
import type { MaterialRow } from "./quote-input.ts";

export type Extras = Parameters<typeof chosenTerms>[1] & {
  labor: readonly LaborDraft[];
  /** Whether the current taxes replace the quote's own. */
  todaysTaxes: boolean;
};

/** Extras of a stored quote, before anything is typed. */
export const extrasOf = (quote: ShownQuote | undefined): Extras => ({
  discount: quote?.terms?.discount ?? null,
  waived: quote?.terms?.supplies?.waived ?? false,
  labor: quote?.labor ?? [],
  todaysTaxes: false,
});

/** Materials of a stored quote as rows of the form. */
export const rowsFor = ({ materials }: ShownQuote): MaterialRow[] =>
  materials.map(
    ({ id, name, quantity, unitPrice, unit, partNumber, condition, cost, taxClass, priceBy }) => ({
      id,
      name,
      quantity: String(piecesOf(quantity)),
      price: centsToInput(unitPrice),
      unit: unit ?? "",
      partNumber: partNumber ?? "",
      condition: condition ?? "",
      cost: cost === null ? "" : centsToInput(cost),
      tax: taxClass ?? "",
      by: priceBy ?? "",
    }),
  );
