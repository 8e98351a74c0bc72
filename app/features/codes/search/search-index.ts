import type { FaultCode } from "#app/features/codes/code.ts";
import { factsOf } from "#app/features/codes/facts.ts";
import { library } from "#app/features/codes/library.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { titleOf } from "#app/features/codes/title.ts";
import { languages } from "#app/values/language.ts";
import { pieces, plain } from "./query.ts";
import { type WordLines, wordLines } from "./word-lines.ts";

/** The texts of a code, folded, with a space before and after each word. */
export type CodeTexts = {
  entry: FaultCode;
  titles: string[];
  system: string;
  causes: string[];
  checks: string[];
  /** How many its part's English name has. */
  words: number;
};

let index: CodeTexts[] | undefined;
let lines: WordLines | undefined;

/** The lines of all codes of the library, by their words. */
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
export function searchIndex(): CodeTexts[] {
  const folded = new Map<string, string>();
  const line = (text: string) => {
    const known = folded.get(text) ?? ` ${pieces(text).join(" ")} `;
    folded.set(text, known);
    return known;
  };
  index ??= library().codes.map((entry) => {
    const { en, system, short = "" } = entry.part;
    const facts = languages.flatMap((language) => factsOf(entry, language) ?? []);
    return {
      entry,
      titles: languages.map((language) =>
        line(` ${plain(titleOf(entry, language))} ${plain(short)} `),
      ),
      system: line(languages.map((language) => systemNames[system][language]).join(" ")),
      causes: facts.flatMap(({ causes }) => causes).map(line),
      checks: facts.flatMap(({ checks }) => checks).map(line),
      words: en.split(" ").length,
    };
  });
  return index;
}
