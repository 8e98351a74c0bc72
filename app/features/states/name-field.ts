import type { Language } from "#app/values/language.ts";

/** The name of the field of a state's name in a language. */
export const nameField = (language: Language): `name.${Language}` => `name.${language}`;
