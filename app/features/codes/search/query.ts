import { unsaid } from "#app/features/translation/glossary/gist.ts";
import { conceptsIn, queryWords, waysToSay } from "#app/features/translation/glossary/synonyms.ts";
import type { Term } from "#app/features/translation/glossary/terms.ts";
import { fold } from "#app/values/fold.ts";

/** One thing that is looked for. */
export type Unit = {
  /** Everything it is called: words that must all be there, the typed ones first. */
  ways: string[][];
  /** What it means in the trade; none for a word that the glossary does not have. */
  terms: readonly Term[];
  /** Its words as they were typed. */
  typed: string;
};

/**
 * A number or letter behind a word: `bank 2`, `cylinder 3`, `solenoid B`; the kind as `places.ts`
 * has it, "" for any.
 */
export type Place = { kind: "b" | "s" | "c" | ""; mark: string; behind: string };

/** A search; `phrase`: all of it, as it may stand in a title. */
export type Query = { units: Unit[]; places: Place[]; phrase: string };

const kinds: Record<string, Place["kind"]> = {
  bank: "b",
  banco: "b",
  sensor: "s",
  cylinder: "c",
  cylinders: "c",
  cyl: "c",
  cilindro: "c",
  cil: "c",
  misfire: "c",
};

// What says nothing of the fault: articles, the customer, the car.
const fillers = new Set(
  `a an the of in on at and or to with for is it its are was my when while after at mph mi km kmh i has have get gets code codes dtc car truck vehicle engine's
de del la el lo los las en y o u al con por para que un una es esta se me mi su cuando tiene hay le codigo codigos carro auto coche camioneta
vehiculo`.split(/\s+/),
);

/**
 * The library's own words for what the glossary calls otherwise, by the glossary's first English
 * word.
 */
const inLibrary: Readonly<Record<string, string>> = {
  gasoline: "fuel; combustible",
  diesel: "diesel; fuel; combustible",
  "radiator fan": "cooling fan; ventilador de enfriamiento; ventilador",
  "engine control unit": "control module; modulo de control",
  "mass air flow sensor": "air flow sensor; sensor de flujo de aire",
  "catalytic converter": "catalyst",
  "throttle plate": "throttle; mariposa",
  "throttle body": "throttle actuator; mariposa",
  "gas cap": "fuel cap; tapa de combustible",
  "EGR valve": "egr",
  "reverse gear": "reverse; reversa",
  reverse: "reversa",
  gear: "gear; marcha; marchas",
  transmission: "transmision",
  "check engine light": "malfunction indicator lamp",
  tire: "llantas",
};

/** A search, taken apart. At most eight things are looked for. */
export function readQuery(text: string): Query {
  const words = queryWords(text.slice(0, 200)).slice(0, 16);
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const [units, places]: [Unit[], Place[]] = [[], []];
  for (let at = 0; at < words.length && units.length < 8; ) {
    // A year, a speed, miles: numbers say nothing here.
    if (/^\d/.test(words[at]!) && words[at]!.length > 1 && !concepts.has(at)) {
      at++;
      continue;
    }
    const concept = concepts.get(at);
    const length = concept?.length ?? 1;
    const own = words.slice(at, at + length);
    const [last, mark] = [own.at(-1)!, words[at + length]];
    const isLast = at + length === words.length - 1;
    const marked =
      mark !== undefined && /^(\d|[a-l])$/.test(mark) && (isLast || !alsoWords.has(mark));
    if (marked) places.push({ kind: kinds[last] ?? "", mark, behind: last });
    const isCar =
      concept?.terms.some(({ en }) => unsaid.has(en[0]!)) || (!concept && /^.$/u.test(last));
    const isPlaceAlone = marked && (kinds[last] === "b" || kinds[last] === "s");
    if (!isPlaceAlone && !isCar && (concept || !fillers.has(last)))
      units.push(unitOf(own, concept?.terms ?? []));
    at += length + (marked ? 1 : 0);
  }
  return { units, places, phrase: ` ${pieces(text.slice(0, 200)).join(" ")} ` };
}

// Words of the two languages before they are marks.
const alsoWords = new Set(["a", "e"]);

function unitOf(own: readonly string[], terms: readonly Term[]): Unit {
  const said = terms
    .flatMap((term) => [...(inLibrary[term.en[0]!] ?? "").split("; "), ...waysToSay([term])])
    .filter(Boolean);
  const ways = [own.join(" "), ...said.filter((way) => !tooWide.has(way))];
  return { ways: [...new Set(ways)].map((way) => pieces(way)), terms, typed: own.join(" ") };
}

/** Names that mean something else in the library: exhaust gas, refrigerant gas, an object lens. */
const tooWide = new Set([
  "gas",
  "trans",
  "cat",
  "cats",
  "foco",
  "seguro",
  "caja",
  "goma",
  "marcha",
  "burro",
  "liga",
  "medio",
]);

/** A text's words for the search, without what binds them. */
export const pieces = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word && !binders.has(word));
const binders = new Set([
  "de",
  "del",
  "la",
  "el",
  "los",
  "las",
  "en",
  "y",
  "the",
  "of",
  "in",
  "and",
  "or",
]);

export const plain = (text: string): string => fold(text.replace(/[^\p{L}\p{N}]/gu, " "));
