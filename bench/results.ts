import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem } from "node:os";
import path from "node:path";
import { goalsOf, type Line, table } from "./table.ts";

const file = (name: string) => path.join(import.meta.dirname, name);

/** The parts in order; a run of one writes only its own. */
const parts = [
  "P1",
  "P2",
  "P4",
  "P5",
  "P6",
  "P10",
  "P11",
  "P12",
  "P13",
  "placement",
  "P14",
  "P16",
] as const;
export type Part = (typeof parts)[number];

/** `on`: the processors. */
type Measured = { at: string; on: string; load: string; lines: Line[] };
type Results = Partial<Record<Part, Measured>>;

/**
 * Stores the lines of one part as soon as they are measured, so that an interrupted run keeps its
 * results: all of them in results.json, and a line a goal in results.md.
 */
export function keepPart(part: Part, lines: Line[]): void {
  const known: Results = existsSync(file("results.json"))
    ? JSON.parse(readFileSync(file("results.json"), "utf8"))
    : {};
  const at = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const on = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "unknown processor"}`;
  known[part] = { at, on, load: loadavg()[0]!.toFixed(1), lines };
  const sections = parts.flatMap((name) => (known[name] ? sectionOf(name, known[name]) : []));
  writeFileSync(file("results.json"), `${JSON.stringify(known, null, 1)}\n`);
  writeFileSync(file("results.md"), `# Measured\n\n${context()}\n\n${sections.join("\n")}`);
}

const sectionOf = (part: Part, { at, on, load, lines }: Measured) =>
  `## ${part}\n${at}, ${on}, load ${load}\n\n${table(goalsOf(lines))}\n`;

/** The context of the figures: machine, versions, and how it was measured. */
function context(): string {
  const packages = [
    "workerd",
    "miniflare",
    "wrangler",
    "react",
    "react-router",
    "hono",
    "drizzle-orm",
    "better-auth",
  ];
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(path.join("node_modules", name, "package.json"), "utf8")).version;
  const versions = packages.map((name) => `${name} ${versionOf(name)}`).join(", ");
  return [
    `${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.versions.node}, ${versions}.`,
    "",
    "Everything is served by Miniflare, server on one core, load on the other; ours and the baselines take turns, five rounds of a",
    "second after a warm-up, medians. A line is a goal: the worst of all that have it, and the median (all of them: `results.json`). CPU is what the workerd process used per request (user and system, from /proc), so the local D1,",
    "which runs inside it, and Miniflare's own routing are in it. The bare page has the same elements as the page it stands beside, from constants; a public one as many bytes.",
    "`npm run bench` writes this file part by part; under each stand when and where it was measured, and how busy the machine was at its end.",
  ].join("\n");
}
