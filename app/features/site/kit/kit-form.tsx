import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";

const refused: FormAnswer = {
  ok: false,
  error: { key: "ui:form.fix" },
  fields: { missing: { key: "ui:form.required" } },
};

/** Every field of a form, one of them refused. It is sent nowhere. */
export function KitForm() {
  const { t } = useWords();
  const options = languages.map((value) => ({
    value,
    label: t(`shop:languages.${value}`),
  }));
  return (
    <WorkForm
      answer={refused}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 rounded-lg border border-line bg-card p-4"
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField name="name" label={t("shop:name")} required />
        <TextField name="phone" label={t("shop:phone")} hint={t("shop:countryHint")} />
        <TextField name="missing" label={t("shop:hourlyRate")} required />
        <SelectField name="language" label={t("shop:language")} options={options} />
        <TextArea name="address" label={t("shop:address")} className="sm:col-span-2" />
      </div>
      <Tick name="tick" defaultChecked>
        {t("shop:techniciansSeePrices")}
      </Tick>
      <Tick name="other">{t("shop:unreviewedMayGo")}</Tick>
      <FormActions>
        <SubmitButton pending={t("shop:saving")}>{t("shop:save")}</SubmitButton>
      </FormActions>
    </WorkForm>
  );
}
