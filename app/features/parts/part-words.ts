import type { PartCondition } from "#app/features/quotes/line.ts";
import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";

export type Part = {
  quantity: number;
  unit: string | null;
  partNumber: string | null;
  condition: PartCondition | null;
};

/**
 * Formats the quantity of a part, as `4 ×` or `0.35 L`, and its number and condition. Separate from
 * the job page's line components, so that page keeps its scripts in one piece.
 */
export function usePartWords(currency: Currency) {
  const { t, language } = useWords();
  return ({ quantity, unit, partNumber, condition }: Part) => {
    const pieces = shownQuantity(quantity, currency, language);
    const facts = [partNumber, condition && t(`quotes:conditions.${condition}`)].filter(Boolean);
    return {
      pieces: isUnit(unit) ? `${pieces} ${t(`quotes:units.${unit}`)}` : `${pieces} ×`,
      facts: facts.join(" · "),
    };
  };
}
