/**
 * The languages of the product. Anything that depends on a language is a `Record<Language, …>`, so
 * that the compiler names everything that a new one needs.
 */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** The language of a page when none was chosen. */
export const defaultLanguage = "en" satisfies Language;

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

export const otherLanguages = (language: Language): Language[] =>
  languages.filter((other) => other !== language);

/** A value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;

/** A text in a language, or in another where it is not in that one. */
export const inLanguage = (text: Partial<Record<Language, string>>, language: Language): string =>
  text[language] || Object.values(text).find((one) => one !== "") || "";

/**
 * The words of one language must have the shape of the others': same keys, any text. A missing key
 * does not compile.
 */
export type Shape<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Shape<Words[Key]>;
};
