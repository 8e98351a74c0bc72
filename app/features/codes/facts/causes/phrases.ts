import type { Language } from "#app/values/language.ts";

/** Sentences of the trade in both languages, by the name that the records use. */
export type Phrases = Record<string, Record<Language, string>>;
