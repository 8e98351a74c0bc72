import type { QueryRecord } from "../counting/database.js";
import { openGround } from "../ground.ts";
import { dataOf, pagesOf } from "../pages.ts";
import { type Line, ms } from "../table.ts";
import { setDistance, timed } from "../trips.ts";
import { worldOf } from "../world.ts";
import { bareScans, plansLine } from "./rows-read.ts";

/** How far away database and files are, in milliseconds for a round trip. */
const far = 100;
const mostTrips = 3;
/** Trips of the session itself: its row and its user. */
const sessionTrips = 2;
/**
 * Small by design: the seven categories' counters, and the one row that says until when no model is
 * asked.
 */
const small = ["SCAN video_counts", "SCAN ai_pauses"];

/**
 * Every page and its data, as a browser asks for them that has been there before: their trips in a
 * row (P13; those of writes are in tests/workers/write-trips.test.ts), and of pages the round trips
 * to D1 and the plans of their statements (P4).
 */
export async function distance(names: string[] = []): Promise<Record<"P4" | "P13", Line[]>> {
  const ground = await openGround(1_000, true);
  const { origin } = await ground.miniflare.ready;
  const lines: Record<"P4" | "P13", Line[]> = { P4: [], P13: [] };
  const statements = new Map<string, QueryRecord>();
  for (const { name, path, cookie } of pagesOf(await worldOf(ground), names)) {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    for (const address of [path, dataOf(path)]) {
      await setDistance(origin, 0);
      await timed(origin, address, { headers });
      await setDistance(origin, far);
      const { rows, beside, asked, first } = await timed(origin, address, { headers });
      lines.P13.push({
        what: address === path ? name : `${name}, its data`,
        ours: `${rows} in a row of ${beside}, first byte ${ms(first, 0)} with D1 ${far} ms away`,
        goal: `<= ${mostTrips} in a row`,
        met: rows <= mostTrips,
      });
      if (address !== path) continue;
      for (const one of asked.flat()) statements.set(one.sql, one);
      const most = cookie ? sessionTrips + 2 : 2;
      lines.P4.push({
        what: `${name}: round trips to D1`,
        ours: `${asked.length}`,
        goal: `<= ${most}${cookie ? " with the session's" : ""}`,
        met: asked.length <= most,
      });
    }
  }
  const scans = await bareScans(ground.d1, [...statements.values()]);
  const found = scans.filter((scan) => !small.includes(scan));
  const all = `the pages' ${statements.size} statements`;
  lines.P4.push(plansLine(all, found, " but of two tables of a few rows"));
  await ground.miniflare.dispose();
  return lines;
}
