import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import {
  figureRefreshes,
  jobFigures,
  shopDayFigures,
} from "#app/features/reports/tables.server.ts";
import { zoneOffsets } from "#app/features/shop/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { localSql } from "../../../scripts/local/first-admin.ts";
import { recountFigures } from "../../../scripts/migrations/figures.ts";
import { openD1 } from "../../support/d1.ts";
import { full } from "../../support/full.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { recounted, storedFigures } from "../../support/quotes/recounted.ts";
import { reportWorld, step, worldStart } from "../../support/quotes/report-world.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
test("Equal a full recount after any history", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
      const { shopId, apply } = await reportWorld(db);
      for (const [at, one] of steps.entries()) {
        await apply(one);
        if (at % 5 === 0)
          expect(await storedFigures(db, shopId)).toEqual(await recounted(db, shopId));
      }
      expect(await storedFigures(db, shopId)).toEqual(await recounted(db, shopId));
      expect(await db.$count(figureRefreshes)).toBe(0);
    }),
    { numRuns: full ? 100 : 12, endOnFailure: true },
  );
});

test("Count what a part was sold for without the tax that is a part of its price", async () => {
  const { owner, shopId } = await reportWorld(db);
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, {
    owner,
    job,
    status: "approved",
    laborHours: 0,
    materials: [{ name: "Bomba", quantity: 1, unitPrice: 100_00 }],
    rates: {
      laborRate: 100_00,
      currency: "BRL",
      decimals: 2,
      terms: {
        rounding: "document",
        prices: "inclusive",
        taxOf: "price",
        taxes: [{ name: "ICMS", rate: 180_000, on: ["parts"] }],
        supplies: null,
        discount: null,
        exempt: null,
      },
    },
  });
  const cost = { cost: 50_00 };
  await db.update(quoteLines).set(cost).where(eq(quoteLines.quoteId, quote.id));
  expect(Object.values(await storedFigures(db, shopId))).toContainEqual(
    expect.objectContaining({ sold: 100_00, tax: 18_00, costed: 82_00, cost: 50_00 }),
  );
});

test("Go with their shop", async () => {
  const { owner, shopId, apply } = await reportWorld(db);
  const job = await makeJob(db, { owner });
  await makeQuote(db, { owner, job, status: "approved" });
  await apply({ kind: "invoice", pick: 0, hours: 0 });
  await db.delete(shops).where(eq(shops.id, shopId));
  for (const table of [shopDayFigures, jobFigures])
    expect(await db.$count(table, eq(table.shopId, shopId))).toBe(0);
});

test("Are mended by a recount", async () => {
  const { owner, shopId } = await reportWorld(db);
  const job = await makeJob(db, { owner, now: worldStart + day });
  await makeQuote(db, { owner, job, status: "approved" });
  const before = await storedFigures(db, shopId);
  const own = { shopId, technician: "t9", language: "en", currency: "USD" } as const;
  const [row] = await db.select().from(shopDayFigures).where(eq(shopDayFigures.shopId, shopId));
  await db.insert(shopDayFigures).values({ ...row!, ...own });
  await db.update(shopDayFigures).set({ sold: 7 }).where(eq(shopDayFigures.shopId, shopId));
  await db.update(jobFigures).set({ hours: 1 }).where(eq(jobFigures.shopId, shopId));
  await db.delete(zoneOffsets);
  expect(await recountFigures(localSql(d1), shopId)).toBe(1);
  expect(await storedFigures(db, shopId)).toEqual(before);
});

test("Are computed as refresh.sql says", async () => {
  const { sql: stored } = (await d1
    .prepare("select sql from sqlite_master where name = 'job_figures_refreshed'")
    .first<{ sql: string }>())!;
  const plain = (text: string) => text.replace(/\s+|;$/g, "");
  const written = readFileSync("app/features/reports/refresh.sql", "utf8").trim();
  const advice = "write a migration that creates the trigger as refresh.sql says (docs/adding.md)";
  expect(plain(stored), advice).toBe(plain(written));
});
