import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { V4MiniflareOptions, V4WorkerOptions } from "miniflare";
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler";
import { stateOf } from "./data.ts";
import type { standInVars } from "./stand-ins.ts";

/** The variables of a worker that runs on this machine. */
export type LocalVars = Record<"APP_URL" | "AUTH_SECRET", string> &
  typeof standInVars & { LOG?: string; READ_REPLICAS?: "on" };

type Options = V4WorkerOptions & {
  modules: unknown[];
  assets?: { directory?: string };
  ratelimits?: Record<string, { simple: { limit: number } }>;
  serviceBindings?: Record<string, unknown>;
};

/** One built worker, exactly as it would be deployed. */
export function built(file: string): { name: string; options: Options } {
  // Without the AI binding, which is the demo worker's here: of a real one wrangler warns that it
  // may cost money, and it is never asked.
  const config = { ...readConfig({ config: file }), ai: undefined };
  const folder = path.dirname(path.resolve(file));
  const options = optionsOf(config).workerOptions as unknown as Options & {
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
  return {
    name: config.name!,
    options: { ...options, name: config.name, modulesRoot: folder, modules },
  };
}

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
  const app = built(path.join(root, "build/server/wrangler.json")).options;
  const stripe = built(path.join(root, "build/stripe/wrangler.json")).options;
  const front = built(path.join(root, "build/front/wrangler.json")).options;
  const demo = built(path.join(root, "build/demo/wrangler.json"));
  delete (app as { email?: unknown }).email;
  app.bindings = { ...app.bindings, ...vars };
  app.serviceBindings = {
    ...app.serviceBindings,
    WORKERS_AI: demo.name,
    EMAIL: demo.name,
    STRIPE_API: demo.name,
    NEWSROOM: demo.name,
    NHTSA: demo.name,
  };
  if (!paced)
    for (const limit of ["WRITES", "LOOKS"]) app.ratelimits![limit]!.simple.limit = 1_000_000;
  front.bindings = { ...front.bindings, ...vars };
  stripe.bindings = { ...stripe.bindings, ...vars };
  stripe.serviceBindings = { ...stripe.serviceBindings, STRIPE_API: demo.name };
  return [
    app,
    { ...front, routes: ["*/*"] },
    { ...stripe, routes: ["*/webhooks/*"] },
    { ...demo.options, routes: ["*/demo/*", "*/demo"] },
  ];
}

/** What every Miniflare of this project is started with. */
export const settings = (folder: string) =>
  ({
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateOf(folder),
  }) satisfies Partial<V4MiniflareOptions>;
