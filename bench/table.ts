/** One line of the results. `met` is undefined where there is no goal. */
export type Line = {
  part: string;
  what: string;
  ours: string;
  baseline?: string;
  ratio?: string;
  goal?: string;
  met?: boolean | undefined;
};

const columns = ["part", "what", "ours", "baseline", "ratio", "goal", "met"] as const;
const cells = (line: Line) =>
  columns.map((name) => (name === "met" ? verdict(line.met) : (line[name] ?? "")));
const verdict = (met: boolean | undefined) => (met === undefined ? "" : met ? "yes" : "NO");

/** The lines as a table that reads well in a terminal and as Markdown. */
export function table(lines: Line[]): string {
  const rows = [[...columns], ...lines.map(cells)];
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  const text = (row: string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n]!)).join(" | ")} |`;
  return [
    text(rows[0]!),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.slice(1).map(text),
  ].join("\n");
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const ms = (value: number, digits = 2) => `${value.toFixed(digits)} ms`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const times = (value: number) => `${value.toFixed(2)}x`;
