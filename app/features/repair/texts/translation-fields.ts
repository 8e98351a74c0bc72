import type { z } from "zod";
import { optionalParagraph } from "#app/http/form.ts";
import { languages } from "#app/values/language.ts";
import { type TranslationName, translationName } from "./typed-texts.ts";

type Optional = z.ZodOptional<ReturnType<typeof optionalParagraph>>;

/** The boxes in which one may write a text in other languages too, for the schema of its form. */
export const translationFields = <Field extends string>(field: Field, max: number) =>
  Object.fromEntries(
    languages.map((language) => [
      translationName(field, language),
      optionalParagraph(max).optional(),
    ]),
  ) as Record<TranslationName<Field>, Optional>;
