import type { Server } from "../child.ts";
import { type Copied, compareCopy, look } from "../copies.ts";
import { type Load, load, middleOf } from "../load.ts";
import { kb, type Line, ms, times } from "../table.ts";

/**
 * P1 and P2: every page in turns with a page of a bare React Router app. That of a signed-in page
 * has the same elements, from constants; that of a public one is a list of the same size in bytes.
 */
export async function pages(
  { app, bare }: Record<"app" | "bare", Server>,
  pages: Copied[],
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  const listOf = await lists(bare);
  for (const page of pages) {
    const comparison = page.isPublic ? undefined : await compareCopy(app, bare, page);
    if (page.status !== 200 || comparison?.isSame === false) {
      const ours = comparison?.text ?? `answers ${page.status}`;
      lines.push({ what: page.name, ours, goal: "the same elements", met: false });
      continue;
    }
    const { path, cookie } = page;
    const beside = page.isPublic ? listOf(page.size) : page.copyPath;
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    // The first round warms up and is thrown away.
    for (let round = 0; round <= rounds; round++) {
      ours[round] = await load(app, { path, cookie, seconds: 1 });
      theirs[round] = await load(bare, { path: beside, seconds: 1 });
    }
    lines.push(...linesOf(page, middleOf(ours.slice(1)), middleOf(theirs.slice(1))));
  }
  return lines;
}

function linesOf({ name, size, isPublic }: Copied, ours: Load, bare: Load): Line[] {
  const what = `${name} (${kb(size)}${ours.failed > 0 ? ", some requests FAILED" : ""})`;
  const [cost, speed] = [ours.cpu / bare.cpu, ours.perSecond / bare.perSecond];
  const costs = { what, ours: ms(ours.cpu), baseline: ms(bare.cpu), ratio: times(cost) };
  if (isPublic) return [{ ...costs, goal: "CPU <= 0.5x", met: !ours.failed && cost <= 0.5 }];
  const rate = ({ perSecond }: Load) => `${Math.round(perSecond)}/s`;
  const rates = { what, ours: rate(ours), baseline: rate(bare), ratio: times(speed) };
  return [
    { ...costs, goal: "CPU <= 2x, 10 ms", met: !ours.failed && cost <= 2 && ours.cpu <= 10 },
    { ...rates, goal: ">= 0.5x a second", met: !ours.failed && speed >= 0.5 },
  ];
}

/** Answers the address at which the bare page's list has about so many bytes. */
async function lists(bare: Server): Promise<(size: number) => string> {
  const size = async (fill: number) => Buffer.byteLength((await look(bare, `/?fill=${fill}`)).html);
  const [empty, filled] = [await size(0), await size(100)];
  return (wanted) =>
    `/?fill=${Math.max(0, Math.round((wanted - empty) / ((filled - empty) / 100)))}`;
}
