import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, centsToInput, decimalsOf, formatMoney } from "#app/values/money.ts";
import {
  type PriceRange,
  type PriceRules,
  priceByRule,
  priceEndings,
  priceRuleLimits,
  shareKinds,
} from "./price-rule.ts";

type Props = {
  action: string;
  rules: PriceRules | undefined;
  currency: Currency;
  version: number;
  answer: FormAnswer | undefined;
  /** Effect of clearing all ranges. */
  how: string;
};

/** Ranges of a set of price rules, and rows for more. */
export function RulesForm({ action, rules, currency, version, answer, how }: Props) {
  const { t } = useWords();
  // Costs in another currency do not apply.
  const ranges = rules?.currency === currency ? rules.ranges : [];
  const rows = Math.min(Math.max(ranges.length + 2, 4), priceRuleLimits.ranges);
  const ending = rules?.ending ?? "exact";
  return (
    <SettingsForm action={action} version={version} answer={answer}>
      <p className="text-ink-soft">{how}</p>
      {Array.from({ length: rows }, (_, at) => (
        <RangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          key={at}
          {...{ at, currency, ending }}
          range={ranges[at]}
        />
      ))}
      <SelectField
        name="ending"
        label={t("priceRules:ending")}
        defaultValue={ending}
        options={priceEndings.map((value) => ({ value, label: t(`priceRules:endings.${value}`) }))}
        className="max-w-md border-t border-line pt-4"
      />
    </SettingsForm>
  );
}

type RangeProps = {
  at: number;
  range: PriceRange | undefined;
  currency: Currency;
  ending: PriceRules["ending"];
};

function RangeRow({ at, range, currency, ending }: RangeProps) {
  const { t, language } = useWords();
  const decimals = decimalsOf[currency];
  const cell = (name: string) => ({ name: `ranges.${at}.${name}`, autoComplete: "off" });
  const typed = (cents: number | null | undefined) =>
    cents == null ? "" : centsToInput(cents, decimals);
  const money = (cents: number) => formatMoney(cents, currency, language, decimals);
  const cost = range && (range.from || range.to || 100_00);
  const price = cost && priceByRule(cost, { ranges: [range], ending }, decimals);
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="label float-left mb-1 w-full text-lg">
        {t("priceRules:range", { number: at + 1 })}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {price ? (
          <p className="figures col-span-full text-ink-soft">
            {t("priceRules:example", { cost: money(cost), price: money(price) })}
          </p>
        ) : null}
        <TextField
          {...cell("from")}
          label={t("priceRules:from")}
          inputMode="decimal"
          defaultValue={typed(range?.from)}
        />
        <TextField
          {...cell("to")}
          label={t("priceRules:to")}
          hint={t("priceRules:toHint")}
          inputMode="decimal"
          defaultValue={typed(range?.to)}
        />
        <SelectField
          {...cell("kind")}
          label={t("priceRules:kind")}
          defaultValue={range?.kind ?? "markup"}
          options={shareKinds.map((value) => ({ value, label: t(`priceRules:kinds.${value}`) }))}
        />
        <TextField
          {...cell("rate")}
          label={t("priceRules:rate")}
          inputMode="decimal"
          defaultValue={range ? String(range.rate / 100) : ""}
        />
      </div>
    </fieldset>
  );
}
