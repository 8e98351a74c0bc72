import { readFileSync } from "node:fs";
import path from "node:path";

/** These modules and all that they import statically, each once. */
export function staticImports(files: string[]): string[] {
  const found = new Set<string>();
  const waiting = files.map((file) => path.normalize(file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const name of importsOf(readFileSync(file, "utf8")))
      waiting.push(path.join(path.dirname(file), name));
  }
  return [...found];
}

// Minified code: `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`; never
// `import("./b.js")`.
const statement =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from)?\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

const importsOf = (code: string): string[] =>
  [...code.matchAll(statement)].map(([, name]) => name!);
