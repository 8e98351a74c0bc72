import type { Copied } from "../copies.ts";
import type { Load } from "../load.ts";
import { mostUsed } from "../pages.ts";
import { kb, type Line, median, ms, times } from "../table.ts";
import type { Runs } from "./pages.ts";

const perSecond = (runs: Load[]) => median(runs.map((run) => run.perSecond));
const cpu = (runs: Load[]) => median(runs.map((run) => run.cpu));
const rate = (runs: Load[]) => `${Math.round(perSecond(runs))}/s`;

/**
 * The lines of one page. The goals stand on the plain figures; what is left without the calls to
 * the emulated database, whose CPU is another machine's in production, stands beside them.
 */
export function linesOf(page: Copied, runs: Runs, calls: number, inDatabase: number): Line[] {
  const { ours, same, data, sized } = runs;
  const failed = ours.some((run) => (run.failed > 0 && page.status === 200) || run.perSecond === 0);
  const what = `${page.name} (${kb(page.size)}${failed ? ", some requests FAILED" : ""})`;
  const cost = cpu(ours) / cpu(sized);
  if (page.isPublic)
    return [
      {
        part: "P1",
        what: `${what} CPU`,
        ours: ms(cpu(ours)),
        baseline: ms(cpu(sized)),
        ratio: times(cost),
        goal: "<= 0.5x",
        met: !failed && cost <= 0.5,
      },
    ];
  const isUsed = mostUsed.includes(page.name);
  const speed = perSecond(ours) / perSecond(sized);
  const sameSpeed = perSecond(ours) / perSecond(same);
  const sameCost = cpu(ours) / cpu(same);
  const dataCost = cpu(data) / cpu(ours);
  const without = cpu(ours) - inDatabase;
  const beside = `${page.name}, beside its ${page.elements} elements from constants`;
  return [
    {
      part: "P2",
      what,
      ours: rate(ours),
      baseline: rate(sized),
      ratio: times(speed),
      ...(isUsed && { goal: ">= 0.5x", met: !failed && speed >= 0.5 }),
    },
    {
      part: "P2",
      what: `${what} CPU`,
      ours: ms(cpu(ours)),
      baseline: ms(cpu(sized)),
      ratio: times(cost),
      ...(isUsed && { goal: "<= 4 ms", met: !failed && cpu(ours) <= 4 }),
    },
    {
      part: "P2",
      what: beside,
      ours: rate(ours),
      baseline: rate(same),
      ratio: times(sameSpeed),
      goal: ">= 0.6x",
      met: !failed && sameSpeed >= 0.6,
    },
    {
      part: "P2",
      what: `${beside} CPU`,
      ours: `${ms(cpu(ours))}, without its ${calls} calls to the emulated D1 ${ms(without)} (${times(without / cpu(same))})`,
      baseline: ms(cpu(same)),
      ratio: times(sameCost),
      goal: "<= 1.5x",
      met: !failed && sameCost <= 1.5,
    },
    {
      part: "P2",
      what: `${page.name}.data CPU, beside its page`,
      ours: `${ms(cpu(data))}, both without D1 ${times((cpu(data) - inDatabase) / without)}`,
      baseline: ms(cpu(ours)),
      ratio: times(dataCost),
      goal: "<= 0.5x",
      met: dataCost <= 0.5,
    },
  ];
}
