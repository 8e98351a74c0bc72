import type { Agreement, Part } from "../../app/features/codes/code.ts";
import { byDanger, type HazardKey } from "../../app/features/codes/hazards/hazards.ts";
import { hazardsByStart, systemHazards } from "../../app/features/codes/hazards/of-system.ts";
import { type System, systemNames } from "../../app/features/codes/systems.ts";
import { languages } from "../../app/values/language.ts";
import { Failure } from "../failure.ts";
import { hazardsOfPart } from "./hazards-of.ts";
import { failures, places, readHazards, wordsOf } from "./lexicon.ts";
import { type CodeRow, readFiles } from "./rows.ts";
import { systemOf } from "./system-of.ts";

/** A code as its source line has it. */
export type CodeSource = {
  code: string;
  part: Part;
  failure: string;
  at: readonly string[];
  agreement: Agreement;
};

/** The system and the hazards of a part, by one of its codes. */
type Setting = (code: string) => { system: System; hazards: HazardKey[] };

const inflections: Record<string, Pick<Part, "gender" | "plural">> = {
  m: { gender: "m" },
  f: { gender: "f" },
  mp: { gender: "m", plural: true },
  fp: { gender: "f", plural: true },
};

/** The codes of the library; the name of a file is the system of its parts. */
export const libraryCodes: readonly CodeSource[] = eachOnce(
  readFiles("library/*.txt").flatMap(({ name, rows }) =>
    rows.flatMap((row) => readPart(row, settingInLibrary(row, name))),
  ),
);

const inLibrary = new Set(libraryCodes.map(({ code }) => code));

/** The codes of the catalog: those that the library has not. */
export const catalogCodes: readonly CodeSource[] = eachOnce(
  readFiles("catalog/**/*.txt")
    .flatMap(({ rows }) => rows.flatMap((row) => readPart(row, settingInCatalog(row))))
    .filter(({ code }) => !inLibrary.has(code)),
);

function eachOnce(codes: readonly CodeSource[]): readonly CodeSource[] {
  const seen = new Set<string>();
  for (const { code } of codes) {
    if (seen.has(code)) throw new Failure(`${code} has two lines`);
    seen.add(code);
  }
  return codes;
}

function settingInLibrary({ columns }: CodeRow, file: string): Setting {
  const [name = "", own = ""] = [columns[0], columns[languages.length + 2]];
  if (!Object.hasOwn(systemNames, file)) throw new Failure(`${file}.txt: no such system`);
  return (code) => {
    // The prefix decides: a network code that names the engine's module is about the network.
    const byPrefix = code.startsWith("U") ? "network" : code.startsWith("P0A") ? "hybrid" : file;
    const system = byPrefix as System;
    return { system, hazards: [...readHazards(name, own), ...(systemHazards[system] ?? [])] };
  };
}

/** In the catalog both follow from the English name and the range. */
function settingInCatalog({ columns: [name = ""] }: CodeRow): Setting {
  return (code) => {
    const system = systemOf(name, code);
    return { system, hazards: [...hazardsOfPart(name, system), ...hazardsByStart(code)] };
  };
}

/**
 * Reads a part and its codes. A part is a line `English | Spanish | m, f, mp or fp`, in the library
 * followed by what mechanics call it and its hazards; its codes are below: `P0B3C range A b1; …`. A
 * code ends with `~` where the compared listings differ, with `*` where only one has it.
 * @throws for a part without a name, an unknown failure or place, and names missing a letter
 */
function readPart({ columns, below }: CodeRow, setting: Setting): CodeSource[] {
  const names = wordsOf(columns[0]!, columns);
  const [inflection = "", short] = columns.slice(languages.length);
  const grammar = inflections[inflection];
  if (!grammar || languages.some((one) => !names[one]))
    throw new Failure(`“${columns.join(" | ")}” lacks a name or its gender`);
  return below
    .flatMap((line) => line.split(";"))
    .filter((text) => text.trim())
    .map((text) => {
      const [marked = "", failure = "", ...at] = text.trim().split(" ");
      const code = marked.slice(0, 5);
      const { system, hazards } = setting(code);
      if (!failures[failure]) throw new Failure(`${code}: no failure “${failure}”`);
      const own = at.filter((one) => !places[one]);
      for (const one of languages) {
        const wanted = names[one].match(/@/g)?.length ?? 0;
        if (wanted !== (names.en.includes("@") ? own.length : 0))
          throw new Failure(`${code}: ${own.length} designations for “${names[one]}”`);
      }
      const odd = own.find((one) => !/^[A-Z\d]{1,3}([/-][A-Z\d]{1,2})?$/.test(one));
      if (odd) throw new Failure(`${code}: no place “${odd}”`);
      return {
        code,
        part: {
          ...names,
          ...grammar,
          ...(short && { short }),
          system,
          hazards: byDanger(hazards),
        },
        failure,
        at,
        agreement: marked.endsWith("~") ? "differs" : marked.endsWith("*") ? "single" : "agreed",
      };
    });
}
