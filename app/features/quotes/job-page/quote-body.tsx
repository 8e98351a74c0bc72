import { baseLabor } from "#app/features/quotes/price/line-total.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { hasPrices, type QuoteWork, type ShownQuote } from "#app/features/quotes/quote.ts";
import { Totals } from "#app/features/quotes/totals.tsx";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { type Cents, formatMoney, formatNumber } from "#app/values/money.ts";
import { MaterialsTable } from "./materials-table.tsx";
import { PartFacts } from "./part-facts.tsx";
import { Quantity } from "./quantity-cell.tsx";

/** Content of a quote: its description, lines and sums. */
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

/** Materials of a quote for a member who may not see prices: names and quantities. */
function MaterialsList({ materials, currency }: Pick<QuoteWork, "materials" | "currency">) {
  const { t } = useWords();
  if (materials.length === 0)
    return <p className="border-b border-line pb-3 text-ink-soft">{t("quotes:noMaterials")}</p>;
  return (
    <table aria-label={t("quotes:materials")} className="figures w-full border-collapse">
      <thead>
        <tr className="label border-b border-ink text-sm text-ink-soft">
          <th scope="col" className="pb-1 text-left">
            {t("quotes:material")}
          </th>
          <th scope="col" className="pb-1 pl-4 text-right whitespace-nowrap">
            {t("quotes:quantityShort")}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ id, name, quantity, unit, ...facts }) => (
          <tr key={id} className="border-b border-line">
            <td className="py-2 wrap-anywhere">
              <FreeText of={{ subjectId: id, field: "line" }}>{name}</FreeText>
              <PartFacts {...facts} />
            </td>
            <td className="py-2 pl-4 text-right">
              <Quantity {...{ quantity, unit, currency }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = { quote: QuoteWork | ShownQuote; money: (cents: Cents) => string };

/** Lines of labor besides the quote's hours: words, time and cost. */
function LaborLines({ quote, money }: Props) {
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
