import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { context, processors } from "./machine.ts";
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
export function keepPart(part: Part, lines: Line[], generator: string): void {
  const known: Results = existsSync(file("results.json"))
    ? JSON.parse(readFileSync(file("results.json"), "utf8"))
    : {};
  const at = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
  known[part] = { at, on: processors(), load: loadavg()[0]!.toFixed(1), lines };
  const sections = parts.flatMap((name) => (known[name] ? sectionOf(name, known[name]) : []));
  writeFileSync(file("results.json"), `${JSON.stringify(known, null, 1)}\n`);
  writeFileSync(
    file("results.md"),
    `# Measured\n\n${context(generator)}\n\n${sections.join("\n")}`,
  );
}

const sectionOf = (part: Part, { at, on, load, lines }: Measured) =>
  `## ${part}\n${at}, ${on}, load ${load}\n\n${table(goalsOf(lines))}\n`;
