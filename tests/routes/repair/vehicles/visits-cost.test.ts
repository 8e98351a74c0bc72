import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alikeQuery } from "#app/features/customers/alike.server.ts";
import {
  customersQuery,
  foundCustomersQuery,
  foundVehiclesQuery,
} from "#app/features/customers/list/customers.server.ts";
import { vehiclesOfCustomerQuery } from "#app/features/customers/person/customer.server.ts";
import {
  ownersQuery,
  vehicleAndAlikeQuery,
} from "#app/features/customers/vehicle/vehicle.server.ts";
import {
  earlierVisitsQuery,
  visitsOfVehicleQuery,
} from "#app/features/declined/declined.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { visitsOfCustomerQuery } from "#app/features/repair/visits/visits.server.ts";
import { openApp } from "../../../support/app.ts";
import { fillJobs } from "../../../support/fill.ts";
import { makeQuote } from "../../../support/make.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// Goal P4: what the pages of customers and vehicles cost the database, at any size of the tables.

const app = openApp();

async function run({ sql, params }: { sql: string; params: unknown[] }) {
  const statement = app()
    .d1.prepare(sql)
    .bind(...params);
  const { results, meta } = await statement.all();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return {
    results,
    read: meta.rows_read,
    plan: plan.results.map(({ detail }) => detail).join("\n"),
    scans: plan.results
      .map(({ detail }) => detail)
      .filter((one) => /^SCAN (?!.*subquery)/i.test(one)),
  };
}

const fill = (shopId: string, count: number) =>
  app().d1.batch([
    app()
      .d1.prepare(
        `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?2)
        INSERT INTO customers (shop_id, id, first_name, last_name, name_found_by, language, created_at, updated_at)
        SELECT ?1, printf('c%06d', n), 'Ana', printf('Lopez%06d', n), printf('ana lopez%06d', n), 'en', 0, 0 FROM up`,
      )
      .bind(shopId, count),
    app()
      .d1.prepare(
        `INSERT INTO customer_terms (shop_id, term, customer_id)
        SELECT shop_id, name_found_by, id FROM customers WHERE shop_id = ?1 AND id LIKE 'c%'
        UNION ALL SELECT shop_id, substr(name_found_by, 5), id FROM customers WHERE shop_id = ?1 AND id LIKE 'c%'`,
      )
      .bind(shopId),
  ]);

test.each([100, 5_000])(
  "among %i customers the list reads the rows that it shows",
  async (count) => {
    const { db } = app();
    const { owner, customer } = await makeVisits(db);
    await fill(owner.shopId, count);
    const after = { name: "ana lopez000050", id: "c000050" };
    for (const query of [
      customersQuery(db, owner.shopId, { limit: 21 }),
      customersQuery(db, owner.shopId, { limit: 21, after }),
      vehiclesOfCustomerQuery(db, owner.shopId, customer.id),
    ]) {
      const { results, read, scans } = await run(query.toSQL());
      expect(results.length).toBeGreaterThan(0);
      expect(read).toBeLessThanOrEqual(1.1 * results.length + 5);
      expect(scans).toEqual([]);
    }
  },
);

test.each([100, 5_000])("Finds similar records among %i customers by index", async (count) => {
  const { db } = app();
  const { owner, customer, vehicle } = await makeVisits(db);
  await fill(owner.shopId, count);
  const { shopId } = owner;
  for (const parties of [
    { customerId: customer.id, vehicleId: null },
    { customerId: null, vehicleId: vehicle.id },
  ]) {
    const { read, results, plan } = await run(alikeQuery(db, shopId, parties).toSQL());
    expect(results).toEqual([]);
    expect(read).toBeLessThanOrEqual(5);
    expect(plan).not.toMatch(/\(shop_id=\?\)/);
  }
});

test("A search reads a bounded number of terms", async () => {
  const { db } = app();
  const { owner } = await makeVisits(db);
  await fill(owner.shopId, 5_000);
  for (const text of ["an", "lopez", "lopez000077", "nobody"]) {
    const { read, scans } = await run(foundCustomersQuery(db, owner.shopId, text, 21).toSQL());
    expect([text, read <= 800 ? "bounded" : read]).toEqual([text, "bounded"]);
    expect(scans).toEqual([]);
  }
  const { results, read } = await run(foundVehiclesQuery(db, owner.shopId, "abc1", 20).toSQL());
  expect(results).toHaveLength(1);
  expect(read).toBeLessThanOrEqual(10);
});

test.each([
  ["nothing was declined", 0],
  ["something was declined on half of the jobs", 5],
])("the page of a vehicle reads what it shows where %s", async (_name, declined) => {
  const { db } = app();
  const { owner, customer, vehicle, visit } = await makeVisits(db);
  await fillJobs(app().d1, owner.shopId, 2_000);
  for (let n = 0; n < 25; n++) await visit();
  const jobs = await db.select().from(repairJobs).where(eq(repairJobs.vehicleId, vehicle.id));
  jobs.sort((one, other) => other.number - one.number);
  for (const job of jobs.slice(0, declined))
    await makeQuote(db, { owner, job, status: "rejected" });
  for (const job of jobs.slice(0, 10)) await makeQuote(db, { owner, job });
  const { shopId } = owner;
  const asked = { shopId, id: vehicle.id, prices: true };
  const queries = [
    vehicleAndAlikeQuery(db, shopId, vehicle.id),
    ownersQuery(db, shopId, vehicle.id),
    visitsOfVehicleQuery(db, asked),
  ];
  let [shown, read] = [declined, 0];
  for (const query of queries) {
    const answer = await run(query.toSQL());
    shown += answer.results.length;
    read += answer.read;
    expect(answer.scans).toEqual([]);
  }
  expect(shown).toBe(declined + 13);
  expect(read).toBeLessThanOrEqual(1.1 * shown + 5);

  const ofCustomer = await run(visitsOfCustomerQuery(db, shopId, { id: customer.id }).toSQL());
  expect(ofCustomer.results).toHaveLength(11);
  expect(ofCustomer.read).toBeLessThanOrEqual(1.1 * 11 + 5);
  const earlier = await run(earlierVisitsQuery(db, { shopId, jobId: jobs[0]!.id }).toSQL());
  expect(earlier.results).toHaveLength(10);
  expect(earlier.read).toBeLessThanOrEqual(1.1 * (10 + declined) + 5);
});
