import { priceQuote } from "#app/features/quotes/price.ts";
import { quoteLimits, type Rates, type ShownQuote } from "#app/features/quotes/quote.ts";
import { centsToInput } from "#app/values/money.ts";
import { readHours } from "./hours.ts";
import { type MaterialRow, readMaterial } from "./quote-input.ts";

/** What the typed quote costs: lines and hours that are not good yet count nothing. */
export function priceTyped(
  typedHours: string,
  typed: readonly MaterialRow[],
  { hourlyRate, currency }: Rates,
) {
  const read = readHours(typedHours);
  const materials = typed
    .map((line) => readMaterial(line, currency))
    .flatMap((one) => ("material" in one ? one.material : []));
  return priceQuote(
    {
      laborHours: "hours" in read ? read.hours : 0,
      materials: materials.slice(0, quoteLimits.materials),
    },
    hourlyRate,
  );
}

/** The materials of a stored quote, as the form shows them. */
export const rowsFor = ({ materials }: ShownQuote): MaterialRow[] =>
  materials.map(({ name, quantity, unitPrice }) => ({
    name,
    quantity: String(quantity),
    price: centsToInput(unitPrice),
  }));
