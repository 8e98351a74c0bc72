import { type LikelyCode, likelyCodes, readCode } from "#app/values/fault-code.ts";
import type { Box } from "./grey.ts";

/** A word as the reader returns it; confidence from 0 to 100. */
export type Word = { text: string; confidence: number; box: Box };
export type Line = Word[];

/** Words that may be a code, maybe misread: a system's letter and four signs, one a digit. */
export const codeLike = (line: Line): Word[] =>
  line.filter(({ text }) => /^[PBCU](?=.*\d)[0-9A-ZØ]{4}$/i.test(bare(text)));

const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** The text of confident lines and of those with a code, in one line. */
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

/** The lines in reading order: the reader returns words that are far apart as columns. */
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
 * The codes of a photo. `again`: the second reading of each word, by its first. Certain is only
 * what both readings agree on, without a letter taken for a digit.
 */
export function codesOf(text: string, again: Map<string, string>): LikelyCode[] {
  const readings = (words: Iterable<string>) =>
    [...words].map(readCode).filter((code) => code !== undefined);
  const seconds = new Set(readings(again.values()));
  const first = likelyCodes(text).map(({ code, certain }) => ({
    code,
    certain: certain && seconds.has(code),
  }));
  // In a text POA8O is a word; on a scan tool it may be a code: ask.
  const more = new Set([...seconds, ...readings(again.keys())]);
  for (const { code } of first) more.delete(code);
  return [...first, ...[...more].map((code) => ({ code, certain: false }))];
}
