import { storedRate } from "#app/features/quotes/labor-rates/labor-rate.ts";
import type { LaborDraft, Rates } from "#app/features/quotes/quote.ts";
import { useWords } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { centsToInput, formatMoney } from "#app/values/money.ts";

type Props = {
  rates: Rates;
  chosen: string;
  /** Name of the rate that the line was stored with. */
  stored: LaborDraft["rateNames"];
};

/**
 * Named rates of the shop for a line of labor; a chosen one fills in its amount. Renders nothing
 * for a shop without any.
 */
export function RateChoice({ rates, chosen, stored }: Props) {
  const { t, language } = useWords();
  const { laborRates = [], currency, decimals } = rates;
  if (laborRates.length === 0 && !stored)
    return <input type="hidden" name="laborRateId[]" value={chosen} />;
  return (
    <label className="col-span-full grid content-start gap-1">
      <span className="label text-sm text-ink-soft">{t("quotes:extras.namedRate")}</span>
      <select
        name="laborRateId[]"
        defaultValue={chosen}
        className="box"
        onChange={({ currentTarget }) => {
          const rate = laborRates.find(({ id }) => id === currentTarget.value)?.rate;
          const amount = currentTarget
            .closest("div")
            ?.querySelector<HTMLInputElement>("[name='laborLineRate[]']");
          if (!amount || currentTarget.value === storedRate) return;
          amount.value = rate === undefined ? "" : centsToInput(rate, decimals);
          amount.dispatchEvent(new Event("input", { bubbles: true }));
        }}
      >
        <option value="">{t("quotes:extras.usualRate")}</option>
        {stored && <option value={storedRate}>{inLanguage(stored, language)}</option>}
        {laborRates.map(({ id, names, rate }) => (
          <option key={id} value={id}>
            {`${inLanguage(names, language)} · ${formatMoney(rate, currency, language, decimals)}`}
          </option>
        ))}
      </select>
    </label>
  );
}
