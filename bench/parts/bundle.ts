import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { openServer } from "../server.ts";
import { kb, type Line, median, ms } from "../table.ts";
import { staticImports } from "./scripts.ts";

// Modules that the Worker loads before its first page, whichever that is: the server build and the
// default language.
const alwaysLoaded = /^server-build-|^en-/;

/**
 * Weighs the app's Worker, its modules gzipped together, as wrangler counts an upload: all of it,
 * and the part that is always loaded.
 */
export function weigh(): { all: number; always: number } {
  const modules = globSync("build/server/**/*.js");
  const first = modules.filter((file) => alwaysLoaded.test(path.basename(file)));
  const always = staticImports(["build/server/index.js", ...first]);
  return { all: sum(modules), always: sum(always) };
}

/** P12: what the Workers weigh, and how long a fresh one takes to its first answer. */
export async function bundle(starts: number): Promise<Line[]> {
  const { all, always } = weigh();
  return [
    {
      what: "app worker, all modules, gz",
      ours: kb(all),
      goal: "<= 2 MB",
      met: all <= 2_000_000,
    },
    { what: "app worker, what is always loaded, gz", ours: kb(always) },
    {
      what: "webhook worker, gz",
      ours: kb(sum(globSync("build/stripe/**/*.js"))),
      baseline: kb(sum(["bench/baselines/page/build/hono/index.js"])),
    },
    await coldStart(starts),
  ];
}

const sum = (files: string[]) =>
  gzipSync(Buffer.concat(files.map((file) => readFileSync(file)))).length;

/**
 * Fresh servers, in turns: from when one is ready (workerd has started and compiled the code) to
 * the end of its first answer.
 */
async function coldStart(starts: number): Promise<Line> {
  const took = { app: [] as number[], page: [] as number[], hono: [] as number[] };
  for (let n = 0; n <= starts; n++) {
    for (const name of ["app", "page", "hono"] as const) {
      // It has no tables, and says so.
      const miniflare = await openServer(name, { silent: true });
      const origin = await miniflare.ready;
      const ready = performance.now();
      const answer = await fetch(origin);
      await answer.text();
      const end = performance.now();
      await miniflare.dispose();
      if (!answer.ok) throw new Error(`The first answer of "${name}" was ${answer.status}`);
      // The first round warms up Node's own code.
      if (n > 0) took[name].push(end - ready);
    }
  }
  const [app, page, hono] = [median(took.app), median(took.page), median(took.hono)];
  return {
    what: `cold start: ready to the end of the first page (${starts} fresh starts)`,
    ours: ms(app, 0),
    baseline: `Hono ${ms(hono, 0)}, bare page ${ms(page, 0)}`,
    ratio: `${ms(app - hono, 0)} over Hono`,
    goal: "<= 150 ms",
    met: app <= 150,
  };
}
