import { readFileSync } from "node:fs";
import { availableParallelism, cpus, release, totalmem } from "node:os";
import path from "node:path";

const packages = [
  "workerd",
  "miniflare",
  "wrangler",
  "react",
  "react-router",
  "hono",
  "drizzle-orm",
  "better-auth",
  "pdf-lib",
];

export const processors = () =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "unknown processor"}`;

/** The context of the figures: machine, versions, and how it was measured. */
export function context(generator: string): string {
  const versions = packages.map((name) => `${name} ${version(name)}`).join(", ");
  return [
    `${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}`,
    "",
    `Node ${process.versions.node}, ${versions}. Load by ${generator}.`,
    "",
    "Everything is served by Miniflare, server on one core, load on the other; ours and the baselines take turns, five rounds of a",
    "second after a warm-up, medians. A line is a goal: the worst of all that have it, and the median (all of them: `results.json`). CPU is what the workerd process used per request (user and system, from /proc), so the local D1,",
    "which runs inside it, and Miniflare's own routing are in it. The bare page has the same elements as the page it stands beside, from constants; a public one as many bytes.",
    "`npm run bench` writes this file part by part; under each stand when and where it was measured, and how busy the machine was at its end.",
  ].join("\n");
}

function version(name: string): string {
  try {
    return JSON.parse(readFileSync(path.join("node_modules", name, "package.json"), "utf8"))
      .version;
  } catch {
    return "?";
  }
}
