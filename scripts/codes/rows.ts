import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.ts";

const folder = "app/features/codes/data";

/** A line of a source file by its columns, and the indented lines below it. */
export type CodeRow = { columns: string[]; below: string[] };

/** The rows of the files of a pattern below the folder of the data, each file with its name. */
export const readFiles = (pattern: string): { name: string; rows: CodeRow[] }[] =>
  globSync(`${folder}/${pattern}`)
    .sort()
    .map((file) => ({ name: path.basename(file, ".txt"), rows: rowsIn(linesIn(file)) }));

/** The lines of a file, without comments. */
export const readLines = (name: string): string[] => linesIn(`${folder}/${name}`);

const linesIn = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Rows of lines: ` | ` between columns, `-` for an empty one. */
function rowsIn(lines: readonly string[]): CodeRow[] {
  const rows: CodeRow[] = [];
  for (const line of lines) {
    if (line.startsWith(" ")) {
      const above = rows.at(-1);
      if (!above) throw new Failure(`“${line.trim()}” stands below no line`);
      above.below.push(line.trim());
    } else
      rows.push({ columns: line.split(" | ").map((one) => (one === "-" ? "" : one)), below: [] });
  }
  return rows;
}
