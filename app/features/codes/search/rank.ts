import type { FaultCode } from "#app/features/codes/code.ts";
import { allCodes, factsOf, titleOf } from "#app/features/codes/codes.server.ts";
import { components } from "#app/features/codes/lexicon.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import { common, complaints } from "./complaints.ts";
import { type Place, pieces, plain, type Query, readQuery, type Unit } from "./query.ts";

/**
 * What a code says, folded, every line with a blank before each word. Many codes share
 * causes and checks.
 */
type Indexed = {
  entry: FaultCode;
  titles: string[];
  system: string;
  causes: string[];
  checks: string[];
  words: number;
};

/**
 * The codes that answer a search, the likeliest first: those with everything in it, and those with
 * what matters most of it.
 */
export const rank = (query: Query): FaultCode[] => rated(query).map(({ entry }) => entry);

function rated(query: Query) {
  const wanted = query.units.length + query.places.length;
  if (wanted === 0) return [];
  const advised = adviceOn(query.units);
  const lines = query.units.map(() => new Map<string, boolean>());
  const all = index()
    .map((one) => rate(one, query, advised, lines))
    .filter(
      ({ found, known, isAdvised }) =>
        found === wanted || isAdvised || (known > 0 && found * 2 >= wanted),
    );
  const enough = Math.max(0, ...all.map(({ score }) => score)) / 2;
  return all
    .filter(({ score }) => score >= enough)
    .sort(
      (a, b) =>
        b.score - a.score ||
        usual(a.entry) - usual(b.entry) ||
        (a.entry.code < b.entry.code ? -1 : 1),
    );
}

/**
 * The codes that plain words mean, for a question rather than a search: what is not of the trade is
 * left aside; no code by a side remark.
 */
export function bestFor(text: string, count: number): FaultCode[] {
  const asked = readQuery(text);
  const advised = adviceOn(asked.units);
  const units = asked.units.filter(
    (unit, at) => unit.terms.length > 0 || advised.some((one) => one.units.has(at)),
  );
  return rated({ ...asked, units })
    .filter(({ score, isAdvised }) => isAdvised || score >= 8)
    .slice(0, count)
    .map(({ entry }) => entry);
}

const places = new Map(common.map((code, at) => [code, at]));
const usual = ({ code }: FaultCode) => places.get(code) ?? common.length;

/**
 * How well a code answers: how many of the things wanted it has, how many of these the glossary
 * knows, whether it is advised for one.
 */
function rate(one: Indexed, query: Query, advised: Advice[], lines: Map<string, boolean>[]) {
  const { units, places } = query;
  // Of two things with the words in their names, the shorter name is meant.
  let [found, known, score] = [0, 0, 0 - one.words / 10];
  let isAdvised = false;
  for (const [at, unit] of units.entries()) {
    const advice = Math.max(0, ...advised.map((each) => weightOf(each, at, one.entry.code)));
    const best = Math.max(prominence(one, unit, lines[at]!), advice);
    isAdvised ||= advice > 0;
    if (best === 0) score -= unit.terms.length > 0 ? 8 : 2;
    if (best === 0) continue;
    found++;
    known += unit.terms.length > 0 ? 1 : 0;
    score += best;
  }
  for (const place of places) {
    const here = isAt(one, place);
    found += here ? 1 : 0;
    score += here ? 6 : -6;
  }
  if (one.titles.some((title) => title.includes(query.phrase))) score += 15;
  return { entry: one.entry, found, known, isAdvised, score };
}

/**
 * Where a thing stands at a code: in the title, in its system, among the causes by likelihood,
 * among the checks; 0 where it does not.
 */
function prominence(
  { titles, system, causes, checks }: Indexed,
  unit: Unit,
  seen: Map<string, boolean>,
): number {
  const way = unit.ways.findIndex((words, at) =>
    titles.some((title) => has(title, words, at === 0)),
  );
  if (way >= 0) return way === 0 ? 10 : 9;
  const isIn = (line: string) => {
    const isHere = seen.get(line) ?? unit.ways.some((words, at) => has(line, words, at === 0));
    seen.set(line, isHere);
    return isHere;
  };
  const cause = causes.findIndex(isIn);
  if (cause >= 0) return Math.max(2, 6 - Math.floor(cause / 2));
  if (isIn(system)) return 3;
  return checks.some(isIn) ? 1 : 0;
}

