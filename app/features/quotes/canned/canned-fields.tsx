import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { centsToInput, decimalsOf } from "#app/values/money.ts";
import { type CannedQuote, cannedLimits } from "./canned.ts";

/** Name field in the form that saves or edits a canned quote. */
export function CannedName({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <TextField
      name="name"
      label={t("canned:name")}
      hint={t("canned:nameHint")}
      defaultValue={name}
      maxLength={cannedLimits.name}
      required
    />
  );
}

/** The prices of a canned quote's lines. */
export function CannedPrices({ canned }: { canned: CannedQuote }) {
  const { t, language } = useWords();
  const { values, fields } = useForm();
  const { materials, labor, currency } = canned;
  const typed = Array.isArray(values.linePrice) ? values.linePrice : undefined;
  const lines = [
    ...materials.map((line) => ({ ...line, label: "canned:priceOf" as const })),
    ...labor.map((line) => ({ ...line, label: "canned:rateOf" as const })),
  ];
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-2 text-base text-ink-soft">
        {t("canned:prices")} ({currency})
      </legend>
      {lines.map(({ id, name, translations, label, unitPrice }, at) => (
        <div key={id}>
          <input type="hidden" name="lineId[]" value={id} />
          <TextField
            name="linePrice[]"
            label={t(label, { name: translations[language] ?? name })}
            inputMode="decimal"
            autoComplete="off"
            required={label === "canned:priceOf"}
            defaultValue={
              typed?.[at] ??
              (unitPrice === null ? "" : centsToInput(unitPrice, decimalsOf[currency]))
            }
            aria-invalid={(fields.prices && label === "canned:priceOf") || undefined}
            {...(label === "canned:rateOf" && { placeholder: t("canned:shopRate") })}
          />
        </div>
      ))}
      {fields.prices && (
        <p role="alert" className="font-medium text-bad">
          {t(fields.prices)}
        </p>
      )}
    </fieldset>
  );
}
