import type { Distance, Trip } from "./counting/database.js";

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

/** Moves database and files so far away, in milliseconds for a round trip. */
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
