import { library } from "#app/features/codes/library.ts";
import { readQuery, type Unit } from "./query.ts";

/**
 * The codes of a line of `data/complaints.txt` that matches some units of a query; `near`: by a term within
 * another one, which counts where no line is about that one.
 */
export type Advice = { codes: string[]; units: Set<number>; sure: boolean; near: boolean };

/** How much advice counts for one unit of the query and one code; 0 for none. */
export const weightOf = (
  { codes, units, sure, near }: Advice,
  unit: number,
  code: string,
): number => {
  const at = units.has(unit) ? codes.indexOf(code) : -1;
  return at < 0 ? 0 : (sure ? 28 : near ? 10 : 15) - at * 0.5;
};

/** The advice for a query, without lines whose words are all in a longer matching line. */
export function adviceOn(units: readonly Unit[]): Advice[] {
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
