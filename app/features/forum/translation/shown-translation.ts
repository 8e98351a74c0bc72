import type { ShownTranslation } from "#app/features/forum/posts/shown.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { Outcome } from "./outcome.ts";

/** What this post can be shown as to everyone who reads this language. */
export const shownTranslation = (
  { title, text, byHand }: Exclude<Outcome, string>,
  language: Language,
): ShownTranslation => ({ language, title, blocks: readMarkdown(text), byHand });

/** What a page is sent: a translation, that it comes later, or nothing. */
export function shownOutcome(
  outcome: Outcome,
  language: Language,
): ShownTranslation | "later" | null {
  if (outcome === "none") return null;
  return outcome === "later" ? outcome : shownTranslation(outcome, language);
}
