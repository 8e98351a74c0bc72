import { type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { afterAll, expect, test } from "vitest";
import { workedSql } from "#app/features/clock/report/read-report.server.ts";
import { runningQuery } from "#app/features/clock/running.server.ts";
import { sheetQuery, toCheckQuery } from "#app/features/clock/sheet/find-sheet.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const { d1, close } = await openD1({ real: true });
afterAll(close);
const db = openDb(d1);
const hour = 3_600_000;
const week = 7 * 24 * hour;
const start = Date.parse("2024-01-01T08:00Z");

/** How many rows of the database a statement read. */
async function rowsRead(query: { sql: string; params: unknown[] }) {
  const { results, meta } = await d1
    .prepare(query.sql)
    .bind(...query.params)
    .all();
  return { results: results.length, read: (meta as { rows_read: number }).rows_read };
}

test("Of a hundred thousand entries a sheet reads those of its week", {
  timeout: 120_000,
}, async () => {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
    INSERT INTO clock_entries (shop_id, id, member_id, activity, started_at, ended_at, forgotten_at,
      closes_at, is_forgotten, by, at)
    SELECT ${shopId}, 'entry-' || i, iif(i % 20 = 0, ${owner.id}, 'member-' || (i % 20)), 'other',
      ${start} + (i / 20) * ${4 * hour}, ${start} + (i / 20) * ${4 * hour} + ${hour}, ${start} + ${hour},
      ${start} + ${hour}, 0, ${owner.id}, ${start} FROM n`);
  const ref = { shopId, memberId: owner.id };
  const from = start + 50 * week;
  const sheet = await rowsRead(sheetQuery(db, ref, from, from + week).toSQL());
  expect(sheet.results).toBe(42);
  // With the entries of a day and more before, and the names beside each.
  expect(sheet.read).toBeLessThan(42 * 6);
  expect((await rowsRead(runningQuery(db, ref).toSQL())).read).toBeLessThan(5);
  expect((await rowsRead(toCheckQuery(db, shopId, start).toSQL())).read).toBeLessThan(5);
  const spans = [{ key: "", from, to: from + week }];
  const report = asked(workedSql(shopId, { by: "technician", spans, now: from }));
  // Twenty members' week, each entry with its correction sought.
  expect((await rowsRead(report)).read).toBeLessThan(20 * 42 * 4);
});

const asked = (statement: SQL) => new SQLiteAsyncDialect().sqlToQuery(statement);
