import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Titles by code, as a public listing has them. */
type Listing = ReadonlyMap<string, string>;

/** Reads every `P0420 - Title` line of the text files of a folder. */
export function readTextListing(folder: string): Listing {
  const lines = textsIn(folder, "txt").flatMap((text) => text.split("\n"));
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, code, title] = /^([PBCU][0-9A-F]{4}) - (.+?)\s*$/.exec(line) ?? [];
      return code && title ? [[code, title]] : [];
    }),
  );
}

/** Reads `code:` and the English title of every entry of the YAML files of a folder. */
export function readYamlListing(folder: string): Listing {
  const entries = textsIn(folder, "yaml").flatMap((text) => text.split(/^- code: /m).slice(1));
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const title = /^ {2}title:\n {4}en: (.+?)\s*$/m.exec(entry)?.[1];
      return title ? [[entry.slice(0, 5), title.replace(/^['"]|['"]$/g, "")]] : [];
    }),
  );
}

const textsIn = (folder: string, extension: string): string[] =>
  globSync(path.join(folder, `*.${extension}`))
    .sort()
    .map((file) => readFileSync(file, "utf8"));
