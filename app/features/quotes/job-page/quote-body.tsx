import { baseLabor } from "#app/features/quotes/price/line-total.ts";
import { hasPrices, type QuoteWork, type ShownQuote } from "#app/features/quotes/quote.ts";
import { Totals } from "#app/features/quotes/totals.tsx";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, formatMoney, formatNumber } from "#app/values/money.ts";
import { LaborLines } from "./labor-lines.tsx";
import { MaterialsList } from "./materials-list.tsx";
import { MaterialsTable } from "./materials-table.tsx";

/** What a quote says: its description, lines and sums. */
export function QuoteBody({ quote }: { quote: QuoteWork | ShownQuote }) {
  const { t, language } = useWords();
  const priced = hasPrices(quote) ? quote : undefined;
  const money = (cents: Cents) => formatMoney(cents, quote.currency, language, priced?.decimals);
  const hours = formatNumber(quote.laborHours, quote.currency, language);
  return (
    <div className="grid gap-4 px-4 py-4 sm:px-6">
      <div className="text-lg">
        <FreeText of={{ subjectId: quote.id, field: "description" }}>{quote.description}</FreeText>
      </div>
      {priced ? (
        <MaterialsTable {...priced} money={money} />
      ) : (
        <MaterialsList materials={quote.materials} currency={quote.currency} />
      )}
      <LaborLines quote={quote} money={money} />
      {quote.laborHours > 0 && (
        <p
          className={`figures flex flex-wrap items-baseline gap-x-3 ${priced ? "border-b border-line pb-3" : ""}`}
        >
          <span className="label text-base text-ink-soft">{t("quotes:labor")}</span>
          {priced
            ? t("quotes:laborDetails", { hours, rate: money(priced.laborRate) })
            : t("quotes:laborTime", { hours })}
          {priced && <span className="ml-auto">{money(baseLabor(priced)?.totalPrice ?? 0)}</span>}
        </p>
      )}
      {priced && <Totals {...priced} />}
    </div>
  );
}
