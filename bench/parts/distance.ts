import { dataOf, pagesOf } from "../pages.ts";
import { returning } from "../returning.ts";
import { type Line, ms } from "../table.ts";
import { setDistance, timed } from "../trips.ts";
import { worldOf } from "../world.ts";
import { prepareGround } from "./database.ts";

/** How far away database and files are, in milliseconds for a round trip. */
const far = 100;
const mostTrips = 3;

/**
 * P13: the trips in a row of every page and its data, as a browser asks for them that has been there
 * before. Those of writes are in tests/workers/write-trips.test.ts.
 */
export async function distance(names: string[] = []): Promise<Line[]> {
  const { miniflare, d1, owner, jobId, quoteId } = await prepareGround(1_000, true);
  const { origin } = await miniflare.ready;
  const pages = pagesOf(await worldOf({ d1, owner, jobId, quoteId }), { names });
  const lines: Line[] = [];
  for (const { name, path, cookie } of pages) {
    const headers: Record<string, string> = cookie ? { cookie: returning(cookie) } : {};
    for (const address of [path, dataOf(path)]) {
      await setDistance(origin, 0);
      await timed(origin, address, { headers });
      await setDistance(origin, far);
      const { rows, beside, first } = await timed(origin, address, { headers });
      lines.push({
        part: "P13",
        what: address === path ? name : `${name}, its data`,
        ours: `${rows} in a row of ${beside}, first byte ${ms(first, 0)} with D1 ${far} ms away`,
        goal: `<= ${mostTrips} in a row`,
        met: rows <= mostTrips,
      });
    }
  }
  await miniflare.dispose();
  return lines;
}
