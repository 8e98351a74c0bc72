import { priceDocument } from "#app/features/quotes/price/document.ts";
import { quoteLimits, type Rates } from "#app/features/quotes/quote.ts";
import { chosenTerms } from "#app/features/quotes/taxes/chosen-terms.ts";
import { Totals } from "#app/features/quotes/totals.tsx";
import { readHours } from "./hours.ts";
import { type MaterialRow, readMaterial } from "./quote-input.ts";
import type { Extras } from "./typed-quote.ts";

type Typed = { hours: string; lines: readonly MaterialRow[]; rates: Rates; extras: Extras };

/** The sums of a quote while it is typed. */
export const LiveTotals = (typed: Typed) => <Totals {...typed.rates} {...priceTyped(typed)} live />;

/** What the typed quote costs: lines and hours that are not good yet count nothing. */
function priceTyped({ hours, lines, rates, extras }: Typed) {
  const read = readHours(hours);
  const materials = lines
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
