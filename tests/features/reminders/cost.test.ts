import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { historyQueries } from "#app/features/reminders/known/history.server.ts";
import { daysQuery } from "#app/features/reminders/list/find-week.server.ts";
import { reportQuery } from "#app/features/reminders/list/report.server.ts";
import { openD1 } from "../../support/d1.ts";
import { dueVehicle } from "../../support/reminders/due-vehicle.ts";

// P4 and P13: what a week of the follow-up costs the database among 100,000 vehicles.

const { d1, close } = await openD1({ real: true });
const db = drizzle(d1);
afterAll(close);
const many = 100_000;
let due: Awaited<ReturnType<typeof dueVehicle>>;

beforeAll(async () => {
  due = await dueVehicle({ db });
  const { shopId } = due;
  const step = 20_000;
  for (let from = 0; from < many; from += step) {
    const rows = `WITH RECURSIVE n (i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3 - 1)`;
    const fill = (statement: string) =>
      d1.prepare(statement.replace("ROWS", rows)).bind(shopId, from, from + step);
    await d1.batch([
      fill(`INSERT INTO vehicles (shop_id, id, make, model, created_at, updated_at)
        ROWS SELECT ?1, 'fill-' || ?1 || '-' || i, 'Ford', 'F-150', 0, 0 FROM n`),
      fill(`INSERT INTO follow_up_days (shop_id, vehicle_id, ask_on, try_on)
        ROWS SELECT ?1, 'fill-' || ?1 || '-' || i, date('2026-01-05', (i / 20) || ' days'),
          date('2026-01-05', (i / 20) || ' days') FROM n`),
    ]);
  }
}, 300_000);

async function run(query: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql, params } = query.toSQL();
  const { results, meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all();
  const plan = await d1
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return {
    shown: results.length,
    read: meta.rows_read,
    plan: plan.results.map(({ detail }) => detail).join("\n"),
  };
}

test("A page of a week reads what it shows", async () => {
  const week = { from: "2027-03-01", to: "2027-03-07", isThis: false };
  for (const after of [undefined, { day: "2027-03-03", id: "fill" }])
    for (const isThis of [false, true]) {
      const found = await run(daysQuery(db, due.shopId, { ...week, isThis, after }));
      expect(found.shown).toBe(21);
      expect(found.read).toBeLessThanOrEqual(22);
      expect(found.plan).toContain("follow_up_by_day");
    }
});

test("What is known of a vehicle is read along its own rows, and the report along its days", async () => {
  const of = { shopId: due.shopId, id: due.vehicle.id, reader: "es" } as const;
  for (const query of [...historyQueries(db, of), reportQuery(db, due.shopId, Date.now())]) {
    const { read, plan } = await run(query);
    expect(read).toBeLessThanOrEqual(25);
    expect(plan).not.toMatch(/SCAN (?!json_each|q\b|p\b|inspections VIRTUAL)/);
  }
});
