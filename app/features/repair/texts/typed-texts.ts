import type { z } from "zod";
import { optionalParagraph } from "#app/http/form.ts";
import { type Language, languages } from "#app/values/language.ts";

/** The name of the box for a field's text in another language. */
export const translationName = <Field extends string>(field: Field, language: Language) =>
  `${field}.${language}` as const;

type TranslationName<Field extends string> = ReturnType<typeof translationName<Field>>;

type Optional = z.ZodOptional<ReturnType<typeof optionalParagraph>>;

/** Fields of a form for a text's translations, all optional. */
export const translationFields = <Field extends string>(field: Field, max: number) =>
  Object.fromEntries(
    languages.map((language) => [
      translationName(field, language),
      optionalParagraph(max).optional(),
    ]),
  ) as Record<TranslationName<Field>, Optional>;

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
