import { createContext, useContext } from "react";
import type { Language } from "#app/values/language.ts";
import type { Say } from "#app/values/say.ts";
import type { WordKey } from "#app/values/word-key.ts";

export type { Say } from "#app/values/say.ts";

type Namespace = WordKey extends `${infer Name}:${string}` ? Name : never;
export type Words = { say: Say; language: Language };

/**
 * The words that a page is shown in: the entries put them around it, and the browser changes them
 * in place.
 */
export const WordsContext = createContext<Words>({
  say: (word) => (typeof word === "string" ? word : word.key),
  language: "en",
});

/**
 * The words of the page: `say("ui:save")`, or a message that the server answered. And the language
 * they are in.
 */
export const useWords = (): Words => useContext(WordsContext);

/**
 * What a route says of its words: `export const handle: WithWords = { words: ["forum"] }` makes
 * them come with the page. A route that says nothing gets them all the same, a moment later.
 */
export type WithWords = { words: readonly Namespace[] };
