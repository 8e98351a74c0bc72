import type { Word } from "#app/features/translator/checks/words.ts";

/** The sign of a number, as a character or in words (minus, menos, below zero, bajo cero). */
export function signOf(text: string, words: readonly Word[], at: number, length: number): string {
  const { start } = words[at]!;
  const mark = signBefore(text, start);
  if (mark) return mark;
  const before = words[at - 1]?.text ?? "";
  const after = `${words[at + length]?.text} ${words[at + length + 1]?.text} ${words[at + length + 2]?.text}`;
  if (/^(?:minus|negative)$/.test(before) || /^(?:\w+ )?(?:below zero|bajo cero)/.test(after))
    return "-";
  return before === "menos" && words[at - 2]?.text !== "al" && words[at - 2]?.text !== "lo"
    ? "-"
    : "";
}

/** The sign right before a place, unless it is a dash: -12, but not 10-12. */
function signBefore(text: string, start: number): string {
  const mark = /(?:^|[\s(:=])([-−+±])$/.exec(text.slice(Math.max(0, start - 2), start))?.[1] ?? "";
  return mark === "−" ? "-" : mark;
}
