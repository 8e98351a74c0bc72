import type { Miniflare } from "miniflare";
import type { QueryRecord } from "../counting/database.js";
import { pagesOf } from "../pages.ts";
import type { Line } from "../table.ts";
import { type Person, worldOf } from "../world.ts";
import { bareScans, plansLine } from "./plans.ts";

type Ground = {
  miniflare: Miniflare;
  d1: D1Database;
  owner: Person;
  jobId: string;
  quoteId: string;
};

/** What the session itself costs: its row and its user. */
const sessionTrips = 2;

/**
 * Every page of the unmodified build, asked once through the counting database: its round trips and
 * the plans of its statements.
 */
export async function roundTrips({
  miniflare,
  d1,
  owner,
  jobId,
  quoteId,
}: Ground): Promise<Line[]> {
  const origin = (await miniflare.ready).origin;
  const world = await worldOf({ d1, owner, jobId, quoteId });
  const get = (path: string, cookie = "") =>
    fetch(origin + path, { redirect: "manual", headers: { cookie } }).then((answer) =>
      answer.text(),
    );
  const lines: Line[] = [];
  const statements = new Map<string, QueryRecord>();
  for (const { name, path, cookie } of pagesOf(world)) {
    // Once before: what the first request creates and stores (translations, P9) does not count.
    await get(path, cookie);
    await get("/__trips");
    await get(path, cookie);
    const trips: QueryRecord[][] = JSON.parse(await get("/__trips"));
    for (const one of trips.flat()) statements.set(one.sql, one);
    const most = cookie ? sessionTrips + 2 : 2;
    lines.push({
      part: "P4",
      what: `${name}: round trips to D1`,
      ours: `${trips.length}, ${trips.flat().reduce((sum, one) => sum + one.read, 0)} rows read`,
      goal: `<= ${most}${cookie ? " with the session's" : ""}`,
      met: trips.length <= most,
    });
  }
  // Small by design: the seven categories' counters, and the one row that says until when no model
  // is asked.
  const small = ["SCAN video_counts", "SCAN ai_pauses"];
  const scans = (await bareScans(d1, [...statements.values()])).filter(
    (scan) => !small.includes(scan),
  );
  lines.push(
    plansLine(
      `the pages' ${statements.size} statements`,
      scans,
      " but of two tables of a few rows",
    ),
  );
  return lines;
}
