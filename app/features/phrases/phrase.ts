import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";

/**
 * `term`: words that the translator must use. `memory`: a line that a person reviewed or wrote in
 * both languages. `line`: one that the shop keeps to use again.
 */
export const phraseKinds = ["term", "memory", "line"] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** The region of a wording; "" is everywhere. */
export const phraseRegions = ["", "MX", "US", "AR"] as const;
export type PhraseRegion = (typeof phraseRegions)[number];

/** A text in each language. */
export type Texts = Record<Language, string>;

/** Limits of a phrase: characters of a text and of a note, and phrases per shop. */
export const phraseLimits = {
  text: { term: 200, memory: 1_000, line: 200 },
  note: 300,
  perShop: { term: 500, memory: 5_000, line: 1_000 },
} as const satisfies { [of in "text" | "perShop"]: Record<PhraseKind, number> } & { note: number };

/** How a text is recognized: folded, without the full stop that some people write. */
export const recognized = (text: string): string => fold(text).replace(/[\s.]+$/, "");

/**
 * The key of a phrase within its kind: a remembered line has one translation, terms and canned
 * lines are equal if their texts in all languages are.
 */
export const phraseKey = (kind: PhraseKind, from: Language, texts: Texts): string =>
  kind === "memory"
    ? `${from} ${recognized(texts[from])}`
    : languages.map((language) => recognized(texts[language])).join("\n");

/** Whether a text is a line that can be remembered, not a paragraph. */
export const isMemorable = (text: string): boolean =>
  text.length <= phraseLimits.text.memory && !text.includes("\n");

/** The search column of a phrase. */
export const phraseSearch = (texts: Texts, note = ""): string =>
  fold([...languages.map((language) => texts[language]), note].join(" "));
