import { sharesContent } from "#app/features/translator/checks/context/labels.ts";
import { readValues } from "#app/features/translator/checks/reading.ts";
import type { Language } from "#app/values/language.ts";

const quotes = (text: string): number => text.match(/["“”«»„]/g)?.length ?? 0;
const isQuoted = (text: string): boolean => /^\s*["“«'‘„].*["”»'’]\s*\.?\s*$/u.test(text);

/** Whether an answer has quotation marks that the source has not. */
export const isQuoting = (source: string, answer: string): boolean =>
  quotes(answer) > quotes(source) && (isQuoted(answer) || quotes(source) === 0);

/** Whether an answer has a preface ("Here it is: …") with nothing of the source in it. */
export function isPrefaced(source: string, answer: string, from: Language, to: Language): boolean {
  const head = /^[^:\n]{2,60}?\p{L}:(?=\s)/u.exec(answer)?.[0];
  if (head !== undefined && ofLanguages.test(head) && !ofLanguages.test(source)) return true;
  if (head === undefined || /^[^:\n]{2,60}?\p{L}:(?=\s)/u.test(source)) return false;
  return !sharesContent(readValues(source, from, []), readValues(head, to, []));
}

const ofLanguages = /\b(?:english|spanish|translation)\b|ingl[eé]s|español|traducci[oó]n/i;

/**
 * Whether only one has words in parentheses: a note, or both languages. Terms of the source may be,
 * and an abbreviation: "fluido de escape diésel (DEF)".
 */
export function areAsides(source: string, answer: string): boolean {
  const [ours, theirs] = [asides(source), asides(answer)];
  if (ours.length === theirs.length) return false;
  const own = (aside: string) =>
    aside.split(/\s+/).length <= 3 && source.toLowerCase().includes(aside.toLowerCase());
  return theirs.filter((aside) => !own(aside)).length !== ours.length;
}
const asides = (text: string): string[] =>
  [...text.matchAll(/(?<!\])\(([^()]*\p{L}{2}[^()]*)\)/gu)].flatMap(([, words]) =>
    /^\p{Lu}{2,5}$/u.test(words!) ? [] : words!,
  );
