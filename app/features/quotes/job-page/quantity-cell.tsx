import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";

type Props = { quantity: number; unit: string | null; currency: Currency };

/** Quantity of a material: `4`, `0.35 L`. */
export function Quantity({ quantity, unit, currency }: Props) {
  const { t, language } = useWords();
  const shown = shownQuantity(quantity, currency, language);
  return isUnit(unit) ? `${shown} ${t(`quotes:units.${unit}`)}` : shown;
}
