import { type Language, languageNames, languages } from "#app/values/language.ts";
import { SelectField } from "./field.tsx";

type Props = { label: string; hint: string; start: Language | undefined };

/** The language of a record: each option in its own language, where its speakers look for it. */
export const LanguageField = ({ label, hint, start }: Props) => (
  <SelectField
    name="language"
    label={label}
    hint={hint}
    defaultValue={start}
    options={languages.map((value) => ({ value, label: languageNames[value] }))}
  />
);
