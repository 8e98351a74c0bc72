import type { Server } from "../child.ts";
import { type Copied, compareCopy, look } from "../copies.ts";
import { type Load, load } from "../load.ts";
import { dataOf, mostUsed } from "../pages.ts";
import { type Line, median, ms } from "../table.ts";
import { linesOf } from "./page-lines.ts";

type Settings = {
  generator: "wrk" | "node";
  quick: boolean;
  /** Whether only some pages are asked for, which can be measured for longer. */
  few: boolean;
};

type Servers = { app: Server; bare: Server; hono: Server };
type Copies = { pages: Copied[]; missing: string[]; calls: Map<string, number> };

/** What is loaded in turns for one page. */
const subjects = ["ours", "same", "data", "sized"] as const;
type Subject = (typeof subjects)[number];
export type Runs = Record<Subject, Load[]>;

/**
 * P1 and P2: every page in turns with two pages of a bare React Router app, and with its own
 * `.data`. One of them has the same elements, from constants; the other is of the same size in
 * bytes: 20 rows (fewer where ours is smaller than those) and a text in each to make up the rest.
 */
export async function pages(
  { app, bare, hono }: Servers,
  { pages, missing, calls }: Copies,
  { generator, quick, few }: Settings,
): Promise<Line[]> {
  const perCall = await floors(generator, hono, quick ? 1 : 5);
  const lines = perCall.lines;
  const markups: number[] = [];
  const sizeOfBare = await bareSizes(bare);
  for (const page of pages) {
    const comparison = page.isPublic ? undefined : await compareCopy(app, bare, page);
    // "not found" and "no longer valid" are pages, too
    const isPage = page.status === 200 || (page.status >= 400 && page.status < 500);
    if (!isPage || comparison?.isSame === false) {
      const ours = isPage ? comparison!.text : `answers ${page.status}`;
      lines.push({ part: "P2", what: page.name, ours, met: false });
      continue;
    }
    if (comparison) markups.push(comparison.markup);
    const { path, cookie } = page;
    const targets: Record<Subject, [Server, string, string?]> = {
      ours: [app, path, cookie],
      same: [bare, page.copyPath],
      data: [app, dataOf(path), cookie],
      sized: [bare, sizeOfBare(page.size)],
    };
    const run = async (subject: Subject, seconds: number) => {
      const [server, path, cookie] = targets[subject];
      return load(generator, server, path, { cookie, seconds });
    };
    const thorough = !quick && (few || page.isPublic || mostUsed.includes(page.name));
    const [rounds, seconds] = thorough ? [5, 1] : [quick ? 1 : 3, 0.4];
    const measured = subjects.filter((one) => !page.isPublic || one === "ours" || one === "sized");
    const runs: Runs = { ours: [], same: [], data: [], sized: [] };
    for (const one of measured) await run(one, quick ? 0.3 : 1);
    for (let round = 0; round < rounds; round++)
      // Without a goal one look is enough.
      for (const one of measured)
        if (one !== "sized" || thorough || round === 0) runs[one].push(await run(one, seconds));
    const inDatabase = (calls.get(page.name) ?? 0) * perCall.cpu;
    lines.push(...linesOf(page, runs, calls.get(page.name) ?? 0, inDatabase));
  }
  if (markups.length > 0) lines.splice(2, 0, likeness(markups));
  for (const file of missing)
    lines.push({
      part: "P2",
      what: file,
      ours: "not measured: bench/pages.ts has no address",
      met: false,
    });
  return lines;
}

const likeness = (markups: number[]): Line => ({
  part: "floor",
  what: `${markups.length} pages of the same elements from constants: bytes of their markup`,
  ours: "",
  baseline: `${Math.min(...markups).toFixed(3)} to ${Math.max(...markups).toFixed(3)} of ours`,
  goal: "0.98 to 1.02",
  met: true,
});

/** What the runtime takes by itself, and a call to the emulated D1. */
async function floors(generator: "wrk" | "node", hono: Server, rounds: number) {
  const paths = ["/", "/trips/1"] as const;
  const runs: Record<(typeof paths)[number], Load[]> = { "/": [], "/trips/1": [] };
  for (const path of paths) await load(generator, hono, path, { seconds: 1 });
  for (let round = 0; round < rounds; round++)
    for (const path of paths) runs[path].push(await load(generator, hono, path, { seconds: 1 }));
  const cpu = (path: (typeof paths)[number]) => median(runs[path].map((run) => run.cpu));
  const perSecond = median(runs["/"].map((run) => run.perSecond));
  const perCall = cpu("/trips/1") - cpu("/");
  const lines: Line[] = [
    {
      part: "floor",
      what: "bare Hono worker",
      ours: "",
      baseline: `${Math.round(perSecond)}/s, ${ms(cpu("/"), 3)}`,
    },
    {
      part: "floor",
      what: "one question to the emulated D1, CPU in the same process (in production it is another machine's)",
      ours: "",
      baseline: ms(perCall),
    },
  ];
  return { cpu: perCall, lines };
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
