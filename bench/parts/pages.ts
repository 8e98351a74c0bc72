import type { Server } from "../child.ts";
import { type Copied, compareCopy, look } from "../copies.ts";
import { type Load, load } from "../load.ts";
import { type Line, median, ms } from "../table.ts";
import { linesOf, type Runs } from "./page-lines.ts";

type Settings = { generator: "wrk" | "node"; quick: boolean };
type Servers = { app: Server; bare: Server; hono: Server };

/**
 * P1 and P2: every page in turns with a page of a bare React Router app. That of a signed-in page
 * has the same elements, from constants; that of a public one is of the same size in bytes: 20 rows
 * (fewer where ours is smaller than those) and a text in each to make up the rest.
 */
export async function pages(
  { app, bare, hono }: Servers,
  pages: Copied[],
  { generator, quick }: Settings,
): Promise<Line[]> {
  const lines = [await floor(generator, hono, quick ? 1 : 5)];
  const sizeOfBare = await bareSizes(bare);
  for (const page of pages) {
    const comparison = page.isPublic ? undefined : await compareCopy(app, bare, page);
    if (page.status !== 200 || comparison?.isSame === false) {
      const ours = comparison?.text ?? `answers ${page.status}`;
      lines.push({ part: "P2", what: page.name, ours, goal: "the same elements", met: false });
      continue;
    }
    const { path, cookie, copyPath } = page;
    const beside = page.isPublic ? sizeOfBare(page.size) : copyPath;
    const run = (one: keyof Runs, seconds: number) =>
      one === "ours"
        ? load(generator, app, path, { cookie, seconds })
        : load(generator, bare, beside, { seconds });
    const runs: Runs = { ours: [], bare: [] };
    for (const one of ["ours", "bare"] as const) await run(one, quick ? 0.3 : 1);
    for (let round = 0; round < (quick ? 1 : 5); round++)
      for (const one of ["ours", "bare"] as const) runs[one].push(await run(one, quick ? 0.4 : 1));
    lines.push(...linesOf(page, runs));
  }
  return lines;
}

/** What the runtime takes by itself. */
async function floor(generator: "wrk" | "node", hono: Server, rounds: number): Promise<Line> {
  const runs: Load[] = [];
  for (let round = 0; round <= rounds; round++)
    runs.push(await load(generator, hono, "/", { seconds: 1 }));
  const [perSecond, cpu] = (["perSecond", "cpu"] as const).map((of) =>
    median(runs.slice(1).map((run) => run[of])),
  );
  const baseline = `${Math.round(perSecond!)}/s, ${ms(cpu!, 3)}`;
  return { part: "floor", what: "bare Hono worker", ours: "", baseline };
}

/** Answers the address at which the bare page has about so many bytes. */
async function bareSizes(bare: Server): Promise<(size: number) => string> {
  const size = async (path: string) => Buffer.byteLength((await look(bare, path)).html);
  const [empty, full, filled] = [
    await size("/?rows=0"),
    await size("/?rows=20"),
    await size("/?rows=20&fill=100"),
  ];
  const [perRow, perLetter] = [(full - empty) / 20, (filled - full) / 100];
  return (wanted) => {
    if (wanted < full) return `/?rows=${Math.max(0, Math.round((wanted - empty) / perRow))}`;
    return `/?rows=20&fill=${Math.round((wanted - full) / perLetter)}`;
  };
}
