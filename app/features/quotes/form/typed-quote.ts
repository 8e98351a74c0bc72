import { priceDocument } from "#app/features/quotes/price/document.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import {
  type LaborDraft,
  quoteLimits,
  type Rates,
  type ShownQuote,
} from "#app/features/quotes/quote.ts";
import { chosenTerms } from "#app/features/quotes/taxes/chosen-terms.ts";
import { centsToInput } from "#app/values/money.ts";
import { readHours } from "./hours.ts";
import { type MaterialRow, readMaterial } from "./quote-input.ts";

export type Extras = Parameters<typeof chosenTerms>[1] & { labor: readonly LaborDraft[] };

/** What a stored quote has of them, before anything is typed. */
export const extrasOf = (quote: ShownQuote | undefined): Extras => ({
  discount: quote?.terms?.discount ?? null,
  waived: quote?.terms?.supplies?.waived ?? false,
  labor: quote?.labor ?? [],
});

/** What the typed quote costs: lines and hours that are not good yet count nothing. */
export function priceTyped(
  typedHours: string,
  typed: readonly MaterialRow[],
  rates: Rates,
  extras: Extras,
) {
  const read = readHours(typedHours);
  const materials = typed
    .map((line) => readMaterial(line, rates))
    .flatMap((one) => ("material" in one ? one.material : []));
  const terms = chosenTerms(rates.terms ?? null, extras);
  const price = priceDocument(
    {
      laborHours: "hours" in read ? read.hours : 0,
      materials: materials.slice(0, quoteLimits.materials),
      labor: extras.labor,
    },
    { ...rates, terms },
  );
  return { ...price, terms };
}

/** The materials of a stored quote, as the form shows them. */
export const rowsFor = ({ materials }: ShownQuote): MaterialRow[] =>
  materials.map(({ id, name, quantity, unitPrice }) => ({
    id,
    name,
    quantity: String(piecesOf(quantity)),
    price: centsToInput(unitPrice),
  }));
