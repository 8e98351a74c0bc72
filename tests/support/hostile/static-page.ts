import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Words, WordsContext } from "#app/ui/words.ts";

/** A page without scripts, in these words. */
export const staticPage = (words: Words, page: ReactNode): string =>
  renderToStaticMarkup(createElement(WordsContext, { value: words }, page));
