import { numberWords } from "#app/features/translator/checks/values/number-words.ts";
import { type Language, languages } from "#app/values/language.ts";

/** How a language says numbers. All words are folded. */
export type Lexicon = {
  /** What a word counts: 2 to 1,000,000. */
  numbers: ReadonlyMap<string, number>;
  zero: ReadonlySet<string>;
  /** One beside other numbers; alone it is an article. */
  one: ReadonlySet<string>;
  /** One behind tens: "treinta y un". */
  oneBehindTens: ReadonlySet<string>;
  /** One before a hundred, a thousand or a million: "a hundred". */
  article: ReadonlySet<string>;
  /** What joins tens and units, hundreds and the rest. */
  joinsTens: string | undefined;
  joinsHundreds: string | undefined;
  point: ReadonlySet<string>;
  half: RegExp;
  /** Behind a number, what makes words of the whole: "twenty first", "three quarters". */
  keepsWords: RegExp;
  /** Before an hour. */
  hour: RegExp;
  /** Before the minutes behind an hour. */
  joinsMinutes: string | undefined;
  /** Phrases whose numbers count nothing. */
  idioms: RegExp;
};

/** Words of the translator's table that are no plain numbers here: ordinals and decades. */
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
