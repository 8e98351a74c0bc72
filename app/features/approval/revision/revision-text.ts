import type { PaperNote } from "#app/features/papers/paper-texts.ts";
import type { Language } from "#app/values/language.ts";

/** Text in every language, each with the note on its translation. */
export type RevisionText = Record<Language, { text: string; note: PaperNote | null }>;
