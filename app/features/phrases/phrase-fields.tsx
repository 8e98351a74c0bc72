import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import {
  type PhraseKind,
  type PhraseRegion,
  phraseLimits,
  phraseRegions,
  type Texts,
} from "./phrase.ts";

type Start = {
  kind: PhraseKind;
  originalLanguage?: Language;
  texts?: Texts;
  region?: PhraseRegion;
  note?: string;
};

/** The fields of a phrase: its words in each language, and what a term has besides. */
export function PhraseFields({ start }: { start: Start }) {
  const { t, language } = useWords();
  const from = start.originalLanguage ?? language;
  const first = [from, ...languages.filter((one) => one !== from)];
  return (
    <>
      <StableValue name="kind" value={start.kind} />
      {first.map((one) => (
        <TextField
          key={one}
          name={one}
          lang={one}
          label={t(`phrases:language.${one}`)}
          defaultValue={start.texts?.[one] ?? ""}
          maxLength={phraseLimits.text[start.kind]}
          autoComplete="off"
          required
        />
      ))}
      {start.kind === "memory" ? (
        <SelectField
          name="from"
          label={t("phrases:form.from")}
          hint={t("phrases:form.fromHint")}
          defaultValue={from}
          options={languages.map((one) => ({ value: one, label: t(`phrases:language.${one}`) }))}
        />
      ) : (
        <StableValue name="from" value={from} />
      )}
      {start.kind === "term" && (
        <SelectField
          name="region"
          label={t("phrases:form.region")}
          defaultValue={start.region ?? ""}
          options={phraseRegions.map((one) => ({
            value: one,
            label: t(`phrases:region.${one || "all"}`),
          }))}
        />
      )}
      <TextField
        name="note"
        label={t("phrases:form.note")}
        defaultValue={start.note ?? ""}
        maxLength={phraseLimits.note}
      />
    </>
  );
}
