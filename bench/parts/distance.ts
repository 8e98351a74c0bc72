import type { Distance, Trip } from "../counting/database.js";
import { dataOf, mostUsed, pagesOf } from "../pages.ts";
import { returning } from "../returning.ts";
import { type Line, ms, times } from "../table.ts";
import { worldOf } from "../world.ts";
import { prepareGround } from "./database.ts";
import { farFiles } from "./far-files.ts";
import { farWrites, writersOf } from "./far-writes.ts";

/** The distance of every page, in milliseconds for a round trip; and of the most used ones. */
const near = 100;
const remote = 250;

/** A request: milliseconds until its first and its last byte, and its trips. */
export type Timed = {
  status: number;
  first: number;
  last: number;
  rows: number;
  beside: number;
  files: number;
  /** Where the answer leads, or "". */
  location: string;
};
type Ask = (path: string, init?: RequestInit) => Promise<Timed>;

/**
 * P13: every page and its data with database and files far away, as a browser asks for it that has
 * been there before: first and last byte, and the trips in a row.
 */
export async function distance(only: string[] = []): Promise<Line[]> {
  const { miniflare, d1, owner, jobId, quoteId } = await prepareGround(1_000, true);
  const { origin } = await miniflare.ready;
  const { pages } = pagesOf(await worldOf({ d1, owner, jobId, quoteId }), { names: only });
  const ask: Ask = (path, init) => timed(origin, path, init);
  const lines: Line[] = [];
  for (const { name, path, cookie } of pages) {
    await setDistance(origin, 0);
    const headers: Record<string, string> = {};
    if (cookie) headers.cookie = returning(cookie);
    for (const [suffix, address] of [
      ["", path],
      [".data", dataOf(path)],
    ] as const) {
      await setDistance(origin, 0);
      await ask(address, { headers });
      const distances = mostUsed.includes(name) ? [near, remote] : [near];
      for (const far of distances) {
        await setDistance(origin, far);
        lines.push(lineOf(`${name}${suffix}`, far, await ask(address, { headers })));
      }
    }
  }
  if (only.length === 0) {
    const writers = await writersOf({ d1, owner, jobId, quoteId });
    lines.push(...(await farWrites({ origin, far: near, ...writers })));
  }
  await miniflare.dispose();
  return only.length === 0 ? [...lines, ...(await elsewhere())] : lines;
}

/** Writes from further away, in another world: one may write forty times a minute. And files. */
async function elsewhere(): Promise<Line[]> {
  const ground = await prepareGround(100, true);
  const { origin } = await ground.miniflare.ready;
  const files = await farFiles(ground, origin, [near, remote]);
  const writers = await writersOf(ground);
  const writes = await farWrites({ origin, far: remote, ...writers });
  await ground.miniflare.dispose();
  return [...writes, ...files];
}

/** The most trips in a row of a page, with that for the session. */
const mostTrips = 3;

export const setDistance = (origin: string, far: number | Distance) =>
  fetch(`${origin}/__far`, { method: "POST", body: JSON.stringify(far) });

export async function timed(origin: string, path: string, init: RequestInit = {}): Promise<Timed> {
  const { trips, ...answer } = await traced(origin, path, init);
  const files = trips.filter(({ to }) => to === "files").length;
  return { ...answer, rows: chainOf(trips).length, beside: trips.length, files };
}

/** The same with the trips themselves, of which the answer waited for each: deferred ones end after it. */
export async function traced(origin: string, path: string, init: RequestInit = {}) {
  await fetch(`${origin}/__idle`);
  await Promise.all(["/__trips", "/__files"].map((list) => fetch(origin + list)));
  const start = performance.now();
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  const first = performance.now() - start;
  await answer.text();
  const last = performance.now() - start;
  const list = async <Item>(name: string) =>
    (await (await fetch(`${origin}/${name}`)).json()) as Item;
  const answered = await list<number>("__answered");
  const asked = (await list<Trip[][]>("__trips")).map(([trip]) => trip!);
  const all = [...asked, ...(await list<Trip[]>("__files"))];
  const trips = all.filter(({ ended }) => ended <= answered);
  const location = answer.headers.get("location") ?? "";
  return { status: answer.status, first, last, location, trips };
}

/**
 * The trips in a row: each row holds those that began after one of the row before had ended, so
 * that there are as many rows as the longest chain has trips.
 */
export function chainOf(trips: readonly Trip[]): Trip[][] {
  const rows: Trip[][] = [];
  for (const trip of trips.toSorted((a, b) => a.began - b.began)) {
    const before = rows.findLastIndex((row) => row.some(({ ended }) => ended <= trip.began));
    const row = rows[before + 1];
    if (row) row.push(trip);
    else rows.push([trip]);
  }
  return rows;
}

export const told = ({ first, last, rows, beside, files }: Timed) =>
  `first byte ${ms(first, 0)}, last ${ms(last, 0)}; ${rows} in a row of ${beside}${files ? `, ${files} of them to R2` : ""}`;

function lineOf(what: string, far: number, asked: Timed): Line {
  return {
    part: "P13",
    what: `${what}, ${far} ms away`,
    ours: told(asked),
    ratio: times(asked.first / far),
    goal: `${mostTrips} in a row`,
    met: asked.rows <= mostTrips,
  };
}
