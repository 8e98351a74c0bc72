import type { Miniflare } from "miniflare";
import { type Db, openDb } from "../../app/platform/db/db.server.ts";
import { counting, type QueryRecord } from "../counting/database.js";
import { type Line, median, times } from "../table.ts";
import { bareScans } from "./plans.ts";

/** What is asked of a database filled so and so, and how many rows whoever asks sees of it. */
export type Cases<Ground> = Record<string, (db: Db, ground: Ground) => Promise<number>>;

/** What the same cases read at every size, and the steps of their plans that walk a table. */
type Notes = { seen: Map<string, { read: number; shown: number }[]>; scans: Set<string> };
export const openNotes = (): Notes => ({ seen: new Map(), scans: new Set() });

/** A database that tells what it was asked: `trips` begins anew whenever it is emptied. */
export function openCounted(d1: D1Database) {
  const trips: QueryRecord[][] = [];
  return { db: openDb(counting(d1, trips)), trips };
}

const readIn = (trips: QueryRecord[][]): number =>
  trips.flat().reduce((sum, one) => sum + one.read, 0);

/** Asks every case once. */
export async function askAll<Ground>(
  cases: Cases<Ground>,
  d1: D1Database,
  ground: Ground,
  { seen, scans }: Notes,
): Promise<void> {
  const { db, trips } = openCounted(d1);
  for (const [what, ask] of Object.entries(cases)) {
    trips.length = 0;
    const shown = await ask(db, ground);
    seen.set(what, [...(seen.get(what) ?? []), { read: readIn(trips), shown }]);
    for (const scan of await bareScans(d1, trips.flat())) scans.add(`${what}: ${scan}`);
  }
}

/** "100 / 100,000 posts" */
export const sizesOf = (sizes: number[], what: string): string =>
  `${sizes.map((size) => size.toLocaleString("en-US")).join(" / ")} ${what}`;

/** A line a case; `sizes` says how many of what were in the table. */
export const rowsRead = ({ seen }: Notes, sizes: string, prefix = ""): Line[] =>
  [...seen].map(([what, at]) => {
    // A small table has fewer to show; wherever as many are shown, as many are read.
    const same = at.every(({ read, shown }) =>
      at.every((other) => other.shown !== shown || other.read === read),
    );
    const within = at.every(({ read, shown }) => read <= 1.1 * shown + 5);
    const { read, shown } = at.at(-1)!;
    const all = new Set(at.map((one) => one.shown)).size > 1 ? at.map((one) => one.shown) : [shown];
    return {
      part: "P4",
      what: `${prefix}${what}: rows read with ${sizes}`,
      ours: at.map((one) => one.read).join(" / "),
      baseline: `${all.join(" / ")} shown`,
      ratio: times(read / shown),
      goal: "<= 1.1x + 5, the same",
      met: same && within && at.every((one) => one.shown > 0),
    };
  });

/**
 * How long a statement takes, asked by a Worker that counts: the median of twenty; each alone, or as
 * one of a batch, which takes the way to the database out of the figure.
 */
export async function timeOf(
  miniflare: Miniflare,
  statement: QueryRecord,
  batch = 1,
): Promise<number> {
  const answer = await fetch(new URL("/__time", await miniflare.ready), {
    method: "POST",
    body: JSON.stringify({ ...statement, times: 23, batch }),
  });
  return median(((await answer.json()) as number[]).slice(3));
}
