import type { V4WorkerOptions } from "miniflare";
import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build.ts";
import { servedWorkers } from "../../scripts/workers.ts";
import { authSecret } from "./secret.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The three built workers, as plain data: read once, so that no test file has to load wrangler
     * for it.
     */
    served: V4WorkerOptions[];
  }
}

/**
 * Request and browser tests run on the production build, made anew when a source is newer than it.
 */
export default async (project: TestProject) => {
  await buildIfStale();
  project.provide("served", readWorkers("."));
};

/** The built workers below `root`, as every test file starts them. */
export function readWorkers(root: string): V4WorkerOptions[] {
  // It has nothing to say here but what it parsed, once for every file of tests.
  process.env.WRANGLER_LOG ??= "error";
  const served = servedWorkers(
    {
      APP_URL: "http://localhost",
      AUTH_SECRET: authSecret,
      MAIL: "demo",
      PAYMENTS: "demo",
      AI: "demo",
      WEB: "demo",
      ADMIN_TWO_FACTOR: "demo",
    },
    { paced: false, root },
  );
  // Streamed answers three times as fast as in the demo: slow enough to be interrupted.
  const demo = served.at(-1)!;
  demo.bindings = { ...demo.bindings, WORD_DELAY: 4 };
  // The files themselves stay where they are; workerd's front reads them by their paths.
  for (const { modules } of served as { modules: { contents?: string }[] }[])
    for (const module of modules) delete module.contents;
  return served;
}
