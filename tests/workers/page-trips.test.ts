import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf, pagesOf } from "../../bench/pages.ts";
import { prepareGround } from "../../bench/parts/database.ts";
import { setDistance, timed } from "../../bench/parts/distance.ts";
import { returning } from "../../bench/returning.ts";
import { worldOf } from "../../bench/world.ts";

// Round trips of pages, by the unmodified build with database and files some way off, as a browser
// asks for them that has been there before.

let server: Miniflare | undefined;
let origin: string;
let pages: ReturnType<typeof pagesOf>["pages"];
beforeAll(async () => {
  const { miniflare, d1, owner, jobId, quoteId } = await prepareGround(100, true);
  server = miniflare;
  origin = (await server.ready).origin;
  const world = await worldOf({ d1, owner, jobId, quoteId });
  pages = pagesOf(world).pages.filter(({ cookie }) => cookie);
}, 60_000);
afterAll(() => server?.dispose());

test("Every signed-in page, and its data, is one call to the database", async () => {
  const wrong = [];
  for (const { name, path, cookie } of pages) {
    await setDistance(origin, 0);
    const headers = { cookie: await returning(origin, path, cookie!) };
    for (const address of [path, dataOf(path)]) {
      const ask = () => timed(origin, address, { headers });
      await setDistance(origin, 0);
      await ask();
      await setDistance(origin, 60);
      // On a busy machine something deferred by an earlier answer may still be on its way.
      for (let tries = 3; ; tries--) {
        const { rows, beside } = await ask();
        if (rows <= 1 && beside <= 1) break;
        if (tries > 1) continue;
        wrong.push({ name, address, rows, beside });
        break;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
}, 180_000);
