import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { V4MiniflareOptions, V4WorkerOptions } from "miniflare";
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
  type Unstable_Config,
} from "wrangler";
import { stateOf } from "./data.ts";
import { type LocalVars, type LocalWorker, localConfig, localWorkers } from "./local.ts";

type Options = V4WorkerOptions & {
  modules: unknown[];
  assets?: { directory?: string };
  ratelimits?: Record<string, { simple: { limit: number } }>;
  serviceBindings?: Record<string, unknown>;
};

/** Options of a built worker of the product, with its local configuration and these variables. */
export function localWorker(name: LocalWorker, vars: Partial<LocalVars>, root = "."): Options {
  const file = path.join(root, localWorkers[name], "wrangler.json");
  return workerOf(localConfig(readConfig({ config: file }), name), file, vars);
}

/** A worker as it was built. `file` is the configuration in the folder of its build. */
export const built = (file: string): Options => workerOf(readConfig({ config: file }), file);

function workerOf(read: Unstable_Config, file: string, vars?: Partial<LocalVars>): Options {
  // Without the AI binding, which is the demo worker's here: of a real one wrangler warns that it
  // may cost money, and it is never asked.
  const config = { ...read, ai: undefined };
  const folder = path.dirname(path.resolve(file));
  const options = optionsOf(config).workerOptions as Options & {
    modulesRules?: unknown;
  };
  delete options.modulesRules;
  if (options.assets && config.assets?.directory)
    options.assets.directory = path.resolve(folder, config.assets.directory);
  const entry = path.resolve(config.main!);
  const rest = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => path.join(folder, name))
    .filter((name) => name !== entry);
  const modules = [entry, ...rest].map((name) => ({
    type: "ESModule" as const,
    path: name,
    contents: readFileSync(name, "utf8"),
  }));
  // In place of what the configuration or a file .dev.vars beside it says.
  const bindings = { ...(vars ?? options.bindings) };
  return { ...options, name: config.name, bindings, modulesRoot: folder, modules };
}

const standIns: LocalWorker = "llave-demo";

/** The crons that a worker's configuration names. */
export const cronsOf = (file: string): string[] =>
  readConfig({ config: file }).triggers.crons ?? [];

/**
 * The four workers of the production build in one process, on one port. What lives outside this
 * machine is bound to the demo worker here, not in the build. `paced`: whether a person's writes
 * are limited; tests and the bench write as fast as they can. Everything comes in
 * through the front worker but `/webhooks/*` and `/demo/*`, as routes send it in production.
 */
export function servedWorkers(
  vars: LocalVars,
  { paced = true, root = "." } = {},
): V4WorkerOptions[] {
  const app = localWorker("llave", vars, root);
  const stripe = localWorker("llave-stripe", vars, root);
  const front = localWorker("llave-front", vars, root);
  const demo = localWorker("llave-demo", {}, root);
  delete (app as { email?: unknown }).email;
  app.serviceBindings = {
    ...app.serviceBindings,
    WORKERS_AI: standIns,
    EMAIL: standIns,
    STRIPE_API: standIns,
    TWILIO_API: standIns,
    NEWSROOM: standIns,
    NHTSA: standIns,
  };
  if (!paced)
    for (const limit of ["WRITES", "LOOKS"]) app.ratelimits![limit]!.simple.limit = 1_000_000;
  stripe.serviceBindings = {
    ...stripe.serviceBindings,
    STRIPE_API: standIns,
    TWILIO_API: standIns,
  };
  return [
    app,
    { ...front, routes: ["*/*"] },
    { ...stripe, routes: ["*/webhooks/*"] },
    { ...demo, routes: ["*/demo/*", "*/demo"] },
  ];
}

/** Settings of every Miniflare in this project. */
export const settings = (folder: string) =>
  ({
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateOf(folder),
  }) satisfies Partial<V4MiniflareOptions>;
