import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";

type Limits = { title: number; description: number };
type Texts = { title: string; description: string; language: Language | null };

/** The title of a video or live session. */
export function TitleField({ limits, start }: { limits: Limits; start?: Texts | undefined }) {
  const { t } = useWords();
  return (
    <TextField
      name="title"
      label={t("videos:admin.title")}
      required
      maxLength={limits.title}
      defaultValue={start?.title}
      className="sm:col-span-2"
    />
  );
}

/** The spoken language; a new video or session starts with the page's. */
export function LanguageField({ start }: { start?: Texts | undefined }) {
  const { t, language } = useWords();
  return (
    <SelectField
      name="language"
      label={t("videos:admin.language")}
      defaultValue={start?.language ?? language}
      options={languages.map((value) => ({ value, label: t(`videos:language.${value}`) }))}
    />
  );
}

export function DescriptionField({ limits, start }: { limits: Limits; start?: Texts | undefined }) {
  const { t } = useWords();
  return (
    <TextArea
      name="description"
      label={t("videos:admin.description")}
      maxLength={limits.description}
      defaultValue={start?.description}
      className="sm:col-span-2"
    />
  );
}
