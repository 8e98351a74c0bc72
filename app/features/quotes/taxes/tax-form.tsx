import { Form, href } from "react-router";
import { lineClasses } from "#app/features/quotes/price/terms.ts";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, useForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { type Currency, centsToInput, decimalsOf } from "#app/values/money.ts";
import { taxProfiles } from "./profiles.ts";
import { priceKinds, type TaxStart } from "./tax-start.ts";

type Props = {
  start: TaxStart;
  currency: Currency;
  version: number;
  answer: FormAnswer | undefined;
};

/** Taxes and supplies of a shop: a profile to start from, and the form that saves them. */
export function TaxForm({ start, currency, version, answer }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  const name = t(`taxes:profiles.${start.profile}`);
  return (
    <div className="grid gap-6">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField
          key={start.profile}
          name="profile"
          label={t("taxes:start")}
          defaultValue={start.profile}
          options={taxProfiles.map((value) => ({
            value,
            label: t(`taxes:profiles.${value}`),
          }))}
          className="min-w-0 grow"
        />
        <Button type="submit">{t("taxes:fill")}</Button>
      </Form>
      {start.source && (
        <p className="text-ink-soft">
          <strong>{t("taxes:template")}</strong> {name}.{" "}
          {t("taxes:source", { day: dayOf(start.on), source: start.source })}
          {start.profile === "us" && ` ${t("taxes:states")}`}
          {start.profile === "mxBorder" && ` ${t("taxes:border")}`}
          {start.profile === "br" && ` ${t("taxes:brazil")}`}
        </p>
      )}
      <SettingsForm
        key={start.profile}
        action={href("/repair-cms/taxes")}
        version={version}
        answer={answer}
      >
        <input type="hidden" name="profile" value={start.profile} />
        <TaxFields start={start} currency={currency} />
      </SettingsForm>
    </div>
  );
}

type TaxFieldsProps = { start: TaxStart; currency: Currency };

const percentToInput = (rate: number | undefined) => (rate ? String(rate / 10_000) : "");

/** The fields of a shop's taxes and supplies. */
function TaxFields({ start, currency }: TaxFieldsProps) {
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

/** A tax: its name, its rate, and the lines it applies to. */
function TaxRow({ at, start }: { at: number; start: TaxStart }) {
  const { t, language } = useWords();
  const { fields } = useForm();
  const tax = start.terms.taxes[at];
  const name = (field: string) => `taxes.${at}.${field}`;
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
          <FormTick key={one} name={name(one)} start={tax?.on.includes(one) ?? false}>
            {t(`taxes:classes.${one}`)}
          </FormTick>
        ))}
        {problem && <p className="basis-full font-medium text-bad">{t(problem)}</p>}
      </div>
    </fieldset>
  );
}
