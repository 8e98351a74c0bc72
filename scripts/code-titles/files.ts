import { globSync, readFileSync } from "node:fs";
import { pack } from "../../app/features/codes/catalog/source/pack.ts";
import { readParts, type SourceCode } from "../../app/features/codes/catalog/source/read-parts.ts";
import { allCodes } from "../../app/features/codes/codes.server.ts";

const parts = "app/features/codes/catalog/source/parts/*.txt";

/** Ranges of codes that the standards define; each has a file, with or without titles. */
const ranges = ["P0", "P2", "B0", "C0", "U0", "U3"]
  .flatMap((start) => [..."0123456789ABCDEF"].map((digit) => start + digit))
  .concat([..."456789"].map((digit) => `P3${digit}`));

/** The codes of the catalog: those that the library has not. */
export function catalogCodes(): SourceCode[] {
  const known = new Set(allCodes.map(({ code }) => code));
  return globSync(parts)
    .sort()
    .flatMap((file) => readParts(readFileSync(file, "utf8")))
    .filter(({ code }) => !known.has(code));
}

/** The files below public/code-titles, by name. */
export function titleFiles(): Map<string, string> {
  const codes = catalogCodes();
  const text = (of: readonly SourceCode[], facts: boolean) => JSON.stringify(pack(of, facts));
  return new Map([
    ["all.json", text(codes, false)],
    ...ranges.map((range): [string, string] => [
      `${range}.json`,
      text(
        codes.filter(({ code }) => code.startsWith(range)),
        true,
      ),
    ]),
  ]);
}
