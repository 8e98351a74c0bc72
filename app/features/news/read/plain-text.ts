import { composed } from "#app/values/normal-form.ts";

// Control characters, invisible ones, and marks that change the direction of the text.
const unseen =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFC]/gu;

/**
 * Untrusted text as one line of plain text: well-formed, normalized, without invisible characters.
 */
export const plainLine = (text: string): string =>
  composed(text.toWellFormed().replace(unseen, " ")).replace(/\s+/g, " ").trim();

/** A line of at most `max` characters; a longer one ends after a whole word, with an ellipsis. */
export function shortened(text: string, max: number): string {
  // Normalizing may triple the length of a very long text: the rest is not read.
  const line = plainLine(text.slice(0, max * 8));
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = line[max - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  return `${(space > max / 2 ? cut.slice(0, space) : cut).toWellFormed().replace(/[\s,;:.–—-]+\uFFFD?$|\uFFFD$/, "")}…`;
}
