import { type Language, languages } from "#app/values/language.ts";

/** The name of the box for a field's text in another language. */
export const translationName = <Field extends string>(field: Field, language: Language) =>
  `${field}.${language}` as const;

export type TranslationName<Field extends string> = ReturnType<typeof translationName<Field>>;

/** A text in the languages in which its form has it besides its own. */
export type TypedTexts = Partial<Record<Language, string>>;

/** Texts typed in the boxes for other languages; empty ones are absent. */
export const typedTexts = <Field extends string>(
  field: Field,
  form: Partial<Record<TranslationName<Field>, string | undefined>>,
): TypedTexts =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = form[translationName(field, language)];
      return text ? [[language, text]] : [];
    }),
  );
