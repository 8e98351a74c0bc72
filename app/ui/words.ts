import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext, useTranslation } from "react-i18next";
import type { Language } from "#app/values/language.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";

export type Say = (word: WordKey | Message, params?: Record<string, string | number>) => string;
type Words = { say: Say; language: Language };

/**
 * The words of the page: `say("ui:save")`, or a message that the server answered. And the language they are in. A browser follows
 * the language when it changes. On the server it never does, and the hook that watches for it would cost a quarter of a long list.
 */
export const useWords: () => Words = import.meta.env.SSR ? useFixedWords : useLiveWords;

function useLiveWords(): Words {
  const { t, i18n } = useTranslation();
  const speak = t as unknown as Speak;
  return { say: (word, params) => saying(speak, word, params), language: i18n.language as Language };
}

type Speak = (key: string, params?: object) => string;

const saying = (speak: Speak, word: WordKey | Message, params?: Record<string, string | number>) =>
  typeof word === "string" ? speak(word, params) : speak(word.key, { ...word.params, ...params });

// The words of one request, kept by its instance; and every sentence without parameters, kept by the resources it comes from.
const words = new WeakMap<i18n, Words>();
const sentences = new WeakMap<object, Map<string, string>>();

function useFixedWords(): Words {
  const { i18n } = useContext(I18nContext);
  let found = words.get(i18n);
  if (!found) {
    found = { say: sayer(i18n), language: i18n.language as Language };
    words.set(i18n, found);
  }
  return found;
}

function sayer({ store, language, t }: i18n): Say {
  let known = sentences.get(store.data);
  if (!known) {
    known = new Map();
    sentences.set(store.data, known);
  }
  const sentence = known;
  return (word, params) => {
    if (typeof word !== "string" || params) return saying(t as unknown as Speak, word, params);
    const key = `${language} ${word}`;
    let text = sentence.get(key);
    if (text === undefined) {
      text = (t as unknown as Speak)(word);
      sentence.set(key, text);
    }
    return text;
  };
}
