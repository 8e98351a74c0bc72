import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { openServer, type ServerName } from "../server.ts";
import { kb, type Line, median, ms } from "../table.ts";
import { staticImports } from "./imports.ts";

// What the Worker fetches before its first page, whichever it is: an import() in the code, but never
// one that waits for a demand. Of the languages, the default one.
const alwaysLoaded = /^server-build-|^en-/;

/**
 * What the app's Worker weighs, its modules gzipped together, as wrangler counts an upload: all of
 * it, what is always loaded, and the modules that wait for a demand.
 */
export function weigh(): { all: number; always: number; onDemand: string[] } {
  const modules = globSync("build/server/**/*.js");
  const needed = staticImports([
    "build/server/index.js",
    ...modules.filter((file) => alwaysLoaded.test(path.basename(file))),
  ]);
  return {
    all: sum(modules),
    always: sum(needed),
    onDemand: modules.filter((file) => !needed.includes(path.normalize(file))),
  };
}

/** P12: what the Workers weigh, and how long a fresh one takes to its first answer. */
export async function bundle(starts: number): Promise<Line[]> {
  const { all, always, onDemand } = weigh();
  return [
    {
      part: "P12",
      what: "app worker, all modules, gz",
      ours: kb(all),
      goal: "<= 2 MB",
      met: all <= 2_000_000,
    },
    {
      part: "P12",
      what: "app worker, what is always loaded, gz",
      ours: kb(always),
    },
    {
      part: "P12",
      what: "app worker, on demand, gz",
      ours: onDemand.length > 0 ? largestOf(onDemand) : "nothing",
    },
    {
      part: "P12",
      what: "webhook worker, gz",
      ours: kb(sum(globSync("build/stripe/**/*.js"))),
      baseline: kb(sum(["bench/baselines/page/build/hono/index.js"])),
    },
    ...(await coldStart(starts)),
  ];
}

/** The ten largest files by name, and how many others there are. */
function largestOf(files: string[]): string {
  const sized = files.map((file) => ({ file, size: sum([file]) })).sort((a, b) => b.size - a.size);
  const [shown, others] = [sized.slice(0, 10), sized.slice(10)];
  const rest = others.reduce((total, { size }) => total + size, 0);
  return [
    ...shown.map(
      ({ file, size }) => `${path.basename(file).replace(/-[\w-]{8}\.js$/, "")} ${kb(size)}`,
    ),
    ...(others.length > 0 ? [`${others.length} others ${kb(rest)}`] : []),
  ].join(", ");
}

const sum = (files: string[]) =>
  gzipSync(Buffer.concat(files.map((file) => readFileSync(file)))).length;

type Started = Exclude<ServerName, "webhook">;

/**
 * Fresh servers, in turns: until ready (workerd has started and compiled the code), and from there
 * to the end of the first answer.
 */
async function coldStart(starts: number): Promise<Line[]> {
  const took: Record<Started, { ready: number[]; first: number[] }> = {
    app: { ready: [], first: [] },
    page: { ready: [], first: [] },
    hono: { ready: [], first: [] },
  };
  for (let n = 0; n <= starts; n++) {
    for (const name of ["app", "page", "hono"] as const) {
      const begun = performance.now();
      const miniflare = await openServer(name);
      const origin = await miniflare.ready;
      const ready = performance.now();
      const answer = await fetch(origin);
      await answer.text();
      const end = performance.now();
      await miniflare.dispose();
      // The first round warms up Node's own code.
      if (n === 0) continue;
      if (!answer.ok) throw new Error(`The first answer of "${name}" was ${answer.status}`);
      took[name].ready.push(ready - begun);
      took[name].first.push(end - ready);
    }
  }
  const first = (name: Started) => median(took[name].first);
  const ready = (name: Started) => median(took[name].ready);
  const own = first("app") - first("hono");
  return [
    {
      part: "P12",
      what: `cold start: ready to the end of the first page (${starts} fresh starts)`,
      ours: ms(first("app"), 0),
      baseline: `Hono ${ms(first("hono"), 0)}, bare page ${ms(first("page"), 0)}`,
      ratio: `${ms(own, 0)} over Hono`,
      goal: "<= 150 ms",
      met: first("app") <= 150,
    },
    {
      part: "P12",
      what: "start of Miniflare with it, until ready",
      ours: ms(ready("app"), 0),
      baseline: `Hono ${ms(ready("hono"), 0)}, bare page ${ms(ready("page"), 0)}`,
      ratio: `${ms(ready("app") - ready("hono"), 0)} over Hono`,
    },
  ];
}
