import type { Word } from "#app/features/translator/checks/words.ts";

/** A figure in one notation: 2,500 and 2.500 are 2500, 12,60 is 12.6. */
export function figureOf(figure: string, times: number): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(figure);
  const plain = grouped ? figure.replace(/[.,]/g, "") : figure.replaceAll(",", ".");
  const [whole, ...rest] = plain.split(".");
  const decimal = rest.length === 1 ? rest[0]!.replace(/0+$/, "") : rest.join(".");
  const value = decimal ? `${whole}.${decimal}` : whole!;
  return times > 1 ? String(Math.round(Number(value) * times * 1_000) / 1_000) : value;
}

/** What the word after a figure multiplies it by: 60 mil, 60 thousand, 60k, 1.5 million. */
export function multiplier(words: readonly Word[], at: number): number {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!next || next.stop > 0) return 1;
  if (next.text === "k") return next.start - word.end <= 1 ? 1_000 : 1;
  return next.text === "mil" || next.text === "thousand"
    ? 1_000
    : /^(?:million|millon|millones)$/.test(next.text)
      ? 1_000_000
      : 1;
}
