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
import { newPushKey } from "../scripts/local/local-push-key.ts";
import { built, localWorker, servedWorkers } from "../scripts/local/workers.ts";

/** The secret of the measured server; `world.ts` signs session cookies with it. */
export const authSecret = "a secret of the measurements, long enough for all";

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
  /**
   * The address that serves a model's words, in place of the stand-in; /bench-model serves the same
   * directly.
   */
  words?: string;
  /** Whether to drop what the workers log: their errors are expected. */
  silent?: boolean;
  /** The worker (its name) that is left out. */
  without?: string;
  /**
   * The file of a worker that is served at /window, with the app's database (DB), files
   * (FILES) and queue (NEWS_QUEUE), and the stand-ins' worker (DEMO).
   */
  window?: string;
  /** Changes the workers before they start. */
  change?: (workers: V4WorkerOptions[]) => void;
};

/** What the bare page renders at /same/…, by number (`copies.ts`). */
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
    words,
    silent = false,
    without,
    window,
    change,
  }: Options = {},
): Promise<Miniflare> {
  const local = localVars(`http://localhost:${port}`, authSecret);
  const vars = { ...local, PUSH_KEY: await newPushKey() };
  const served = () =>
    servedWorkers(vars, { paced: false }).filter((worker) => worker.name !== without);
  const workers =
    name === "app" ? served() : name === "webhook" ? heard(vars) : [built(baselines[name])];
  wrap(workers[0]!, around);
  if (name === "page") giveSamePages(workers[0]!);
  if (words) speakFrom(words, workers);
  if (window) look(window, workers);
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

function giveSamePages(page: V4WorkerOptions): void {
  if (!existsSync(samePagesFile)) return;
  const pages = JSON.parse(readFileSync(samePagesFile, "utf8"));
  page.bindings = { ...page.bindings, SAME_PAGES: pages };
}

/** The webhook worker alone, with a Stripe that gives every customer the same answer. */
function heard(vars: LocalVars): V4WorkerOptions[] {
  const stripe = localWorker("llave-stripe", vars);
  const script = readFileSync(path.join(import.meta.dirname, "fake-stripe.js"), "utf8");
  stripe.serviceBindings = { STRIPE_API: "fake-stripe" };
  return [stripe, { name: "fake-stripe", modules: true, script, compatibilityDate: "2026-10-01" }];
}

function speakFrom(words: string, workers: V4WorkerOptions[]): void {
  const script = readFileSync(path.join(import.meta.dirname, "fake-model.js"), "utf8");
  const app = workers[0] as V4WorkerOptions & { serviceBindings: Record<string, unknown> };
  app.serviceBindings = { ...app.serviceBindings, WORKERS_AI: "fake-model" };
  const bindings = { WORDS: words };
  workers.push({
    name: "fake-model",
    modules: true,
    script,
    bindings,
    compatibilityDate: "2026-10-01",
    routes: ["*/bench-model"],
  });
}

function look(file: string, workers: V4WorkerOptions[]): void {
  const { d1Databases, queueProducers, r2Buckets } = workers[0]!;
  const [script, serviceBindings] = [readFileSync(file, "utf8"), { DEMO: "llave-demo" }];
  workers.push({
    name: "window",
    modules: true,
    script,
    d1Databases,
    queueProducers,
    r2Buckets,
    serviceBindings,
    compatibilityDate: "2026-10-01",
    routes: ["*/window"],
  });
}

const counters = ["entry.js", "database.js"].map((name) =>
  path.join(import.meta.dirname, "counting", name),
);

type Module = { type: "ESModule"; path: string; contents: string };

function wrap(worker: V4WorkerOptions, files: string[]): void {
  const { modules, modulesRoot } = worker as unknown as { modules: Module[]; modulesRoot: string };
  const around = files.map((file): Module => {
    const place = path.join(modulesRoot, path.basename(file));
    return { type: "ESModule", path: place, contents: readFileSync(file, "utf8") };
  });
  modules.unshift(...around);
}
