/** A measured figure. `met` is undefined where there is no goal. */
export type Line = {
  what: string;
  ours: string;
  baseline?: string;
  ratio?: string;
  goal?: string;
  met?: boolean | undefined;
};

/** How far a line is from its goal: its ratio to the baseline, else its own first number. */
const amountOf = ({ ratio, ours }: Line) =>
  Number.parseFloat((ratio ?? ours).replace(/^\D*/, "").replaceAll(",", ""));

/** A line for each goal: the worst of those that have it, and the median of all. */
export function goalsOf(lines: readonly Line[]): Line[] {
  const byGoal = Map.groupBy(
    lines.filter(({ goal }) => goal !== undefined),
    ({ goal }) => goal,
  );
  return [...byGoal.values()].map((all) => {
    const better = all[0]!.goal!.startsWith(">=") ? -1 : 1;
    const isUnmet = ({ met }: Line) => Number(met === false);
    const order = all.toSorted(
      (one, other) => isUnmet(one) - isUnmet(other) || better * (amountOf(one) - amountOf(other)),
    );
    const [middle, worst] = [order[(order.length - 1) >> 1]!, order.at(-1)!];
    if (order.length === 1) return worst;
    const of = `median of ${order.length}: ${middle.ratio ?? middle.ours}`;
    return { ...worst, ours: `${worst.ours}; ${of}`, met: all.every(({ met }) => met !== false) };
  });
}

const columns = ["what", "ours", "baseline", "ratio", "goal", "met"] as const;
const cells = (line: Line) =>
  columns.map((name) => (name === "met" ? verdict(line.met) : (line[name] ?? "")));
const verdict = (met: boolean | undefined) => (met === undefined ? "" : met ? "yes" : "NO");

/** The lines as a table that reads well in a terminal and as Markdown. */
export function table(lines: readonly Line[]): string {
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
