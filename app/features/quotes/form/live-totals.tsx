import { priceDocument } from "#app/features/quotes/price/document.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { chosenTerms } from "#app/features/quotes/priced-quote.ts";
import { quoteLimits, type Rates } from "#app/features/quotes/quote.ts";
import { Totals } from "#app/features/quotes/totals.tsx";
import { readHours } from "./hours.ts";
import { type MaterialRow, readMaterial } from "./quote-input.ts";
import type { Extras } from "./typed-quote.ts";

type QuoteInput = {
  hours: string;
  lines: readonly MaterialRow[];
  rates: Rates;
  today?: { terms: Terms | null } | undefined;
  extras: Extras;
};

/** Totals of a quote as it is typed: none while its hours are invalid. */
export function LiveTotals(typed: QuoteInput) {
  const read = readHours(typed.hours);
  const isKnown = "hours" in read;
  const price = priceTyped(typed, isKnown ? read.hours : 0);
  return <Totals {...typed.rates} {...price} live isKnown={isKnown} />;
}

/** Prices the typed quote: invalid lines count nothing. */
function priceTyped({ lines, rates, today, extras }: QuoteInput, laborHours: number) {
  const materials = lines
    .map((line) => readMaterial(line, rates))
    .flatMap((one) => ("material" in one ? one.material : []));
  const { terms: shops } = extras.todaysTaxes && today ? today : rates;
  const terms = chosenTerms(shops ?? null, extras);
  const price = priceDocument(
    {
      laborHours,
      materials: materials.slice(0, quoteLimits.materials),
      labor: extras.labor,
    },
    { ...rates, terms },
  );
  return { ...price, terms };
}
