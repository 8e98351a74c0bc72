import type { Message, WordKey } from "./word-key.ts";

/** Returns a sentence by its key, or for a message from the server. */
export type TFunction = (
  word: WordKey | Message,
  params?: Record<string, string | number>,
) => string;

/** The sentences of one language, by namespace. */
export type Dictionary = { readonly [name: string]: string | Dictionary };

/**
 * Reads sentences as i18next would, for the features in use: nested names and `{{placeholders}}`
 * (tests/values/translate.test.ts compares both). It is 1 KB where i18next and its React part are
 * 20, and it caches sentences. A key without a sentence is returned as it is, or as `missing`
 * returns.
 */
export function createT(sentences: Dictionary, missing = (key: string): string => key): TFunction {
  const found = new Map<string, string>();
  const find = (key: string): string => {
    let sentence = found.get(key);
    if (sentence === undefined) {
      sentence = lookUp(sentences, key) ?? missing(key);
      found.set(key, sentence);
    }
    return sentence;
  };
  return (word, params) => {
    if (typeof word === "string") return params ? fill(find(word), params) : find(word);
    return fill(find(word.key), { ...word.params, ...params });
  };
}

function lookUp(sentences: Dictionary, key: string): string | undefined {
  let at: string | Dictionary | undefined = sentences;
  for (const name of key.split(/[:.]/))
    at = typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined;
  return typeof at === "string" ? at : undefined;
}

const fill = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : "",
  );
