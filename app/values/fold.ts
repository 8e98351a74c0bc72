import { decomposed } from "./normal-form.ts";

/**
 * Text for searching: without accents, in lower case, single spaces. Stored in its own column, next
 * to the original.
 */
export const fold = (text: string): string =>
  decomposed(text)
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** The words of a search, folded; at most five, so that one statement stays bounded. */
export const searchWords = (text: string): string[] =>
  fold(text.slice(0, 200)).split(" ").filter(Boolean).slice(0, 5);
