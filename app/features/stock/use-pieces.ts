import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";

/** Formats a quantity of an item, as `4` or `0.35 L`. */
export function usePieces(currency: Currency) {
  const { t, language } = useWords();
  return (quantity: number, unit: string | null) => {
    const pieces = shownQuantity(quantity, currency, language);
    return isUnit(unit) ? `${pieces} ${t(`quotes:units.${unit}`)}` : pieces;
  };
}
