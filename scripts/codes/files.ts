import type { CodeFile } from "../../app/features/codes/code-file.ts";
import { Failure } from "../failure.ts";
import { factsByCode } from "./facts.ts";
import { families } from "./lexicon.ts";
import { catalogNotes, placeNotes } from "./notes.ts";
import { pack } from "./pack.ts";
import { catalogCodes, libraryCodes } from "./parts.ts";
import { readLines } from "./rows.ts";

/** Ranges of codes that the standards define; each has a file, with or without titles. */
const ranges = ["P0", "P2", "B0", "C0", "U0", "U3"]
  .flatMap((start) => [..."0123456789ABCDEF"].map((digit) => start + digit))
  .concat([..."456789"].map((digit) => `P3${digit}`));

/** Data in the Worker: codes, groups, and the search index. */
type Library = {
  codes: CodeFile;
  families: typeof families;
  complaints: readonly string[];
  /** The most common codes, in order. */
  usual: readonly string[];
};

const known = new Set([...libraryCodes, ...catalogCodes].map(({ code }) => code));
const unknown = [...factsByCode.keys()].find((code) => !known.has(code));
if (unknown) throw new Failure(`${unknown} has a record and no line`);

/** The library, as app/features/codes/library.json has it. */
export function libraryFile(): string {
  const library: Library = {
    codes: pack(libraryCodes, true, placeNotes),
    families,
    complaints: readLines("complaints.txt"),
    usual: readLines("usual.txt").flatMap((line) => line.split(" ")),
  };
  return JSON.stringify(library);
}

/** The files below public/code-titles, by name. */
export function catalogFiles(): Map<string, string> {
  const text = (codes: typeof catalogCodes, facts: boolean) =>
    JSON.stringify({ ...pack(codes, facts, catalogNotes), agreement: "agreed" });
  return new Map([
    ["all.json", text(catalogCodes, false)],
    ...ranges.map((range): [string, string] => [
      `${range}.json`,
      text(
        catalogCodes.filter(({ code }) => code.startsWith(range)),
        true,
      ),
    ]),
  ]);
}
