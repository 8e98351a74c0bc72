import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

// Four projects: rules (no server), requests (the production build on workerd with a real D1),
// browser (the same build, through Chromium), languages (a build of a copy, with a third language and
// with a configuration that is filled in).

/** At full size (`npm run torture`) no test fails for being slow, and none is retried. */
const full = process.env.LLAVE_FULL === "1";
const limit = (ms: number) => (full ? ms * 20 : ms);

/** What is awaited arrives late on a busy machine: the default of one second is too short. */
const poll = { timeout: limit(10_000) };

export default defineConfig({
  test: {
    // One process per core. Its files run in sequence and share what is slow to start: the modules,
    // a server (emptied before each file) and a browser (tests/support/server.ts).
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          isolate: false,
          include: [
            "tests/{values,features,http,platform,scripts,ui}/**/*.test.ts",
            "tests/*.test.ts",
          ],
          setupFiles: ["tests/support/static-files.ts"],
          testTimeout: limit(20_000),
        },
      },
      {
        test: {
          name: "requests",
          isolate: false,
          include: ["tests/{routes,workers,demo}/**/*.test.ts"],
          globalSetup: ["tests/support/build.ts"],
          setupFiles: ["tests/support/static-files.ts"],
          testTimeout: limit(60_000),
          hookTimeout: limit(120_000),
          expect: { poll },
        },
      },
      {
        test: {
          name: "languages",
          include: ["tests/{languages,filled}/**/*.test.ts"],
          globalSetup: ["tests/support/third-language/build.ts"],
          testTimeout: limit(120_000),
          hookTimeout: limit(120_000),
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/build.ts"],
          sequence: { groupOrder: 1 },
          testTimeout: limit(90_000),
          hookTimeout: limit(120_000),
          expect: { poll },
          // A real browser on a busy machine: the report names a test as flaky that passes on a retry.
          retry: full ? 0 : 2,
        },
      },
    ],
  },
});
