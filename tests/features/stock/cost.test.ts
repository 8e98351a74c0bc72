import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listItems, movementsQuery } from "#app/features/stock/items/find-items.server.ts";
import { stockViews } from "#app/features/stock/stock.ts";
import { openD1 } from "../../support/d1.ts";
import { signedIn } from "../../support/people.ts";
import { makeItem } from "../../support/stock/make-item.ts";

// P4 and P13: what the lists of the stock cost the database.

const { d1, close } = await openD1({ real: true });
const db = drizzle(d1);
afterAll(close);
let shopId: string;
let itemId: string;

beforeAll(async () => {
  shopId = (await signedIn(db, "premium")).shopId;
  itemId = await makeItem(db, shopId);
  await d1
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO stock_items (shop_id, id, name, name_key, quantity, low_mark, retired_at, created_at, updated_at)
      SELECT ?1, 'fill-' || i, 'Filter', 'filter ' || (i / 3), 0, iif(i % 2, 0, NULL), iif(i % 5 = 0, 1, NULL), 1, 1 FROM n`,
    )
    .bind(shopId)
    .run();
  await d1
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      INSERT INTO stock_movements (shop_id, id, item_id, n, kind, change, after, "by", at)
      SELECT ?1, 'fill-' || i, ?2, i, 'received', 1, i, 'x', i FROM n`,
    )
    .bind(shopId, itemId)
    .run();
}, 120_000);

const run = async (query: { toSQL: () => { sql: string; params: unknown[] } }) => {
  const { sql, params } = query.toSQL();
  const { results, meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all();
  return { shown: results.length, read: meta.rows_read };
};

test("A page of items reads what it shows, also far behind", async () => {
  for (const view of stockViews)
    for (const after of [undefined, "fill-3000"]) {
      const asked = { view, after, sought: { text: "" } };
      const { shown, read } = await run(listItems(db, shopId, asked));
      expect(shown).toBe(26);
      expect(read, `${view} ${after}`).toBeLessThanOrEqual(26 * 2 + 4);
    }
});

test("A page of movements reads what it shows, also far behind", async () => {
  for (const before of [undefined, 9_000]) {
    const { shown, read } = await run(movementsQuery(db, { shopId, itemId }, before));
    expect(shown).toBe(26);
    expect(read).toBeLessThanOrEqual(26 * 3);
  }
});
