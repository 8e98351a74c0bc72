import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The paths of all code below these folders. */
export const codeIn = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\+types|node_modules|\.d\.ts$/.test(file));

const texts = new Map<string, string>();

export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, "utf8");
  texts.set(file, text);
  return text;
}

/** The text without its comments. */
export const codeOf = (file: string): string =>
  textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, "");

/** `names`: what is imported; "*" is everything. */
export type Import = { file: string; target: string; typeOnly: boolean; names: string[] };

const statement =
  /(?:import|export)\s+(type\s)?([^"';]*?)\s*from\s*"([^"]+)"|import\s*\(?\s*"([^"]+)"/g;

/** The imports of our own files, for types too. */
export const importsOf = (file: string): Import[] =>
  [...textOf(file).matchAll(statement)].flatMap(([, type, names, from, whole]) => {
    const path = (from ?? whole)!;
    const target = path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path));
    if (!/^[#.]/.test(path) || path.includes("+types")) return [];
    return [{ file, target, typeOnly: type !== undefined, names: namesIn(names) }];
  });

const namesIn = (clause = "*"): string[] =>
  clause.includes("*")
    ? ["*"]
    : [...clause.matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/g)].map(([, name]) => name!);

/** The ways that lead back to where they began, by the files on them. */
export function circlesOf(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    if (path.includes(file))
      return void circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    for (const { target } of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}
