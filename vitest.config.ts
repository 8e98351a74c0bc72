import { defineConfig } from "vitest/config";

// Four projects: rules (no server), requests (the production build on workerd with a real D1), browser (the same build, through Chromium),
// languages (a build of its own, to which a third language was added).
/** At full size (`npm run torture`) a test neither fails because the machine is slow nor is retried. */
const full = process.env.LLAVE_FULL === "1";
const limit = (ms: number) => (full ? ms * 20 : ms);

export default defineConfig({
  test: {
    // One process per core. Its files run one after another and share what is dear to start: the
    // modules, a server (emptied before each file) and a browser (tests/support/server.ts).
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "rules",
          isolate: false,
          include: [
            "tests/{values,features,http,platform,scripts,ui}/**/*.test.ts",
            "tests/*.test.ts",
          ],
          testTimeout: limit(20_000),
        },
      },
      {
        test: {
          name: "requests",
          isolate: false,
          include: ["tests/{routes,workers,demo}/**/*.test.ts"],
          globalSetup: ["tests/support/build.ts"],
          testTimeout: limit(20_000),
          hookTimeout: limit(60_000),
        },
      },
      {
        test: {
          name: "languages",
          include: ["tests/languages/**/*.test.ts"],
          globalSetup: ["tests/support/third-language/build.ts"],
          testTimeout: limit(60_000),
          hookTimeout: limit(60_000),
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/build.ts"],
          testTimeout: limit(90_000),
          hookTimeout: limit(60_000),
          // A real browser on a busy machine: what fails is looked at once more, and named as flaky in the report.
          retry: full ? 0 : 1,
        },
      },
    ],
  },
});
