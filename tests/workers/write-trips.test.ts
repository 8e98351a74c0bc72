import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openGround } from "../../bench/ground.ts";
import { addresses } from "../support/access/addresses.ts";
import { rareWrites } from "../support/access/rare-writes.ts";
import { everydayWrites } from "../support/trips/everyday-writes.ts";
import { sendAll, writersOf } from "../support/trips/send-writes.ts";

// Round trips in a row of writes, by the unmodified build with database and files some way off: the
// session, what the write reads, then one batch.

let server: Miniflare | undefined;
let writers: Awaited<ReturnType<typeof writersOf>>;
let origin: string;
beforeAll(async () => {
  const ground = await openGround(100, true);
  server = ground.miniflare;
  origin = (await server.ready).origin;
  writers = await writersOf(ground);
}, 600_000);
afterAll(() => server?.dispose());

test("Every everyday write makes three trips in a row, or as many as it says why", async () => {
  const all = await sendAll({ origin, far: 100, ...writers });
  const wrong = all
    .map(({ write, name, sent: { status, rows } }) => ({
      name,
      status,
      rows,
      most: write.most?.trips ?? 3,
    }))
    .filter(({ status, rows, most }) => status >= 400 || rows > most);
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(25);
}, 600_000);

test("Every address that is written to is measured, or is rare", () => {
  const shapeOf = (address: string) =>
    address.split("?")[0]!.replace(/:[\w-]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, "*");
  const measured = new Set(everydayWrites.map(({ page, to = page }) => shapeOf(to)));
  const missing = addresses()
    .filter(({ hasAction }) => hasAction)
    .map(({ path }) => path)
    .filter((path) => !measured.has(shapeOf(path)) && !rareWrites.has(path));
  const lists = "tests/support/trips/everyday-writes.ts or tests/support/access/rare-writes.ts";
  expect(missing, `add each to ${lists}`).toEqual([]);
});
