import type { ShownTranslation } from "#app/features/forum/posts/shown.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { Outcome } from "./outcome.ts";

/** Translation of a post as shown to all readers of its language. */
export const shownTranslation = (
  { title, text, byHand }: Exclude<Outcome, string>,
  language: Language,
): ShownTranslation => ({ language, title, blocks: readMarkdown(text), byHand });

/** Serialized outcome for a page: a translation, that it comes later, or nothing. */
export function shownOutcome(
  outcome: Outcome,
  language: Language,
): ShownTranslation | "later" | null {
  if (outcome === "none") return null;
  return outcome === "later" ? outcome : shownTranslation(outcome, language);
}
