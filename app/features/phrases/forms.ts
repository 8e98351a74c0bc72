import { z } from "zod";
import { choice, line, optionalLine, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import { phraseKinds, phraseLimits, phraseRegions } from "./phrase.ts";

export const phraseFormSize = formOf(phraseLimits.text * languages.length + phraseLimits.note);

/** A phrase as a person types it. `id`: a new one's, so that a form sent twice makes one. */
export const phraseForm = z.object({
  kind: choice(phraseKinds),
  en: line(phraseLimits.text),
  es: line(phraseLimits.text),
  from: choice(languages),
  region: choice(phraseRegions).default(""),
  note: optionalLine(phraseLimits.note).default(""),
  version,
  id: z.uuid().toLowerCase().optional().catch(undefined),
});

/** What a phrase says, of what was typed. */
export const contentOf = ({ from, en, es, region, note }: z.infer<typeof phraseForm>) => ({
  from,
  texts: { en, es },
  region,
  note,
});
