import { href } from "react-router";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import {
  type Cents,
  type Currency,
  centsToInput,
  decimalsOf,
  formatMoney,
} from "#app/values/money.ts";
import { type LaborRate, laborRateLimits } from "./labor-rate.ts";

type Props = {
  rates: readonly LaborRate[];
  currency: Currency;
  hourlyRate: Cents | undefined;
  version: number;
  answer: FormAnswer | undefined;
};

/** Named rates of a shop, and rows for more. */
export function LaborRatesForm({ rates, currency, hourlyRate, version, answer }: Props) {
  const { t, language } = useWords();
  const rows = Math.min(Math.max(rates.length + 2, 4), laborRateLimits.rates);
  const decimals = decimalsOf[currency];
  return (
    <SettingsForm action={href("/repair-cms/labor-rates")} version={version} answer={answer}>
      {hourlyRate !== undefined && (
        <p className="text-ink-soft">
          {t("laborRates:usual", { rate: formatMoney(hourlyRate, currency, language, decimals) })}
        </p>
      )}
      {Array.from({ length: rows }, (_, at) => {
        const one = rates[at];
        const name = (cell: string) => `rates.${at}.${cell}`;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            key={at}
            className="border-t border-line pt-3"
          >
            <legend className="label float-left mb-1 w-full text-lg">
              {t("laborRates:numbered", { number: at + 1 })}
            </legend>
            <div className="clear-both grid gap-x-4 gap-y-3 sm:grid-cols-3">
              <input type="hidden" name={name("id")} value={one?.id ?? ""} />
              {languages.map((each) => (
                <TextField
                  key={each}
                  name={name(`names.${each}`)}
                  label={t("laborRates:nameIn", { language: languageNames[each] })}
                  maxLength={laborRateLimits.name}
                  autoComplete="off"
                  defaultValue={one?.names[each] ?? ""}
                />
              ))}
              <TextField
                name={name("rate")}
                label={t("laborRates:rate")}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={one ? centsToInput(one.rate, decimals) : ""}
              />
            </div>
          </fieldset>
        );
      })}
    </SettingsForm>
  );
}
