import { availableParallelism } from "node:os";
import path from "node:path";
import { readArguments } from "./arguments.ts";
import { messageOf, run } from "./failure.ts";
import { shutDownOnSignal } from "./local/shutdown.ts";
import { findChromium, withoutChromium } from "./machine/chromium.ts";
import { thisMachine } from "./machine/machine.ts";
import { missingPdfCommands } from "./machine/pdf-commands.ts";
import { type Tool, tool } from "./tool.ts";
import { buildIfStale } from "./vite/build.ts";

type Step = { name: string; run: () => Promise<boolean>; slow?: boolean };

/** Runs a tool and prints its output only if it fails. */
const silent = async (name: Tool, ...args: string[]): Promise<boolean> => {
  const { code, output } = await tool(name, args);
  if (code !== 0) console.error(output);
  return code === 0;
};

const tests = (...projects: string[]): Promise<boolean> => testsBy([], ...projects);

const testsBy = async (args: string[], ...projects: string[]): Promise<boolean> => {
  const { code } = await tool(
    "vitest",
    ["run", ...args, ...projects.flatMap((project) => ["--project", project])],
    { shown: true },
  );
  return code === 0;
};

/** Tests wait for timeouts, processes and pages: half as many workers more than cores do not. */
const waiting = ["--maxWorkers", String(Math.ceil(availableParallelism() * 1.5))];

/** In this order; the steps of a row run at the same time. */
const rows: Step[][] = [
  [
    { name: "format, lint", run: () => silent("biome", "check", ".") },
    { name: "types", run: async () => (await generated()) && silent("tsc", "--noEmit") },
    { name: "migrations", run: () => silent("drizzleKit", "check") },
    { name: "build", run: built, slow: true },
    { name: "browser and PDF tools", run: tools, slow: true },
    { name: "rules", run: () => tests("rules") },
  ],
  [
    { name: "requests", run: () => testsBy(waiting, "requests"), slow: true },
    // Makes a build of its own first, on which no request has to wait.
    { name: "a third language, a filled configuration", run: () => tests("languages"), slow: true },
  ],
  [{ name: "browser", run: () => testsBy(waiting, "browser"), slow: true }],
];

/** The build that the requests and the browser tests run on. */
async function built(): Promise<boolean> {
  await buildIfStale();
  return true;
}

/** The types that wrangler and React Router write from their configuration. */
async function generated(): Promise<boolean> {
  const written = await Promise.all([
    silent("wrangler", "types", "--strict-vars=false"),
    silent("reactRouter", "typegen"),
  ]);
  return written.every(Boolean);
}

/** Chromium for the browser tests, and the commands that read PDF files back. */
async function tools(): Promise<boolean> {
  const chromium = findChromium(thisMachine);
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  else console.error(withoutChromium(thisMachine));
  const missing = missingPdfCommands(thisMachine);
  if (missing.length > 0)
    console.error(`The PDF tests need ${missing.join(" and ")}: install poppler and qpdf.`);
  return chromium !== undefined && missing.length === 0;
}

/** Runs a step and returns its line of the summary. */
async function summarize(step: Step): Promise<{ passed: boolean; line: string }> {
  const began = performance.now();
  console.log(`— ${step.name}`);
  const passed = await step.run().catch((error) => {
    console.error(messageOf(error) ?? error);
    return false;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { passed, line: `  ${passed ? "passed" : "FAILED"}  ${step.name} (${seconds} s)` };
}

// `npm test`: every step, quick ones first. `npm run check`: the quick ones. A failed step does not
// stop the next.
await run(async () => {
  const { values } = readArguments({
    usage: "npm test (all steps), npm run check (the quick ones)",
    options: { quick: { type: "boolean" } },
  });
  shutDownOnSignal();
  // Node's cache of compiled modules: wrangler, Vite and Vitest start with a quarter less CPU time.
  process.env.NODE_COMPILE_CACHE ??= path.resolve("node_modules/.cache/compiled");
  const results: Awaited<ReturnType<typeof summarize>>[] = [];
  for (const row of rows) {
    const steps = row.filter(({ slow }) => !values.quick || !slow);
    results.push(...(await Promise.all(steps.map(summarize))));
  }
  const failed = results.filter(({ passed }) => !passed).length;
  const verdict = failed === 0 ? "Everything passed." : `${failed} of ${results.length} failed.`;
  console.log(`\n${results.map(({ line }) => line).join("\n")}\n${verdict}`);
  process.exit(failed === 0 ? 0 : 1);
});
