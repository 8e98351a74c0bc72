import { piecesOf } from "#app/features/quotes/quantity.ts";
import { hasPrices, type QuoteWork, type ShownQuote } from "#app/features/quotes/quote.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { type Cents, formatNumber } from "#app/values/money.ts";

type Props = { quote: QuoteWork | ShownQuote; money: (cents: Cents) => string };

/** The lines of labor beside the quote's hours: their words, time, and what they cost. */
export function LaborLines({ quote, money }: Props) {
  const { t, language } = useWords();
  if (quote.labor.length === 0) return null;
  const costs = new Map(hasPrices(quote) ? quote.labor.map((line) => [line.id, line]) : []);
  return (
    <ul aria-label={t("quotes:labor")} className="figures grid gap-2 border-b border-line pb-3">
      {quote.labor.map(({ id, name, quantity }) => {
        const hours = formatNumber(piecesOf(quantity), quote.currency, language);
        const cost = costs.get(id);
        return (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <FreeText of={{ subjectId: id, field: "line" }}>{name}</FreeText>
              {cost?.rateNames && (
                <span className="block text-sm text-ink-soft">
                  {inLanguage(cost.rateNames, language)}
                </span>
              )}
            </span>
            <span className="ml-auto flex flex-wrap justify-end gap-x-4">
              <span className="text-ink-soft">
                {cost
                  ? t("quotes:laborDetails", { hours, rate: money(cost.unitPrice) })
                  : t("quotes:laborTime", { hours })}
              </span>
              {cost && money(cost.totalPrice)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
