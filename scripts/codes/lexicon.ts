import type { Words } from "../../app/features/codes/code.ts";
import type { HazardKey } from "../../app/features/codes/hazards/hazards.ts";
import { hazardsEn } from "../../app/features/codes/hazards/texts.en.ts";
import { languages } from "../../app/values/language.ts";
import { Failure } from "../failure.ts";
import { type CodeRow, readFiles } from "./rows.ts";

/** A step of a diagnosis, with its hazards. */
type Check = Words & { hazards: readonly HazardKey[] };

/** Faults of parts, and places on the car. */
export const failures = readWords("failures.txt");
export const places = readWords("places.txt");

/** Codes that a maker uses in another sense than the standard's. */
export const makerNotes = readWords("notes.txt");

/** Likely causes, and checks: cheap and quick before expensive and slow, proof before parts. */
export const causes: Readonly<Record<string, Words>> = readSentences("causes/*.txt");
export const checks: Readonly<Record<string, Check>> = readSentences("checks/*.txt");

/** The standard's groups by prefix; `holds`: what a group contains, where its name says little. */
export const families: Readonly<Record<string, Words & { holds?: Words }>> = Object.fromEntries(
  rowsOf("families.txt").map(({ columns: [start = "", ...texts] }) => {
    const holds = texts.slice(languages.length);
    return [start, { ...wordsOf(start, texts), ...(holds[0] && { holds: wordsOf(start, holds) }) }];
  }),
);

/** Names of hazards. @throws for an unknown one */
export function readHazards(owner: string, names: string): HazardKey[] {
  const keys = names.split(" ").filter(Boolean);
  const unknown = keys.find((key) => !Object.hasOwn(hazardsEn, key));
  if (unknown) throw new Failure(`${owner}: no hazard “${unknown}”`);
  return keys as HazardKey[];
}

/** A text in every language, in the order of `languages`. @throws where one is missing */
export function wordsOf(owner: string, texts: readonly string[]): Words {
  const missing = languages.find((_, at) => texts[at] === undefined);
  if (missing) throw new Failure(`${owner} has no text in ${missing}`);
  return Object.fromEntries(languages.map((language, at) => [language, texts[at]])) as Words;
}

function rowsOf(pattern: string): CodeRow[] {
  return readFiles(pattern).flatMap(({ rows }) => rows);
}

/** Reads lines `name | English | Spanish`. */
function readWords(pattern: string): Record<string, Words> {
  return byName(
    rowsOf(pattern).map(({ columns: [name = "", ...texts] }) => [name, wordsOf(name, texts)]),
  );
}

/** Reads lines `name | hazards` with a sentence in each language below: `-` for no hazard. */
function readSentences(pattern: string): Record<string, Check> {
  return byName(
    rowsOf(pattern).map(({ columns: [name = "", hazards], below }) => {
      if (pattern.startsWith("checks") && hazards === undefined)
        throw new Failure(`${name} names no hazards`);
      return [name, { ...wordsOf(name, below), hazards: readHazards(name, hazards ?? "") }];
    }),
  );
}

function byName<One>(entries: readonly [string, One][]): Record<string, One> {
  const twice = entries.find(([name], at) => entries.findIndex(([one]) => one === name) < at);
  if (twice) throw new Failure(`“${twice[0]}” has two lines`);
  return Object.fromEntries(entries);
}
