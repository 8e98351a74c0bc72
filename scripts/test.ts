import { run } from "./failure.ts";
import { findChromium, withoutChromium } from "./machine/chromium.ts";
import { thisMachine } from "./machine/machine.ts";
import { missingPdfCommands } from "./machine/pdf-commands.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { type Tool, tool } from "./tool.ts";

type Step = { name: string; run: () => Promise<boolean>; slow?: boolean };

const quick = process.argv.includes("--quick");

/** Runs a tool and prints its output only if it fails. */
const silent = async (name: Tool, ...args: string[]): Promise<boolean> => {
  const { code, output } = await tool(name, args);
  if (code !== 0) console.error(output);
  return code === 0;
};

const tests = async (...projects: string[]): Promise<boolean> => {
  const { code } = await tool(
    "vitest",
    ["run", ...projects.flatMap((project) => ["--project", project])],
    { shown: true },
  );
  return code === 0;
};

const steps: Step[] = [
  { name: "format, lint", run: () => silent("biome", "check", ".") },
  { name: "types", run: async () => (await generated()) && silent("tsc", "--noEmit") },
  { name: "migrations", run: () => silent("drizzleKit", "check") },
  { name: "rules", run: () => tests("rules") },
  { name: "browser and PDF tools", run: tools, slow: true },
  { name: "requests, a third language", run: () => tests("requests", "languages"), slow: true },
  { name: "browser", run: () => tests("browser"), slow: true },
];

/** The types that wrangler and React Router write from their configuration. */
async function generated(): Promise<boolean> {
  return (
    (await silent("wrangler", "types", "--strict-vars=false")) && silent("reactRouter", "typegen")
  );
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

// `npm test`: every step, quick ones first. `npm run check`: the quick ones. A failed step does not
// stop the next.
await run(async () => {
  shutDownOnSignal();
  const results: string[] = [];
  let failed = 0;
  for (const step of steps) {
    if (quick && step.slow) continue;
    const began = performance.now();
    console.log(`— ${step.name}`);
    const passed = await step.run();
    if (!passed) failed++;
    results.push(
      `  ${passed ? "passed" : "FAILED"}  ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  }
  console.log(
    `\n${results.join("\n")}\n${failed === 0 ? "Everything passed." : `${failed} of ${results.length} failed.`}`,
  );
  process.exit(failed === 0 ? 0 : 1);
});
