import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { type LocalVars, localVars } from "../scripts/local/local.ts";
import { built, localWorker, servedWorkers } from "../scripts/local/workers.ts";
import { authSecret, pushKey } from "../tests/support/secret.ts";

export type ServerName = "app" | "hono" | "page" | "webhook";
type Options = {
  port?: number;
  /** The folder of D1 and R2; without it they are in TMPDIR, which `startServer` sets to memory. */
  data?: string;
  /**
   * Wraps the build in `counting/entry.js`, which records every statement sent to D1.
   */
  counting?: boolean;
  /** Modules that wrap the build; the first one replaces its entry. */
  around?: string[];
  /** Whether to drop what the workers log: their errors are expected. */
  silent?: boolean;
  /** Changes the workers before they start. */
  change?: (workers: V4WorkerOptions[]) => void;
};

/** Contents that the bare page renders at /same/…, by number (`copies.ts`). */
export const samePagesFile = "bench/baselines/page/build/same-pages.json";

const baselines = {
  page: "bench/baselines/page/build/server/wrangler.json",
  hono: "bench/baselines/page/build/hono/wrangler.json",
};

/**
 * A production build on Miniflare, in this process: the app as `npm start` serves it, and its
 * baselines in the same way.
 */
export async function openServer(
  name: ServerName,
  {
    port = 0,
    data,
    counting = false,
    around = counting ? counters : [],
    silent = false,
    change,
  }: Options = {},
): Promise<Miniflare> {
  const workers = workersOf(name, `http://localhost:${port}`);
  wrap(workers[0]!, around);
  change?.(workers);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: "127.0.0.1",
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
      ...(silent && { handleStructuredLogs: () => {} }),
      ...(data && { resourcePersistencePath: path.resolve(data) }),
      workers,
    }),
  );
  await miniflare.ready;
  return miniflare;
}

function workersOf(name: ServerName, origin: string): V4WorkerOptions[] {
  const vars = { ...localVars(origin, authSecret), PUSH_KEY: pushKey };
  if (name === "app") return servedWorkers(vars, { paced: false });
  if (name === "webhook") return heard(vars);
  const bare = built(baselines[name]);
  if (name === "page" && existsSync(samePagesFile))
    bare.bindings = { SAME_PAGES: JSON.parse(readFileSync(samePagesFile, "utf8")) };
  return [bare];
}

/** The webhook worker alone, with a Stripe that gives every customer the same answer. */
function heard(vars: LocalVars): V4WorkerOptions[] {
  const stripe = localWorker("llave-stripe", vars);
  stripe.serviceBindings = { STRIPE_API: "fake-stripe" };
  return [stripe, workerOf("fake-stripe", path.join(import.meta.dirname, "fake-stripe.js"))];
}

/** A worker that is one module, at these addresses. */
export const workerOf = (name: string, file: string, routes: string[] = []) => ({
  name,
  modules: true as const,
  script: readFileSync(file, "utf8"),
  compatibilityDate: "2026-10-01",
  routes,
});

const counters = ["entry.js", "database.js"].map((name) =>
  path.join(import.meta.dirname, "counting", name),
);

type Module = { type: "ESModule"; path: string; contents: string };

function wrap(worker: V4WorkerOptions, files: string[]): void {
  const { modules, modulesRoot } = worker as { modules: Module[]; modulesRoot: string };
  const around = files.map((file): Module => {
    const place = path.join(modulesRoot, path.basename(file));
    return { type: "ESModule", path: place, contents: readFileSync(file, "utf8") };
  });
  modules.unshift(...around);
}
