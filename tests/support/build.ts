import type { V4WorkerOptions } from "miniflare";
import type { TestProject } from "vitest/node";
import { localVars } from "../../scripts/local/local.ts";
import { servedWorkers } from "../../scripts/local/workers.ts";
import { buildIfStale } from "../../scripts/vite/build.ts";
import { workInMemory } from "./machine/memory-folder.ts";
import { weakenPasswords } from "./machine/weak-build.ts";
import { authSecret, pushKey } from "./secret.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The built workers, as plain data: read once, so that no test file has to load wrangler.
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
  return workInMemory();
};

/** The built workers below `root`, as every test file starts them. */
export function readWorkers(root: string): V4WorkerOptions[] {
  // Otherwise wrangler logs what it parsed.
  process.env.WRANGLER_LOG ??= "error";
  const vars = { ...localVars("http://localhost", authSecret), PUSH_KEY: pushKey };
  const served = servedWorkers(vars, { paced: false, root });
  // Streams answers three times as fast as the demo, still slowly enough to interrupt one.
  const demo = served.at(-1)!;
  demo.bindings = { ...demo.bindings, WORD_DELAY: 4 };
  weakenPasswords(served, { fromFiles: true });
  return served;
}
