import { code, measures } from "./kinds.ts";
import { platesIn } from "./plates.ts";

/** A text with tokens (ZQ1), and what they stand for. */
type Protected = { text: string; originals: string[] };

/**
 * Replaces what must stay unchanged by tokens: ZQ1, ZQ2, … Every model copies a token that looks
 * like a part number; m2m100 drops brackets, and chat models close or explain tags. No text contains
 * a token of its own, since words of letters and digits are themselves protected.
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
    out += `${text.slice(at, start)}${tokenOf(originals.length)}`;
    at = end;
  }
  return { text: out + text.slice(at), originals };
}

/** How much of a match may be protected: never a denial ("320-NO"). */
function beforeDenial(match: string): number {
  const denial = /(?:^|[^\p{L}\d])(?:no|not|sin|ni|never|nunca|without)(?![\p{L}\d])/iu.exec(match);
  return denial ? denial.index : match.length;
}

const tokenOf = (number: number) => `ZQ${number}`;
const tokens = /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])/gu;

/** Puts the originals back. Undefined if a token is missing, repeated or unknown. */
export function restore(text: string, originals: readonly string[]): string | undefined {
  const back = tokensIn(text);
  const seen = new Set(back);
  // Whatever else looks like a token was altered (ZQ 1, ZQ1a, zq1).
  const odd = text.replace(tokens, " ").search(/z\s?q\s?\d/i) >= 0;
  if (odd || back.length !== originals.length || seen.size !== originals.length) return undefined;
  if (!originals.every((_, at) => seen.has(tokenOf(at + 1)))) return undefined;
  return text.replace(tokens, (name) => originals[Number(name.slice(2)) - 1]!);
}

const tokensIn = (text: string): string[] => text.match(tokens) ?? [];

/** A text without tokens. */
export const withoutTokens = (text: string): string => text.replace(tokens, " ");

/** Whether a text is the same in every language: only codes, plates, measures, numbers and signs. */
export const isSameEverywhere = (text: string): boolean =>
  !/\p{L}/u.test(withoutTokens(protect(text).text));

/**
 * Whether there is nothing to translate: only codes, numbers, signs and abbreviations such as ECU.
 * "NO ABRE" is translated.
 */
export const hasNothingToTranslate = (protectedText: string): boolean => {
  const text = withoutTokens(protectedText);
  return !/\p{L}/u.test(
    isSaid.test(text) ? text : text.replace(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, " "),
  );
};
const isSaid =
  /(?<!\p{L})(?:NO|NOT|SIN|NI|YA|DE|EL|LA|IS|ON|OFF|THE|AND|CON|POR|QUE|SE|MI|MY|IT|TO|IN|HELP|AYUDA)(?!\p{L})/u;
