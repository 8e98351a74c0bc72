import type { FaultCode } from "#app/features/codes/code.ts";
import { library } from "#app/features/codes/library.ts";
import { isAt, linesOf, prominence, type UnitLines } from "./prominence.ts";
import { type Query, readQuery, type Unit } from "./query.ts";
import { type CodeTexts, searchIndex, searchLines } from "./search-index.ts";

/**
 * The codes that match a search or its most important words, the likeliest first; `sure`: how many
 * of the first have all of them in their titles, at least five.
 */
export function rank(query: Query): { codes: FaultCode[]; sure: number } {
  const all = rated(query);
  const sure = all.findLastIndex(({ isTitled }) => isTitled) + 1;
  return { codes: all.map(({ entry }) => entry), sure: Math.max(sure, 5) };
}

function rated(query: Query) {
  const wanted = query.units.length + query.places.length;
  if (wanted === 0) return [];
  const advised = adviceOn(query.units);
  const lines = query.units.map((unit) => linesOf(unit, searchLines()));
  const all = searchIndex()
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
 * The codes that a question in plain words is about. Ignores words outside the trade, and codes
 * that only mention one in passing.
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

// The least that `prominence` gives for a title.
const inTitle = 9;

let places: ReadonlyMap<string, number> | undefined;

/** The place of a code among the most common ones. */
function usual({ code }: FaultCode): number {
  places ??= new Map(library().usual.map((one, at) => [one, at]));
  return places.get(code) ?? places.size;
}

/**
 * How well a code matches: how many units of the query it has, how many of these are in the
 * glossary, and whether it is advised.
 */
function rate(one: CodeTexts, query: Query, advised: Advice[], lines: UnitLines[]) {
  const { units, places } = query;
  // If two parts have these words in their names, the shorter name ranks higher.
  let [found, known, score] = [0, 0, 0 - one.words / 10];
  let [isAdvised, isTitled] = [false, true];
  for (const [at, unit] of units.entries()) {
    const advice = Math.max(0, ...advised.map((each) => weightOf(each, at, one.entry.code)));
    const best = Math.max(prominence(one, lines[at]!), advice);
    isAdvised ||= advice > 0;
    if (best === 0) score -= unit.terms.length > 0 ? 8 : 2;
    isTitled &&= best >= inTitle;
    if (best === 0) continue;
    found++;
    known += unit.terms.length > 0 ? 1 : 0;
    score += best;
  }
  for (const place of places) {
    const here = isAt(one, place);
    found += here ? 1 : 0;
    isTitled &&= here;
    score += here ? 12 : -12;
  }
  if (one.titles.some((title) => title.includes(query.phrase))) score += 15;
  return { entry: one.entry, found, known, isAdvised, isTitled, score };
}

/**
 * The codes of a line of `data/complaints.txt` that matches some units of a query; `near`: by a
 * term within another one, which counts where no line is about that one.
 */
type Advice = { codes: string[]; units: Set<number>; sure: boolean; near: boolean };

/** How much advice counts for one unit of the query and one code; 0 for none. */
const weightOf = ({ codes, units, sure, near }: Advice, unit: number, code: string): number => {
  const at = units.has(unit) ? codes.indexOf(code) : -1;
  return at < 0 ? 0 : (sure ? 28 : near ? 10 : 15) - at * 0.5;
};

/** The advice for a query, without lines whose words are all in a longer matching line. */
function adviceOn(units: readonly Unit[]): Advice[] {
  const all = lines().flatMap(({ phrases, codes }) =>
    phrases.flatMap((phrase) => matchOf(phrase, units, codes) ?? []),
  );
  const exact = all.filter(({ near }) => !near);
  const matching = all.filter(
    (one) =>
      !one.near || !exact.some((other) => [...other.units].some((unit) => one.units.has(unit))),
  );
  return matching.filter(
    (one) =>
      !matching.some(
        (other) =>
          other.units.size > one.units.size && [...one.units].every((at) => other.units.has(at)),
      ),
  );
}

function matchOf(
  phrase: readonly Unit[],
  units: readonly Unit[],
  codes: string[],
): Advice | undefined {
  const places = phrase.map((part) => units.findIndex((unit) => means(unit, part)));
  if (places.includes(-1)) return undefined;
  const sure = phrase.every(
    (part, at) => part.terms.length === 0 || units[places[at]!]!.terms[0] === part.terms[0],
  );
  const near = phrase.some(
    (part, at) => part.terms.length > 0 && !units[places[at]!]!.terms.includes(part.terms[0]!),
  );
  return { codes, units: new Set(places), sure, near };
}

const means = (unit: Unit, part: Unit): boolean =>
  part.terms.length > 0
    ? unit.terms.includes(part.terms[0]!) || unit.within.includes(part.terms[0]!)
    : unit.typed.replace(/e?s$/, "") === part.typed.replace(/e?s$/, "");

let read: { phrases: Unit[][]; codes: string[] }[] | undefined;

const lines = () => {
  read ??= library().complaints.map((line) => {
    const [said = "", codes = ""] = line.split(" = ");
    return {
      phrases: said.split("; ").map((phrase) => readQuery(phrase).units),
      codes: codes.split(" "),
    };
  });
  return read;
};
