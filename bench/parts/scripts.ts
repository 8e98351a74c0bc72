import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Server } from "../child.ts";
import { pagesOf } from "../pages.ts";
import { kb, type Line, times } from "../table.ts";
import { staticImports } from "./imports.ts";

/** P5: what a browser loads before a page works, gzipped file by file, beside the bare page. */
export async function scripts(app: Server, bare: Server): Promise<Line[]> {
  const floor = weight(await files(bare, "/", "bench/baselines/page/build/client"));
  const lines: Line[] = [];
  for (const { name, path: address, cookie } of pagesOf(app.world).pages) {
    const loaded = [...(await files(app, address, "build/client", cookie))];
    if (loaded.length === 0) {
      lines.push({ part: "P5", what: `${name}: scripts, gz`, ours: "none" });
      continue;
    }
    const ours = weight(staticImports([...loaded, ...(await words(app, address, cookie))]));
    lines.push({
      part: "P5",
      what: `${name}: scripts, gz`,
      ours: kb(ours),
      baseline: kb(floor),
      ratio: times(ours / floor),
      ...(cookie && { goal: "<= 1.3x", met: ours / floor <= 1.3 }),
    });
  }
  return lines;
}

const weight = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

// What is loaded: preloaded modules, and the imports of the page's own script. The table of routes
// beside them only names files.
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

/**
 * The words that the entry waits for, so that they count although they are an import(): those of
 * every page, and those of the features that the page names in `data-words`.
 */
async function words({ origin }: Server, address: string, cookie = ""): Promise<string[]> {
  const html = await (await fetch(origin + address, { headers: { cookie } })).text();
  const named = /<html[^>]* data-words="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const loader = globSync("build/client/assets/*.js")
    .map((file) => readFileSync(file, "utf8"))
    .find((code) => code.includes("./base.en-"))!;
  return ["base", ...named].map((part) => {
    const file = new RegExp(
      `\\b${part}:async.{0,90}?\\./((?:base|(?:\\w+-)?words)\\.en-[\\w-]+\\.js)`,
    ).exec(loader)?.[1];
    if (!file) throw new Error(`The words of ${part} are not among the built files`);
    return `build/client/assets/${file}`;
  });
}
