import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import path from "node:path";
import type { Trial } from "./trial.ts";

const file = path.join(import.meta.dirname, "results.md");
const columns = [
  "row",
  "trial",
  "what",
  "goal",
  "tried",
  "failed",
  "seconds",
  "seed",
  "command",
  "date",
  "machine",
] as const;
export type Line = Record<(typeof columns)[number], string>;

const head = `# What was tried

Written by \`npm run torture\`, line by line: a run of some rows rewrites those lines only. \`tried\` is what was really done, \`goal\` the number
that the goals name (where it is empty, everything that is listed was tried). Of a seed the inputs are the same again; the moment at
which a process dies and the order of what happens at once are not. Several seeds: several runs, added up (\`--add\`).
`;

/** The lines of the last runs. */
function readLines(): Line[] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, "utf8").match(/^\| (?!row |---).*\|$/gm) ?? [];
  return rows.map((row) => {
    const cells = row.slice(1, -1).split("|");
    return Object.fromEntries(columns.map((name, n) => [name, (cells[n] ?? "").trim()])) as Line;
  });
}

/** Puts one line in its place, or adds its figures to those that stand there. */
export function saveLine(trials: readonly Trial[], line: Line, add: boolean): void {
  const lines = readLines();
  const at = lines.findIndex(({ row, trial }) => row === line.row && trial === line.trial);
  if (at < 0) lines.push(line);
  else lines[at] = add ? together(lines[at]!, line) : line;
  const place = ({ row, trial }: Line) =>
    trials.findIndex((one) => one.row === row && one.name === trial);
  const known = lines.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b));
  const text = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = [
    text([...columns]),
    text(columns.map(() => "---")),
    ...known.map((one) => text(columns.map((name) => one[name]))),
  ];
  writeFileSync(file, `${head}\n${table.join("\n")}\n`);
}

function together(before: Line, now: Line): Line {
  const sum = (name: "tried" | "failed" | "seconds") =>
    String(Math.round((Number(before[name]) + Number(now[name])) * 10) / 10);
  return {
    ...now,
    tried: sum("tried"),
    failed: sum("failed"),
    seconds: sum("seconds"),
    seed: `${before.seed}, ${now.seed}`,
  };
}

export const machine = (): string =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
