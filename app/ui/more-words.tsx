import { type ReactNode, useMemo } from "react";
import type { Language } from "#app/values/language.ts";
import { type Sentences, sayer } from "#app/values/say.ts";
import { useWords, type Words, WordsContext } from "./words.ts";

/**
 * Makes the piece that gives its children the words of one namespace which only some pages need: those pages bring it along, in both
 * languages, and nobody else's browser loads it. On the server every word is at hand anyway (i18n/resources.ts).
 */
export function moreWords(namespace: string, sentences: Record<Language, Sentences>) {
  const own = { en: sayer({ [namespace]: sentences.en }), es: sayer({ [namespace]: sentences.es }) };
  const isOwn = (name: string) => name.startsWith(`${namespace}:`);
  return function MoreWords({ children }: { children: ReactNode }) {
    const words = useWords();
    const more = useMemo<Words>(() => {
      const { say, language } = words;
      return { language, say: (word, params) => (isOwn(typeof word === "string" ? word : word.key) ? own[language] : say)(word, params) };
    }, [words]);
    return <WordsContext value={more}>{children}</WordsContext>;
  };
}
