import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { monthQueries } from "#app/features/books/read-month.server.ts";
import { journalFiles, journalLines } from "#app/features/books/tables.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { openApp } from "../../../support/app.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";

// Measures one month of the books among ten years of records.

const app = openApp();
let shopId: string;

beforeAll(async () => {
  const { db } = app();
  const shop = await invoicingShop(db);
  shopId = shop.shopId;
  const invoice = await shop.toInvoice();
  await createInvoice(db, invoice);
  await shop.pay(invoice.jobId, 100_00);
  const who = { createdBy: shop.owner.id, createdAt: new Date() };
  for (let month = 1; month <= 10; month++) {
    const of = { shopId, month: `2015-${String(month).padStart(2, "0")}` };
    await db.insert(journalFiles).values({ ...of, ...who, number: 1, id: newId() });
    const about = { day: `${of.month}-01`, job: 1, account: "cash", currency: "USD", cents: 1 };
    const lines = Array.from({ length: 10_000 }, (_, position) => ({
      ...about,
      position,
      document: `payment:${position}`,
      accountName: "Cash",
    }));
    await insertRows(db, journalLines, lines, { ...of, file: 1 });
  }
});

test("A month reads its own rows alone, along indexes", async () => {
  const { d1, db } = app();
  for (const query of monthQueries(db, shopId, "2026-11")) {
    const { sql, params } = query.toSQL();
    const { meta } = await d1
      .prepare(sql)
      .bind(...params)
      .all();
    expect(meta.rows_read, sql).toBeLessThanOrEqual(20);
    const plan = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    for (const { detail } of plan.results)
      expect(detail).not.toMatch(/SCAN (?!json_each|quote|line|CONSTANT|\(subquery)/);
  }
});
