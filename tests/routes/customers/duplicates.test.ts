import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { duplicatesQuery } from "#app/features/customers/duplicates/duplicates.server.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

// The list of what looks the same in a shop.

const app = openApp();
let owner: Person;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
});
const list = "/repair-cms/customers/duplicates";
const page = async (path: string, as = owner) => (await app().visit(path, { as })).text();
const shared = (html: string) =>
  [...html.matchAll(/<section aria-label="([^"]*)"/g)].map(([, label]) => label!);

test.each([
  ["phone", "(555) 010-7777"],
  ["email", "twice@example.com"],
  ["plate", "TWICE-1"],
  ["vin", "1GCEK14T04Z123456"],
])("Lists what shares a %s, with a link to compare with the oldest", async (by, value) => {
  const { db } = app();
  const as = await signedIn(db, "premium");
  const kind = by === "phone" || by === "email" ? "customers" : "vehicles";
  const make = (now: number, one: string | null = value) =>
    kind === "customers"
      ? aCustomer(db, { owner: as, email: null, phone: null, now, [by]: one })
      : aVehicle(db, { owner: as, plate: null, now, [by]: one });
  const [young, old] = [await make(2), await make(1)];
  await make(3, null);
  await make(4, by === "vin" ? "2T1BURHE5JC000000" : `3${value}`);
  const html = await page(`${list}?by=${by}`, as);
  expect(shared(html)).toEqual([value]);
  expect(html).toContain(`href="/repair-cms/${kind}/${old.id}/join/${young.id}"`);
  expect(html).not.toContain("Keep looking");
});

test("Goes on by key, a page at a time, and shows nothing twice", async () => {
  const { db } = app();
  const plates = Array.from({ length: 22 }, (_, n) => `PAGE-${String(n).padStart(2, "0")}`);
  for (const plate of plates) for (let n = 0; n < 2; n++) await aVehicle(db, { owner, plate });
  const first = await page(`${list}?by=plate`);
  expect(shared(first)).toEqual(plates.slice(0, 20));
  const next = /href="(\/repair-cms\/customers\/duplicates[^"]*after=[^"]*)"/.exec(first)![1]!;
  const second = await page(next.replaceAll("&amp;", "&"));
  expect(shared(second)).toEqual(plates.slice(20));
  expect(second).toContain("Back to the beginning");
});

test("Looks through a bounded part of the index, and goes on behind it", async () => {
  const { d1, db } = app();
  const as = await signedIn(db, "premium");
  const insert = `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 10500)
    INSERT INTO vehicles (shop_id, id, make, model, plate, plate_found_by, created_at, updated_at)
    SELECT ?1, printf('v%06d', n), 'Ford', 'F-150', printf('P%05d', n), printf('p%05d', n), 0, 0 FROM up`;
  await d1.prepare(insert).bind(as.shopId).run();
  for (let n = 0; n < 7; n++) await aVehicle(db, { owner: as, plate: "P10400" });
  const first = await page(`${list}?by=plate`, as);
  expect(first).toContain("There is more to look through.");
  const next = /href="([^"]*after=[^"]*)"/.exec(first)![1]!.replaceAll("&amp;", "&");
  const second = await page(next, as);
  expect(shared(second)).toEqual(["P10400"]);
  expect(second).toContain("And more.");

  const query = duplicatesQuery({ shopId: as.shopId, by: "plate", after: undefined });
  const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(query);
  const { meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all();
  expect(meta.rows_read).toBeLessThan(50_000);
  const plan = await d1
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join("\n")).toContain(
    "SEARCH vehicles USING COVERING INDEX vehicles_by_plate",
  );
});

test("Says that there are none, and nothing of another shop", async () => {
  const { db } = app();
  const as = await signedIn(db, "premium");
  const html = await page(`${list}?by=vin&after=zz`, as);
  expect(html).toContain("No duplicates found");
  expect(await page(`${list}?by=nonsense`, as)).toContain("No duplicates found");
});
