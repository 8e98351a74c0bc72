import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobPartsQueries } from "#app/features/parts/job/find-job-parts.server.ts";
import { partsQueries } from "#app/features/parts/list/find-parts.server.ts";
import { partViews } from "#app/features/parts/list/part-filter.ts";
import { ordersQueries } from "#app/features/parts/orders/find-orders.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob } from "../../support/make.ts";
import { makeSupplier } from "../../support/parts/make-parts.ts";
import { signedIn } from "../../support/people.ts";

// P4 and P13: what the lists of parts cost the database among 100,000 of them.

const { d1, close } = await openD1({ real: true });
const db = drizzle(d1);
afterAll(close);
const many = 100_000;
let ref: { shopId: string; jobId: string };
let supplierId: string;

beforeAll(async () => {
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  const busy = await makeJob(db, { owner });
  const { shopId } = job;
  ref = { shopId, jobId: job.id };
  supplierId = (await makeSupplier(db, shopId)).id;
  const step = 20_000;
  for (let from = 0; from < many; from += step)
    await d1
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 - 1)
        INSERT INTO parts (shop_id, line_id, job_id, name, quantity, state, at, "by", supplier_id,
          expected_on, core_charge, core_currency, core_state, core_at)
        SELECT ?3, 'fill-' || i, ?4, 'Filter', 100,
          CASE i % 4 WHEN 0 THEN 'needed' WHEN 1 THEN 'ordered' WHEN 2 THEN 'here' ELSE 'returned' END,
          i, 'x', CASE WHEN i % 4 > 0 THEN ?5 END, iif(i % 4 = 1, '2020-01-01', NULL),
          100, 'USD', iif(i % 2, 'open', 'credited'), i FROM n`,
      )
      .bind(from, from + step, shopId, busy.id, supplierId)
      .run();
  for (let from = 0; from < many; from += step)
    await d1
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 - 1)
        INSERT INTO part_orders (shop_id, id, number, supplier_id, language, content, created_by, created_at)
        SELECT ?3, 'order-' || i, i + 1, iif(i % 2, ?4, ?5), 'en',
          json_object('lines', json_array(json_object('lineId', 'fill-' || i), json_object('lineId', 'gone'))),
          'x', i FROM n`,
      )
      .bind(from, from + step, shopId, supplierId, (await makeSupplier(db, shopId)).id)
      .run();
}, 300_000);

const run = async (query: { toSQL: () => { sql: string; params: unknown[] } }) => {
  const { sql, params } = query.toSQL();
  const { results, meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all();
  return { shown: results.length, read: meta.rows_read };
};

test("A page of each list reads what it shows, also far behind", async () => {
  for (const view of partViews)
    for (const after of [undefined, { at: view === "late" ? 20200101 : 50_000, id: "fill-5" }])
      for (const seller of view === "ordered" || view === "here"
        ? [undefined, supplierId]
        : [undefined]) {
        const asked = {
          view,
          supplierId: seller,
          after,
          reader: "en",
          today: "2026-11-27",
        } as const;
        const [list] = partsQueries(db, ref.shopId, asked);
        const { shown, read } = await run(list);
        expect(shown, view).toBe(26);
        // A part, its job, its supplier, and looks for its line, its order and its translation.
        expect(read, `${view} ${seller}`).toBeLessThanOrEqual(26 * 4 + 4);
      }
});

test("The parts of a job are read along the job", async () => {
  for (const query of jobPartsQueries(db, ref, "en", true))
    expect((await run(query)).read).toBeLessThanOrEqual(5);
});

test("A page of the orders reads what it shows, of all and of one supplier, also far behind", async () => {
  for (const before of [undefined, 50_000])
    for (const seller of [undefined, supplierId]) {
      const [list] = ordersQueries(db, ref.shopId, { supplierId: seller, before });
      const { shown, read } = await run(list);
      expect(shown).toBe(26);
      // An order, its supplier, its two lines and the one part that is there.
      expect(read, `${before} ${seller}`).toBeLessThanOrEqual(26 * 5);
    }
});
