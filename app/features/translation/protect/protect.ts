import { code, measures } from "./kinds.ts";
import { platesIn } from "./plates.ts";

/** Something that was put away, and the text that stands for it. */
type Protected = { text: string; originals: string[] };

/**
 * Puts away what must come back as it is, and writes a name in its place: ZQ1, ZQ2, … A name like a
 * part number is what every kind of model copies: brackets are dropped by m2m100, and tags are
 * closed or explained by chat models. No text can contain one of its own: letters and digits in one
 * word are put away themselves.
 */
export function protect(text: string): Protected {
  const taken = new Uint8Array(text.length);
  const found: { start: number; end: number }[] = [];
  const take = (start: number, end: number) => {
    if (start >= end || taken[start] || taken[end - 1] || taken.subarray(start, end).includes(1))
      return;
    taken.fill(1, start, end);
    found.push({ start, end });
  };
  const takeAll = (kind: RegExp, whole: boolean) => {
    for (const { 0: match, index } of text.matchAll(kind))
      take(index, index + (whole ? match.length : beforeDenial(match)));
  };
  for (const kind of code) takeAll(kind, true);
  for (const { start, end } of platesIn(text)) take(start, end);
  for (const kind of measures) takeAll(kind, false);
  found.sort((a, b) => a.start - b.start);
  const originals: string[] = [];
  let out = "";
  let at = 0;
  for (const { start, end } of found) {
    originals.push(text.slice(start, end));
    out += `${text.slice(at, start)}${nameOf(originals.length)}`;
    at = end;
  }
  return { text: out + text.slice(at), originals };
}

/** How much of a match may be put away: never a denial, wherever it hangs ("320-NO"). */
function beforeDenial(match: string): number {
  const denial = /(?:^|[^\p{L}\d])(?:no|not|sin|ni|never|nunca|without)(?![\p{L}\d])/iu.exec(match);
  return denial ? denial.index : match.length;
}

const nameOf = (number: number) => `ZQ${number}`;
const names = /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])/gu;

/**
 * What was put away, in its place again. Undefined when a name is missing, doubled, or was never
 * given out.
 */
export function restore(text: string, originals: readonly string[]): string | undefined {
  const back = namesIn(text);
  const seen = new Set(back);
  // Anything that still looks like one of our names is a name that was altered (ZQ 1, ZQ1a, zq1).
  const odd = text.replace(names, " ").search(/z\s?q\s?\d/i) >= 0;
  if (odd || back.length !== originals.length || seen.size !== originals.length) return undefined;
  if (!originals.every((_, at) => seen.has(nameOf(at + 1)))) return undefined;
  return text.replace(names, (name) => originals[Number(name.slice(2)) - 1]!);
}

/** The names in a text, in order. */
export const namesIn = (text: string): string[] => text.match(names) ?? [];

/** A text without them. */
export const withoutNames = (text: string): string => text.replace(names, " ");

/**
 * Whether a text says nothing in any language: codes, numbers, signs, and abbreviations such as
 * ECU. "NO ABRE" says something.
 */
export const saysNothing = (protectedText: string): boolean => {
  const text = withoutNames(protectedText);
  return !/\p{L}/u.test(
    isSaid.test(text) ? text : text.replace(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, " "),
  );
};
const isSaid =
  /(?<!\p{L})(?:NO|NOT|SIN|NI|YA|DE|EL|LA|IS|ON|OFF|THE|AND|CON|POR|QUE|SE|MI|MY|IT|TO|IN|HELP|AYUDA)(?!\p{L})/u;
