import { listJobs } from "../../app/features/repair/list/jobs.server.ts";
import type { QueryRecord } from "../counting/database.js";
import { type Ground, openGround } from "../ground.ts";
import { type Line, median, ms } from "../table.ts";
import { cases } from "./cases.ts";
import { bareScans, openCounted, plansLine, type RowsRead, rowsLine } from "./rows-read.ts";

const searches: Record<string, string[]> = {
  "search, a word of every job": ["corolla"],
  "search, a word of one job in 1,000": ["zonda"],
  "search, two words": ["ruiz", "zonda"],
  "search, a word of no job": ["nowhere"],
  "search, a telephone number of no job": ["528677123456"],
};

/**
 * P4: rows read, query plans and search, with so many jobs in the table; the shop's own are at most
 * 10,000 of them.
 */
export async function database(sizes: number[]): Promise<Line[]> {
  const seen = new Map<string, RowsRead[]>();
  const scans = new Set<string>();
  const found: Line[] = [];
  for (const size of sizes) {
    const ground = await openGround(size, true);
    const { db, trips } = openCounted(ground.d1);
    for (const [what, ask] of Object.entries(cases)) {
      trips.length = 0;
      const shown = await ask(db, ground);
      const read = trips.flat().reduce((sum, one) => sum + one.read, 0);
      seen.set(what, [...(seen.get(what) ?? []), { read, shown }]);
      for (const scan of await bareScans(ground.d1, trips.flat())) scans.add(`${what}: ${scan}`);
    }
    if (size === sizes.at(-1)) found.push(...(await searching(ground, size)));
    await ground.miniflare.dispose();
  }
  const filled = `${sizes.map((size) => size.toLocaleString("en-US")).join(" / ")} jobs`;
  const rows = [...seen].map(([what, at]) => rowsLine(what, at, filled));
  return [...rows, plansLine("the above", [...scans]), ...found];
}

/**
 * How long a search takes, asked by a Worker and answered by the local D1, which runs in the same
 * process: the median of twenty.
 */
async function searching({ miniflare, d1, owner }: Ground, size: number): Promise<Line[]> {
  const { db, trips } = openCounted(d1);
  const timeOf = async (statement: QueryRecord) => {
    const body = JSON.stringify({ ...statement, times: 23 });
    const answer = await fetch(new URL("/__time", await miniflare.ready), { method: "POST", body });
    return median(((await answer.json()) as number[]).slice(3));
  };
  const lines: Line[] = [];
  for (const [what, words] of Object.entries(searches)) {
    const before = trips.length;
    const { jobs } = await listJobs(db, owner.shopId, { words, prices: true });
    const [statement] = trips.at(-1)!;
    const took = await timeOf(statement!);
    lines.push({
      what: `${what}: ${size.toLocaleString("en-US")} jobs in all, ${jobs.length} found`,
      ours: `${ms(took, 1)}, ${statement!.read} rows read, ${trips.length - before} statement`,
      goal: "<= 50 ms",
      met: took <= 50 && trips.length - before === 1,
    });
  }
  return [...lines, plansLine("the searches", await bareScans(d1, trips.flat()))];
}
