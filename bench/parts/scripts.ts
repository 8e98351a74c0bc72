import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Server } from "../child.ts";
import { pagesOf } from "../pages.ts";
import { kb, type Line, times } from "../table.ts";

/** P5: what a browser loads before a page works, gzipped file by file, beside the bare page. */
export async function scripts(app: Server, bare: Server): Promise<Line[]> {
  const floor = weight(await files(bare, "/", "bench/baselines/page/build/client"));
  const lines: Line[] = [];
  for (const { name, path: address, cookie } of pagesOf(app.world)) {
    const loaded = [...(await files(app, address, "build/client", cookie))];
    if (loaded.length === 0) {
      lines.push({ what: `${name}: scripts, gz`, ours: "none" });
      continue;
    }
    const ours = weight(staticImports([...loaded, ...wordsOf(loaded)]));
    lines.push({
      what: `${name}: scripts, gz`,
      ours: kb(ours),
      baseline: kb(floor),
      ratio: times(ours / floor),
      ...(cookie && { goal: "<= 165 KB", met: ours <= 165_000 }),
    });
  }
  return lines;
}

const weight = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

// Loaded scripts are the preloaded modules and the imports of the page's own script. The table of
// routes only names files.
const loads = /(?:rel="modulepreload" href=|\bimport\s*\(?|\bfrom\s*)"(\/assets\/[^"]+\.js)"/g;

/** The script files that a page loads, and what they import. */
async function files(
  { origin }: Server,
  address: string,
  root: string,
  cookie = "",
): Promise<string[]> {
  const html = await (await fetch(origin + address, { headers: { cookie } })).text();
  const named = [...html.matchAll(loads)].map(([, name]) => path.join(root, name!));
  return staticImports([...new Set(named)]);
}

// `addPageWords({ en: () => import("./jobs-….js"), … })`, minified
const pageWords = /\{en:\(\)=>[^{}]*?import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

/** The words that the entry waits for, so that they count although they are an import(). */
const wordsOf = (loaded: string[]): string[] =>
  loaded.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pageWords)].map(([, name]) =>
      path.join(path.dirname(file), name!),
    ),
  );

/** Gzipped bytes that each page of a build loads, by the id of its route: see `scripts`. */
export function weighPages(root = "build/client"): Map<string, number> {
  const [manifest] = globSync(`${root}/assets/manifest-*.js`);
  const { entry, routes } = JSON.parse(
    readFileSync(manifest!, "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;\s*$/, ""),
  ) as Manifest;
  const sizes = new Map<string, number>();
  for (const { id, hasDefaultExport } of Object.values(routes)) {
    if (!hasDefaultExport) continue;
    const loaded = [entry.module];
    for (let at: string | undefined = id; at; at = routes[at]!.parentId)
      loaded.push(routes[at]!.module, ...codeOf(routes[at]!));
    const files = staticImports([...new Set(loaded)].map((name) => path.join(root, name)));
    sizes.set(id, weight(staticImports([...files, ...wordsOf(files)])));
  }
  return sizes;
}

type Route = {
  id: string;
  parentId?: string;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  hasDefaultExport: boolean;
};
type Manifest = { entry: { module: string }; routes: Record<string, Route> };

const codeOf = ({ clientActionModule, clientLoaderModule }: Route) =>
  [clientActionModule, clientLoaderModule].filter((name) => name !== undefined);

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
