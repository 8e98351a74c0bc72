import { readDenials } from "#app/features/translator/checks/denials/denials.ts";
import { compareNegation } from "#app/features/translator/checks/denials/negation.ts";
import { readWords } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import type { Review } from "./review.ts";

/**
 * Counts of negatives in the original and in a person's text, where the text lost one: a slip that
 * changes what is agreed. Undefined where there is nothing to confirm. An added one is often right
 * ("stays on", "no se apaga").
 */
export function droppedDenial(
  { original, from, language }: Pick<Review, "original" | "from" | "language">,
  text: string,
): { ours: number; theirs: number } | undefined {
  const { change } = compareNegation({ source: original, answer: text, from, to: language });
  if (change !== "lost") return undefined;
  return { ours: count(original, from), theirs: count(text, language) };
}

const count = (text: string, language: Language): number =>
  readDenials(text, readWords(text), language).filter(({ kind }) => kind === "plain").length;
