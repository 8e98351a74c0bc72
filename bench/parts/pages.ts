import type { Server } from "../child.ts";
import { type Load, load } from "../load.ts";
import { type Page, pagesOf } from "../pages.ts";
import { kb, type Line, median, ms, times } from "../table.ts";

export type Settings = {
  rounds: number;
  seconds: number;
  generator: "wrk" | "node";
  only: "public" | "all";
};

type Subject = {
  name: string;
  server: Server;
  path: string;
  cookie?: string | undefined;
  runs: Load[];
};

/**
 * P1 and P2: every page beside a bare React Router page of the same size, in turns. Size means
 * bytes of HTML; the bare page has 20 rows (fewer where ours is smaller than those) and a text in
 * each to make up the rest.
 */
export async function pages(
  app: Server,
  bare: Server,
  hono: Server,
  { rounds, seconds, generator, only }: Settings,
): Promise<Line[]> {
  const { pages, missing } = pagesOf(app.world, only);
  const lines: Line[] = [];
  const pairs: { page: Page; status: number; size: number; ours: Subject; theirs: Subject }[] = [];
  const sizeOfBare = await bareSizes(bare);
  for (const page of pages) {
    const { status, size } = await look(app, page);
    // "not found" and "no longer valid" are pages, too
    const isPage = status === 200 || (status >= 400 && status < 500);
    if (!isPage) {
      lines.push({ part: "P2", what: page.name, ours: `answers ${status}`, met: false });
      continue;
    }
    pairs.push({
      page,
      status,
      size,
      ours: { name: page.name, server: app, path: page.path, cookie: page.cookie, runs: [] },
      theirs: { name: `bare ${page.name}`, server: bare, path: sizeOfBare(size), runs: [] },
    });
  }
  const floor: Subject = { name: "hono", server: hono, path: "/", runs: [] };
  const trip: Subject = { name: "trip", server: hono, path: "/trips/1", runs: [] };
  const subjects = [floor, trip, ...pairs.flatMap(({ ours, theirs }) => [ours, theirs])];
  for (const { server, path, cookie } of subjects)
    await load(generator, server, path, { cookie, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    for (const { server, path, cookie, runs } of subjects)
      runs.push(await load(generator, server, path, { cookie, seconds }));
  }

  lines.push({
    part: "floor",
    what: "bare Hono worker",
    ours: "",
    baseline: `${rate(floor)}, ${ms(cpu(floor), 3)}`,
  });
  lines.push({
    part: "floor",
    what: "one question to the emulated D1, CPU in the same process (in production it is another machine's)",
    ours: "",
    baseline: ms(cpu(trip) - cpu(floor), 2),
  });
  for (const { page, status, size, ours, theirs } of pairs)
    lines.push(...verdicts(page, status, size, ours, theirs));
  for (const file of missing)
    lines.push({
      part: "P2",
      what: file,
      ours: "not measured: bench/pages.ts has no address",
      met: false,
    });
  return lines;
}

const perSecond = ({ runs }: Subject) => median(runs.map((run) => run.perSecond));
const cpu = ({ runs }: Subject) => median(runs.map((run) => run.cpu));
const rate = (subject: Subject) => `${Math.round(perSecond(subject))}/s`;

function verdicts(
  { name, isPublic }: Page,
  status: number,
  size: number,
  ours: Subject,
  theirs: Subject,
): Line[] {
  const failed = ours.runs.some((run) => (run.failed > 0 && status === 200) || run.perSecond === 0);
  const what = `${name} (${kb(size)})`;
  const speed = perSecond(ours) / perSecond(theirs);
  const cost = cpu(ours) / cpu(theirs);
  const lines: Line[] = [
    {
      part: isPublic ? "P1" : "P2",
      what: `${what} CPU`,
      ours: ms(cpu(ours)),
      baseline: ms(cpu(theirs)),
      ratio: times(cost),
      goal: isPublic ? "<= 0.5x" : "<= 4 ms",
      met: !failed && (isPublic ? cost <= 0.5 : cpu(ours) <= 4),
    },
  ];
  if (!isPublic)
    lines.unshift({
      part: "P2",
      what: failed ? `${what} (some requests FAILED)` : what,
      ours: rate(ours),
      baseline: rate(theirs),
      ratio: times(speed),
      goal: ">= 0.5x",
      met: !failed && speed >= 0.5,
    });
  return lines;
}

async function look(
  server: Server,
  { path, cookie }: { path: string; cookie?: string | undefined },
) {
  const answer = await fetch(server.origin + path, {
    redirect: "manual",
    headers: cookie ? { cookie } : {},
  });
  return { status: answer.status, size: (await answer.arrayBuffer()).byteLength };
}

/** Answers the address at which the bare page has about so many bytes. */
async function bareSizes(bare: Server): Promise<(size: number) => string> {
  const size = async (path: string) => (await look(bare, { path })).size;
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