/**
 * Whether a line has all these words. What somebody typed may be only begun, a name is whole but
 * for its plural.
 */
const has = (line: string, words: readonly string[], typed: boolean): boolean =>
  words.length > 0 && words.every((word) => line.includes(beginning(word, typed)));

function beginning(word: string, typed: boolean): string {
  if (word.length < 3 || (!typed && word.length < 5)) return ` ${word} `;
  return ` ${word.length > 5 ? word.replace(/e?s$/, "") : word}`;
}

/** Whether a code speaks of this bank, sensor, cylinder, solenoid. */
function isAt({ entry, titles }: Indexed, { kind, mark, behind }: Place): boolean {
  if (kind !== "" && entry.place.includes(kind + mark)) return true;
  const loose = kind === "" || kind === "c";
  const own = entry.place.some(
    (at) => at === mark.toUpperCase() || (kind === "" && at.length === 2 && at.endsWith(mark)),
  );
  return (loose && own) || titles.some((title) => title.includes(` ${behind} ${mark} `));
}

/** Codes that a line of `complaints` names for some of the things that are looked for. */
type Advice = { codes: string[]; units: Set<number>; sure: boolean };

const weightOf = ({ codes, units, sure }: Advice, unit: number, code: string): number => {
  const at = units.has(unit) ? codes.indexOf(code) : -1;
  return at < 0 ? 0 : (sure ? 20 : 15) - at * 0.5;
};

/** What is advised for these; a line whose words are all in a longer one that fits says nothing. */
function adviceOn(units: readonly Unit[]): Advice[] {
  const fitting = lines().flatMap(({ phrases, codes }) =>
    phrases.flatMap((phrase) => fitOf(phrase, units, codes) ?? []),
  );
  return fitting.filter(
    (one) =>
      !fitting.some(
        (other) =>
          other.units.size > one.units.size && [...one.units].every((at) => other.units.has(at)),
      ),
  );
}

function fitOf(
  phrase: readonly Unit[],
  units: readonly Unit[],
  codes: string[],
): Advice | undefined {
  const places = phrase.map((part) => units.findIndex((unit) => means(unit, part)));
  if (places.includes(-1)) return undefined;
  const sure = phrase.every(
    (part, at) => part.terms.length === 0 || units[places[at]!]!.terms[0] === part.terms[0],
  );
  return { codes, units: new Set(places), sure };
}

const means = (unit: Unit, part: Unit): boolean =>
  part.terms.length > 0
    ? unit.terms.includes(part.terms[0]!)
    : unit.typed.replace(/e?s$/, "") === part.typed.replace(/e?s$/, "");

let read: { phrases: Unit[][]; codes: string[] }[] | undefined;

const lines = () => {
  read ??= complaints
    .trim()
    .split("\n")
    .map((line) => {
      const [said = "", codes = ""] = line.split(" = ");
      return {
        phrases: said.split("; ").map((phrase) => readQuery(phrase).units),
        codes: codes.split(" "),
      };
    });
  return read;
};

let indexed: Indexed[] | undefined;

/**
 * Constant, and nothing of any request in it: an isolate makes it once, when somebody first
 * searches.
 */
function index(): Indexed[] {
  const folded = new Map<string, string>();
  const line = (text: string) => {
    const known = folded.get(text) ?? ` ${pieces(text).join(" ")} `;
    folded.set(text, known);
    return known;
  };
  indexed ??= allCodes.map((entry) => {
    const facts = languages.flatMap((language) => factsOf(entry, language) ?? []);
    return {
      entry,
      titles: [
        ...languages.map(
          (language) =>
            ` ${plain(titleOf(entry, language))} ${plain(components[entry.component].short ?? "")} `,
        ),
      ].map(line),
      system: line(languages.map((language) => systemNames[entry.system][language]).join(" ")),
      causes: facts.flatMap(({ causes }) => causes).map(line),
      checks: facts.flatMap(({ checks }) => checks).map(line),
      words: components[entry.component].en.split(" ").length,
    };
  });
  return indexed;
}
