import { type LikelyCode, likelyCodes, readCode } from "#app/values/fault-code.ts";
import type { Box } from "./pixels.ts";

/** A word as the reader sees it: 0 to 100 is how sure it is of it. */
export type Word = { text: string; confidence: number; box: Box };
export type Line = Word[];

/**
 * Words that may be a code, rightly read or not: five signs behind one of the system's letters, a
 * digit among them.
 */
export const codeLike = (line: Line): Word[] =>
  line.filter(({ text }) => /^[PBCU](?=.*\d)[0-9A-ZØ]{4}$/i.test(bare(text)));

const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/**
 * The text of the lines that were read with some certainty or hold a code, in one line: a screen's
 * edge is full of letters, too.
 */
export function textOf(lines: Line[], most = 500): string {
  const sure = lines.filter((line) => {
    const mean = line.reduce((sum, { confidence }) => sum + confidence, 0) / line.length;
    return mean >= 50 || codeLike(line).length > 0;
  });
  const text = rowsOf(sure)
    .map((line) => line.map((word) => word.text).join(" "))
    .join(" ");
  return text.replace(/\s+/g, " ").trim().slice(0, most);
}

/**
 * The lines as a person reads them, from left to right and down: letters that stand far apart come
 * as columns, one after the other.
 */
function rowsOf(lines: Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of [...lines].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row && middleOf(line) - middleOf(row) < heightOf(row) / 2) row.push(...line);
    else rows.push([...line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box.left - b.box.left));
}

const heightOf = (line: Line) => Math.max(...line.map(({ box }) => box.bottom - box.top));
const middleOf = (line: Line) =>
  line.reduce((sum, { box }) => sum + box.top + box.bottom, 0) / (2 * line.length);

/**
 * The codes of a photo: those that its text names, and what a second look at each word said
 * (`again`, by the word as it was first read). Only what both looks agree on, without a letter that
 * had to be taken for a digit, is certain.
 */
export function codesOf(text: string, again: Map<string, string>): LikelyCode[] {
  const readings = (words: Iterable<string>) =>
    [...words].map(readCode).filter((code) => code !== undefined);
  const seconds = new Set(readings(again.values()));
  const first = likelyCodes(text).map(({ code, certain }) => ({
    code,
    certain: certain && seconds.has(code),
  }));
  // A text takes POA8O for a word. On a scan tool's screen it is worth a question.
  const more = new Set([...seconds, ...readings(again.keys())]);
  for (const { code } of first) more.delete(code);
  return [...first, ...[...more].map((code) => ({ code, certain: false }))];
}
