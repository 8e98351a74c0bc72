import { drizzle } from "drizzle-orm/d1";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { findSurvivor, joinRecords } from "#app/features/customers/merge/join.server.ts";
import { undoJoin } from "#app/features/customers/merge/undo-join.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { tries } from "../../../support/chance.ts";
import { openD1 } from "../../../support/d1.ts";
import {
  now,
  type RandomShop,
  randomShop,
  storeShop,
} from "../../../support/repair/random-shop.ts";
import { tally } from "../../../support/tally.ts";

const { d1, close } = await openD1();
const db = drizzle(d1);
afterAll(close);

const jobColumns = {
  shopId: repairJobs.shopId,
  id: repairJobs.id,
  customerId: repairJobs.customerId,
  vehicleId: repairJobs.vehicleId,
};
const tables = ["customers", "vehicles", "customer_terms", "vehicle_terms", "vehicle_owners"];
/** Every row of a shop, without the version of one record: that only rises. */
async function dump(shopId: string, but: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [...tables, "repair_jobs"]) {
    const { results } = await d1
      .prepare(`select * from ${table} where shop_id = '${shopId}'`)
      .all<Record<string, unknown>>();
    for (const row of results) {
      const { version, ...rest } = row;
      found.push(JSON.stringify([table, row.id === but ? rest : row]));
    }
  }
  return found.sort();
}

const kinds = ["customers", "vehicles"] as const;
const pairOf = (kind: (typeof kinds)[number], shopId: string) => ({
  kind,
  shopId,
  keptId: `${kind}-0`,
  goneId: `${kind}-1`,
  mergeId: `merge-${newId()}`,
  now,
});
const versions = { kept: 3, gone: 3 };

test.each(kinds)(
  "Undoing a join of %s gives back exactly what was",
  { timeout: 300_000 },
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(randomShop, async (random) => {
        const shopId = await storeShop(db, random);
        tally(1);
        const pair = pairOf(kind, shopId);
        const before = await dump(shopId, pair.keptId);
        const join = { ...pair, versions, by: "u" };
        expect(await joinRecords(db, jobColumns, join)).toBe("joined");
        const joined = await dump(shopId, "");
        expect(joined.join("\n")).not.toContain(`"${pair.goneId}"`);
        // Sent twice, it is joined once.
        expect(await joinRecords(db, jobColumns, join)).toBe("joined");
        expect(await dump(shopId, "")).toEqual(joined);
        expect(await findSurvivor(db, { kind, shopId, id: pair.goneId })).toBe(pair.keptId);
        expect(await undoJoin(db, jobColumns, pair)).toBe("undone");
        expect(await dump(shopId, pair.keptId)).toEqual(before);
        expect(await findSurvivor(db, { kind, shopId, id: pair.goneId })).toBeUndefined();
        expect(await undoJoin(db, jobColumns, pair)).toBe("late");
      }),
      { numRuns: tries(60) },
    );
  },
);

test("Leaves a vehicle with one owner, and a customer with the vehicles and jobs of both", async () => {
  await fc.assert(
    fc.asyncProperty(randomShop, fc.constantFrom(...kinds), async (random, kind) => {
      const shopId = await storeShop(db, random);
      const jobs = await d1
        .prepare(`select count(*) as n from repair_jobs where shop_id = '${shopId}'
        and customer_id is not null and vehicle_id is not null`)
        .first<{ n: number }>();
      await joinRecords(db, jobColumns, { ...pairOf(kind, shopId), versions, by: "u" });
      const { results } = await d1
        .prepare(`select vehicle_id from vehicle_owners
        where shop_id = '${shopId}' and until is null group by vehicle_id having count(*) > 1`)
        .all();
      expect(results).toEqual([]);
      expect(
        await d1
          .prepare(`select count(*) as n from repair_jobs where shop_id = '${shopId}'
        and customer_id is not null and vehicle_id is not null`)
          .first(),
      ).toEqual(jobs);
    }),
    { numRuns: tries(40) },
  );
});

