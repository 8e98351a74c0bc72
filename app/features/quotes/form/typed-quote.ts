import { priceDocument } from "#app/features/quotes/price/document.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { quoteLimits, type Rates, type ShownQuote } from "#app/features/quotes/quote.ts";
import { centsToInput } from "#app/values/money.ts";
import { readHours } from "./hours.ts";
import { type MaterialRow, readMaterial } from "./quote-input.ts";

/** What the typed quote costs: lines and hours that are not good yet count nothing. */
export function priceTyped(typedHours: string, typed: readonly MaterialRow[], rates: Rates) {
  const read = readHours(typedHours);
  const materials = typed
    .map((line) => readMaterial(line, rates))
    .flatMap((one) => ("material" in one ? one.material : []));
  return priceDocument(
    {
      laborHours: "hours" in read ? read.hours : 0,
      materials: materials.slice(0, quoteLimits.materials),
    },
    rates,
  );
}

/** The materials of a stored quote, as the form shows them. */
export const rowsFor = ({ materials }: ShownQuote): MaterialRow[] =>
  materials.map(({ id, name, quantity, unitPrice }) => ({
    id,
    name,
    quantity: String(piecesOf(quantity)),
    price: centsToInput(unitPrice),
  }));
