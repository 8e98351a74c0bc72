import type { PaperNote } from "#app/features/papers/paper-texts.ts";
import type { Language } from "#app/values/language.ts";

/** A text in every language, each with what is said under it. */
export type RevisionText = Record<Language, { text: string; note: PaperNote | null }>;
