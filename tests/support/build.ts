import type { V4WorkerOptions } from "miniflare";
import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build.ts";
import { servedWorkers } from "../../scripts/workers.ts";
import { full } from "./full.ts";
import { authSecret } from "./secret.ts";
import { weakSetting } from "./weak-hash.ts";

const { log2N, r, p } = weakSetting;

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The three built workers, as plain data: read once, so that no test file has to load wrangler.
     */
    served: V4WorkerOptions[];
  }
}

/**
 * Request and browser tests run on the production build, rebuilt when a source has changed.
 */
export default async (project: TestProject) => {
  await buildIfStale();
  project.provide("served", readWorkers("."));
};

/** The built workers below `root`, as every test file starts them. */
export function readWorkers(root: string): V4WorkerOptions[] {
  // Otherwise wrangler logs what it parsed.
  process.env.WRANGLER_LOG ??= "error";
  const served = servedWorkers(
    {
      APP_URL: "http://localhost",
      AUTH_SECRET: authSecret,
      MAIL: "demo",
      PAYMENTS: "demo",
      AI: "demo",
      WEB: "demo",
      VIN: "demo",
      ADMIN_TWO_FACTOR: "demo",
    },
    { paced: false, root },
  );
  // Streams answers three times as fast as the demo, still slowly enough to interrupt one.
  const demo = served.at(-1)!;
  demo.bindings = { ...demo.bindings, WORD_DELAY: 4 };
  // Miniflare reads the files by their paths, except those changed here.
  for (const { modules } of served as { modules: Module[] }[])
    for (const module of modules) if (full || !weakenPasswords(module)) delete module.contents;
  return served;
}

type Module = { path: string; contents?: string };

/**
 * Makes hashing a password cost next to nothing: at full strength it took half of the CPU time of
 * the request tests. `npm run torture` leaves it as it is. True for the module that was changed.
 * @throws when the built module does not have the strength that the product promises
 */
function weakenPasswords(module: Module): boolean {
  if (!/password-hash\.server-[^/]*\.js$/.test(module.path)) return false;
  const before = module.contents!;
  module.contents = before.replace("{log2N:14,r:8,p:5}", `{log2N:${log2N},r:${r},p:${p}}`);
  if (module.contents === before) throw new Error(`${module.path} lacks the setting of scrypt`);
  return true;
}
