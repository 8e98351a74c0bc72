import type { Copied } from "../copies.ts";
import type { Load } from "../load.ts";
import { kb, type Line, median, ms, times } from "../table.ts";

/** What was loaded in turns for one page: itself, and the bare page beside it. */
export type Runs = Record<"ours" | "bare", Load[]>;

const perSecond = (runs: Load[]) => median(runs.map((run) => run.perSecond));
const cpu = (runs: Load[]) => median(runs.map((run) => run.cpu));
const rate = (runs: Load[]) => `${Math.round(perSecond(runs))}/s`;

/** The lines of one page. */
export function linesOf(page: Copied, { ours, bare }: Runs): Line[] {
  const failed = ours.some((run) => (run.failed > 0 && page.status === 200) || run.perSecond === 0);
  const what = `${page.name} (${kb(page.size)}${failed ? ", some requests FAILED" : ""})`;
  const cost = cpu(ours) / cpu(bare);
  const speed = perSecond(ours) / perSecond(bare);
  const costs = { ours: ms(cpu(ours)), baseline: ms(cpu(bare)), ratio: times(cost) };
  if (page.isPublic) {
    const goal = { goal: "CPU <= 0.5x", met: !failed && cost <= 0.5 };
    return [{ part: "P1", what, ...costs, ...goal }];
  }
  const met = !failed && cost <= 2 && cpu(ours) <= 10;
  return [
    { part: "P2", what, ...costs, goal: "CPU <= 2x, 10 ms", met },
    {
      part: "P2",
      what,
      ours: rate(ours),
      baseline: rate(bare),
      ratio: times(speed),
      goal: ">= 0.5x a second",
      met: !failed && speed >= 0.5,
    },
  ];
}
