import type { FaultCode } from "#app/features/codes/code.ts";
import { allCodes, factsOf, titleOf } from "#app/features/codes/codes.server.ts";
import { components } from "#app/features/codes/lexicon.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import { pieces, plain } from "./query.ts";
import { type WordLines, wordLines } from "./word-lines.ts";

/** The texts of a code, folded, with a space before and after each word. */
export type Indexed = {
  entry: FaultCode;
  titles: string[];
  system: string;
  causes: string[];
  checks: string[];
  words: number;
};

let indexed: Indexed[] | undefined;
let lines: WordLines | undefined;

/** The lines of all codes, by their words. */
export function searchLines(): WordLines {
  lines ??= wordLines(
    searchIndex().flatMap(({ titles, system, causes, checks }) => [
      ...titles,
      system,
      ...causes,
      ...checks,
    ]),
  );
  return lines;
}

/** Built once per isolate, by its first search: nothing of a request is in it. */
export function searchIndex(): Indexed[] {
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
