import type { Distance, QueryRecord, Trip } from "./counting/database.js";

/** Moves database and files so far away, in milliseconds for a round trip. */
export const setDistance = (origin: string, far: number | Distance) =>
  fetch(`${origin}/__far`, { method: "POST", body: JSON.stringify(far) });

/** A request and its trips: those of which the answer waited for each, as deferred ones end after it. */
export async function timed(origin: string, path: string, init: RequestInit = {}) {
  await fetch(`${origin}/__idle`);
  await Promise.all(["/__trips", "/__files"].map((list) => fetch(origin + list)));
  const start = performance.now();
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  const first = performance.now() - start;
  await answer.text();
  const list = async <Item>(name: string) =>
    (await (await fetch(`${origin}/${name}`)).json()) as Item;
  const answered = await list<number>("__answered");
  const isAwaited = ({ ended }: Trip) => ended <= answered;
  const asked = (await list<QueryRecord[][]>("__trips")).filter(([trip]) => isAwaited(trip!));
  const files = (await list<Trip[]>("__files")).filter(isAwaited);
  const trips = [...asked.map(([trip]) => trip!), ...files];
  return {
    status: answer.status,
    /** Where the answer leads, or "". */
    location: answer.headers.get("location") ?? "",
    /** Milliseconds until its first byte. */
    first,
    /** Statements sent to D1, a list for each trip. */
    asked,
    /** Trips to D1 and to files: in a row, and in all. */
    rows: chainOf(trips).length,
    beside: trips.length,
  };
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
