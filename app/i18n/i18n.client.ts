import type { Words } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { sayer } from "#app/values/say.ts";

const load = { en: () => import("./en.ts"), es: () => import("./es.ts") };
const loaded: Partial<Record<Language, Words>> = {};

/** The words of one language (those of the other stay on the server until they are asked for). @throws when they cannot be had. */
export async function loadWords(language: Language): Promise<Words> {
  loaded[language] ??= { language, say: sayer((await load[language]()).default) };
  return loaded[language];
}
