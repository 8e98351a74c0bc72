import { lineClasses } from "#app/features/quotes/price/terms.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { type Currency, centsToInput, decimalsOf } from "#app/values/money.ts";
import { priceKinds, type TaxStart } from "./tax-start.ts";

type Props = { start: TaxStart; currency: Currency };

const percentToInput = (rate: number | undefined) => (rate ? String(rate / 10_000) : "");

/** The fields of a shop's taxes and supplies. */
export function TaxFields({ start, currency }: Props) {
  const { t } = useWords();
  const { terms } = start;
  const { supplies } = terms;
  const options = <const Value extends string>(
    values: readonly Value[],
    label: (one: Value) => string,
  ) => values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      {[0, 1, 2].map((at) => (
        <TaxRow key={at} at={at} start={start} />
      ))}
      <div className="grid gap-x-5 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
        <SelectField
          name="prices"
          label={t("taxes:prices")}
          defaultValue={terms.taxOf === "price" ? "ofPrice" : terms.prices}
          options={options(priceKinds, (one) => t(`taxes:pricesAre.${one}`))}
        />
        <SelectField
          name="rounding"
          label={t("taxes:rounding")}
          defaultValue={terms.rounding}
          options={options(["document", "line"], (one) => t(`taxes:roundings.${one}`))}
        />
        <SelectField
          name="taxRounding"
          label={t("taxes:taxRounding")}
          hint={t("taxes:taxRoundingHint")}
          defaultValue={terms.taxRounding ?? "each"}
          options={options(["each", "together"], (one) => t(`taxes:taxRoundings.${one}`))}
        />
      </div>
      <div className="grid gap-x-5 gap-y-4 border-t border-line pt-4 sm:grid-cols-3">
        <TextField
          name="suppliesRate"
          label={t("taxes:suppliesRate")}
          hint={t("taxes:suppliesHint")}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={percentToInput(supplies?.rate)}
        />
        <SelectField
          name="suppliesOf"
          label={t("taxes:suppliesOf")}
          defaultValue={supplies?.of ?? "labor"}
          options={options(["labor", "parts"], (one) => t(`taxes:classes.${one}`))}
        />
        <TextField
          name="suppliesMaximum"
          label={t("taxes:suppliesMaximum")}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={
            supplies?.maximum == null ? "" : centsToInput(supplies.maximum, decimalsOf[currency])
          }
        />
      </div>
    </>
  );
}

/** One tax: its name, its rate, and what it is charged on. */
function TaxRow({ at, start }: { at: number; start: TaxStart }) {
  const { t, language } = useWords();
  const { values, fields } = useForm();
  const tax = start.terms.taxes[at];
  const name = (field: string) => `taxes.${at}.${field}`;
  const posted = Object.keys(values).length > 0;
  const problem = fields[name("on")];
  return (
    <fieldset className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <legend className="label mb-1 text-lg">{t("taxes:tax", { number: at + 1 })}</legend>
      <TextField
        name={name("name")}
        label={t("taxes:name")}
        autoComplete="off"
        defaultValue={tax?.name ?? ""}
      />
      <TextField
        name={name("rate")}
        label={t("taxes:rate")}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={percentToInput(tax?.rate)}
      />
      {languages
        .filter((one) => one !== language || tax?.names?.[one])
        .map((one) => (
          <TextField
            key={one}
            name={name(`names.${one}`)}
            label={t("taxes:nameIn", { language: languageNames[one] })}
            autoComplete="off"
            defaultValue={tax?.names?.[one] ?? ""}
          />
        ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 sm:col-span-2">
        <span className="label text-base text-ink-soft">{t("taxes:on")}</span>
        {lineClasses.map((one) => (
          <Tick
            key={one}
            name={name(one)}
            defaultChecked={posted ? values[name(one)] === "yes" : tax?.on.includes(one)}
          >
            {t(`taxes:classes.${one}`)}
          </Tick>
        ))}
        {problem && <p className="basis-full font-medium text-bad">{t(problem)}</p>}
      </div>
    </fieldset>
  );
}
