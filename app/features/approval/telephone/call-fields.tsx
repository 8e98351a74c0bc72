import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languageNames, languages } from "#app/values/language.ts";

/** What the form of a call begins with. */
export type CallFacts = {
  customer: string;
  phone: string;
  /** Now, as the clocks of `zone` show it. */
  now: string;
  zone: string;
  /** The language of the customer, in which the terms are. */
  language: Language;
};

/** Who answered, when and how. */
export function Call({ customer, phone, now, zone, language }: CallFacts) {
  const { t } = useWords();
  return (
    <>
      <TextField name="name" label={t("telephone:name")} defaultValue={customer} required />
      <TextField
        name="number"
        type="tel"
        label={t("telephone:number")}
        defaultValue={phone}
        required
      />
      <TextField
        name="at"
        type="datetime-local"
        label={t("telephone:at")}
        hint={zone.replaceAll("_", " ")}
        defaultValue={now}
        required
      />
      <SelectField
        name="language"
        label={t("telephone:language")}
        hint={t("telephone:languageHint")}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TextArea
        name="note"
        label={t("telephone:note")}
        hint={t("telephone:noteHint")}
        rows={2}
        maxLength={1_000}
      />
    </>
  );
}
