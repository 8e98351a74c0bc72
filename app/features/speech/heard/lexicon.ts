import { numberWords } from "#app/features/translator/checks/values/number-words.ts";
import { type Language, languages } from "#app/values/language.ts";

/** The number words of a language. All words are folded. */
export type Lexicon = {
  /** The number of a word: 2 to 1,000,000. */
  numbers: ReadonlyMap<string, number>;
  zero: ReadonlySet<string>;
  /** Words for 1 next to other numbers; alone they are articles. */
  one: ReadonlySet<string>;
  /** Words for 1 after tens: "treinta y un". */
  oneBehindTens: ReadonlySet<string>;
  /** Words for 1 before a hundred, a thousand or a million: "a hundred". */
  article: ReadonlySet<string>;
  /** Conjunctions between tens and units, and between hundreds and the rest. */
  joinsTens: string | undefined;
  joinsHundreds: string | undefined;
  point: ReadonlySet<string>;
  half: RegExp;
  /** Words after a number that keep it in words: "twenty first", "three quarters". */
  keepsWords: RegExp;
  /** Words before an hour. */
  hour: RegExp;
  /** The word between an hour and its minutes. */
  joinsMinutes: string | undefined;
  /** Idioms with number words that are no numbers. */
  idioms: RegExp;
};

/** Words of the translator's table that are not plain numbers here: ordinals and decades. */
const otherKinds: Record<Language, RegExp> = {
  en: /(?:th|ties)$|^third$/,
  es: /^(?:terc|quint[oa]s?$|sext|septim|octav|noven[oa]|decim)/,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const own: Record<Language, Omit<Lexicon, "numbers">> = {
  en: {
    zero: set("zero oh o"),
    one: set("one"),
    oneBehindTens: set("one"),
    article: set("a one"),
    joinsTens: undefined,
    joinsHundreds: "and",
    point: set("point"),
    half: /^and a half\b/,
    keepsWords:
      /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths|sixteenths)$/,
    hour: /\b(?:at|by|until|till|before|after|around)$/,
    joinsMinutes: undefined,
    idioms: /^(?:thanks a million|million thanks)\b/,
  },
  es: {
    zero: set("cero"),
    one: set("uno"),
    oneBehindTens: set("uno un una"),
    article: set("un"),
    joinsTens: "y",
    joinsHundreds: undefined,
    point: set("punto coma"),
    half: /^y medi[oa]\b/,
    keepsWords:
      /^(?:tercios?|cuartos|quintos|sextos|octavos|decimos|decimas|dieciseisavos?|treintaidosavos?)$/,
    hour: /\b(?:a|de|desde|hacia|antes de|son|para|hasta)? ?las?$/,
    joinsMinutes: "y",
    idioms: /^(?:mil gracias|mil disculpas|ciento por ciento)\b/,
  },
};

const lexiconOf = (language: Language): Lexicon => ({
  ...own[language],
  numbers: new Map(
    [...numberWords[language]].flatMap(([word, { value, soft }]) =>
      soft || otherKinds[language].test(word) ? [] : [[word, value] as const],
    ),
  ),
});

/** The lexicon of each language, made once. */
export const lexicons = Object.fromEntries(
  languages.map((language) => [language, lexiconOf(language)]),
) as Record<Language, Lexicon>;
