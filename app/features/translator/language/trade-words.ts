import { allTerms, namesOf } from "#app/features/translator/glossary/terms.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";

let vocabularies: Record<Language, Set<string>> | undefined;

/** Folded words of the glossary's terms, by language. @throws before `loadGlossary`. */
function readVocabularies(): Record<Language, Set<string>> {
  const all = Object.fromEntries(
    languages.map((language) => [
      language,
      new Set(
        allTerms()
          .flatMap((term) => namesOf(term, language))
          .flatMap((name) => fold(name).match(/\p{L}{2,}/gu) ?? []),
      ),
    ]),
  );
  return all as Record<Language, Set<string>>;
}

/** Whether a folded word, or its singular, is of the trade. @throws before `loadGlossary`. */
export function isTradeWord(word: string, language: Language): boolean {
  vocabularies ??= readVocabularies();
  const words = vocabularies[language];
  return words.has(word) || words.has(word.replace(/s$/, ""));
}

/** Spellings that are usual in one language and rare in the others, of folded words. */
export const spellings: Record<Language, RegExp> = {
  en: /th|wh|ck|ght|sh|oo|ee|[kw]|ll$|[^aeiou]s$|ing$|ed$|ly$|tion|ous$|ate$/,
  es: /cion|[ai]endo$|ando$|ad[ao]s?$|[^aeiou][ao]s?$|mente$|[aei]r$/,
};

/** Letters that only one language writes. */
export const letters: Partial<Record<Language, RegExp>> = { es: /[ñáéíóú]/ };
