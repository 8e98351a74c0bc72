import { z } from "zod";
import { textFields } from "#app/features/repair/texts/text.ts";
import { choice, line, optionalLine, paragraph, version } from "#app/http/form.ts";
import { type FormSize, formOf } from "#app/http/form-size.ts";
import { isLanguage, languages } from "#app/values/language.ts";

const id = line(100);

/** Identifies a text and a language. */
export const textForm = z.object({
  subjectId: id,
  field: choice(textFields),
  language: choice(languages),
  /** The address to go back to. */
  back: optionalLine(500).default(""),
});

const mostCharacters = 20_000;

/** Words for a text: `version` and `mark` are of what the form showed. */
export const reviewForm = textForm.extend({
  text: paragraph(mostCharacters),
  version,
  mark: line(40),
  /** Whether the shop's memory keeps the line in both languages. */
  sure: z.literal("yes").optional().catch(undefined),
  remember: z.literal("yes").optional().catch(undefined),
});
export const reviewFormSize: FormSize = formOf(mostCharacters);

/** The texts that a page offered to accept together, and the versions it showed. */
export const acceptForm = z.object({
  seen: z.string().transform((list) => list.split(",").flatMap(seenOf)),
});
export const acceptFormSize: FormSize = formOf(mostCharacters);

function seenOf(one: string) {
  const [language, field, subjectId, version] = one.split(":");
  const known = textFields.find((name) => name === field);
  if (!isLanguage(language) || !known || !subjectId) return [];
  return [{ language, field: known, subjectId, version: Number(version) }];
}
