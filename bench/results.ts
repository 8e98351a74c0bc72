import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { machine } from "./machine.ts";
import { type Line, table } from "./table.ts";

const file = path.join(import.meta.dirname, "results.md");

/** The sections in order; a run of one part writes only its own section. */
const sections = [
  "P1",
  "P2",
  "sign-in",
  "door",
  "P4",
  "P4 customers",
  "P4 suggestions",
  "import",
  "P4 forum",
  "P4 words",
  "P4 videos",
  "P5",
  "P6",
  "P7",
  "P8",
  "P10",
  "P11",
  "P12",
  "P13",
  "placement",
  "link",
  "P14",
] as const;
export type Section = (typeof sections)[number];

const date = () => `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;

/**
 * Writes the lines of one part as soon as they are measured, so that an interrupted run keeps its
 * results.
 */
export function keepSection(section: Section, lines: Line[], generator: string): void {
  const known = new Map(readSections());
  known.set(section, `${date()}, load ${loadavg()[0]!.toFixed(1)}\n\n${table(lines)}`);
  // P2 measures the public pages, too.
  if (section === "P2") known.delete("P1");
  const parts = sections.flatMap((name) =>
    known.has(name) ? `## ${name}\n${known.get(name)}\n` : [],
  );
  writeFileSync(file, `# Measured\n\n${machine(generator)}\n\n${parts.join("\n")}`);
}

function readSections(): [string, string][] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/^## /m)
    .slice(1)
    .map((text) => [
      text.slice(0, text.indexOf("\n")),
      text.slice(text.indexOf("\n") + 1).trimEnd(),
    ]);
}
