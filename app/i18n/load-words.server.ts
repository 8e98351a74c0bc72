import type { Words } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import { createT, type Dictionary, type TFunction } from "#app/values/translate.ts";

// An isolate reads the words of a language when they are first needed, and keeps them: nothing of
// any request is in them.
const load: Record<Language, () => Promise<{ default: Dictionary }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
};
const words = new Map<Language, Promise<Words>>();

export function loadWords(language: Language): Promise<Words> {
  const known = words.get(language);
  if (known) return known;
  const loading = load[language]().then((module) => ({ language, t: createT(module.default) }));
  words.set(language, loading);
  return loading;
}

/** Sentences in a language that need not be the reader's. */
export const loadT = async (language: Language): Promise<TFunction> =>
  (await loadWords(language)).t;

/** Sentences in every language. */
export async function loadEveryT(): Promise<(language: Language) => TFunction> {
  const every = new Map(
    await Promise.all(languages.map(async (one) => [one, await loadT(one)] as const)),
  );
  return (language) => every.get(language)!;
}
