import { templateKinds } from "#app/features/messages/templates/template.ts";
import { stateLimits } from "#app/features/repair/states/state.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import { nameField } from "./name-field.ts";

type Props = { state?: { names: Record<Language, string>; message: string | null } };

/** The names of a state, and the message that it offers. */
export function StateFields({ state }: Props) {
  const { t, language } = useWords();
  return (
    <>
      {[language, ...languages.filter((one) => one !== language)].map((one) => (
        <TextField
          key={one}
          name={nameField(one)}
          lang={one}
          label={t(`states:name.${one}`)}
          defaultValue={state?.names[one] ?? ""}
          maxLength={stateLimits.name}
          autoComplete="off"
          required
        />
      ))}
      <SelectField
        name="message"
        label={t("states:message")}
        hint={t("states:messageHint")}
        required={false}
        defaultValue={state?.message ?? ""}
        options={[
          { value: "", label: t("states:noMessage") },
          ...templateKinds.map((kind) => ({ value: kind, label: t(`messages:template.${kind}`) })),
        ]}
      />
    </>
  );
}
