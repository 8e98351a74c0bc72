import { z } from "zod";
import { choice, line, optionalLine, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import { type PhraseKind, phraseLimits, phraseRegions } from "./phrase.ts";

export const phraseFormSize = formOf(
  phraseLimits.text.memory * languages.length + phraseLimits.note,
);

const phraseOf = <Kind extends PhraseKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    en: line(phraseLimits.text[kind]),
    es: line(phraseLimits.text[kind]),
    from: choice(languages),
    region: choice(phraseRegions).default(""),
    note: optionalLine(phraseLimits.note).default(""),
    version,
    id: z.uuid().toLowerCase().optional().catch(undefined),
  });

/** A phrase as a person types it. `id`: a new one's, so that a form sent twice makes one. */
export const phraseForm = z.discriminatedUnion("kind", [
  phraseOf("term"),
  phraseOf("memory"),
  phraseOf("line"),
]);

/** The contents of a phrase's form. */
export const contentOf = ({ from, en, es, region, note }: z.infer<typeof phraseForm>) => ({
  from,
  texts: { en, es },
  region,
  note,
});