const plain: RandomShop = {
  people: [
    { phone: null, note: "a" },
    { phone: "b", note: "b" },
    { phone: "c", note: null },
    { phone: null, note: null },
  ],
  cars: [90, 60, null, null].map((odometer, place) => ({
    vin: null,
    engine: null,
    odometer,
    odometerUnit: odometer === null ? null : (["km", "mi"] as const)[place]!,
  })) as RandomShop["cars"],
  owners: [{ car: 2, person: 1, since: 0, open: true }],
  jobs: [
    { car: 2, person: 1 },
    { car: 2, person: 1 },
  ],
};

test("Fills what the kept customer lacks, and leaves with it what was added or edited since", async () => {
  const shopId = await storeShop(db, plain);
  const pair = pairOf("customers", shopId);
  await joinRecords(db, jobColumns, { ...pair, versions, by: "u" });
  const kept = async (id = pair.keptId) =>
    d1
      .prepare(`select phone, note, version from customers where shop_id = ? and id = ?`)
      .bind(shopId, id)
      .first();
  expect(await kept()).toEqual({ phone: "b", note: "a", version: 4 });
  const run = (text: string) => d1.prepare(text).bind(shopId).run();
  await run(
    "update customers set note = 'new', version = 5 where shop_id = ? and id = 'customers-0'",
  );
  await run(
    "update repair_jobs set customer_id = 'customers-2' where shop_id = ? and id = 'job-1'",
  );
  await run("update vehicle_owners set until = 7 where shop_id = ? and vehicle_id = 'vehicles-2'");
  expect(await undoJoin(db, jobColumns, pair)).toBe("undone");
  expect(await kept()).toEqual({ phone: "b", note: "new", version: 5 });
  expect(await kept(pair.goneId)).toEqual({ phone: "b", note: "b", version: 3 });
  const { results } = await d1
    .prepare("select id, customer_id as of from repair_jobs where shop_id = ? order by id")
    .bind(shopId)
    .all();
  expect(results).toEqual([
    { id: "job-0", of: "customers-1" },
    { id: "job-1", of: "customers-2" },
  ]);
  const { results: owners } = await d1
    .prepare("select customer_id as of, until from vehicle_owners where shop_id = ?")
    .bind(shopId)
    .all();
  expect(owners).toEqual([{ of: "customers-1", until: 7 }]);
});

test("Keeps the higher reading of two odometers, whatever they count", async () => {
  const shopId = await storeShop(db, plain);
  const reading = (id: string) =>
    d1
      .prepare("select odometer, odometer_unit as unit from vehicles where shop_id = ? and id = ?")
      .bind(shopId, id)
      .first();
  const pair = pairOf("vehicles", shopId);
  await joinRecords(db, jobColumns, { ...pair, versions, by: "u" });
  expect(await reading(pair.keptId)).toEqual({ odometer: 60, unit: "mi" });
  await undoJoin(db, jobColumns, pair);
  expect(await reading(pair.keptId)).toEqual({ odometer: 90, unit: "km" });
});

test("Writes nothing when one of the two was edited since, and undoes nothing after thirty days", async () => {
  const shopId = await storeShop(db, plain);
  const pair = pairOf("customers", shopId);
  const before = await dump(shopId, "");
  for (const stale of [
    { kept: 2, gone: 3 },
    { kept: 3, gone: 2 },
  ])
    expect(await joinRecords(db, jobColumns, { ...pair, versions: stale, by: "u" })).toBe(
      "changed",
    );
  const self = { ...pair, goneId: pair.keptId };
  expect(await joinRecords(db, jobColumns, { ...self, versions, by: "u" })).toBe("changed");
  expect(await dump(shopId, "")).toEqual(before);
  await joinRecords(db, jobColumns, { ...pair, versions, by: "u" });
  expect(await undoJoin(db, jobColumns, { ...pair, now: now + 31 * day })).toBe("late");
  // Another join of the record that was kept is to be undone first.
  const next = { ...pairOf("customers", shopId), keptId: "customers-2", goneId: pair.keptId };
  await joinRecords(db, jobColumns, { ...next, versions: { kept: 3, gone: 4 }, by: "u" });
  expect(await findSurvivor(db, { kind: "customers", shopId, id: pair.goneId })).toBe(
    "customers-2",
  );
  expect(await undoJoin(db, jobColumns, pair)).toBe("late");
  expect(await undoJoin(db, jobColumns, next)).toBe("undone");
  expect(await undoJoin(db, jobColumns, pair)).toBe("undone");
});
