export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** The other one: what the toggle in the navigation bar offers. */
export const otherLanguage = (language: Language): Language => (language === "en" ? "es" : "en");

/**
 * The words of one language must have the shape of the other's: same keys, any text. A missing key
 * does not compile.
 */
export type Shape<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Shape<Words[Key]>;
};
