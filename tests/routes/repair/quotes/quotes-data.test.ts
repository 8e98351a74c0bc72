import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/job-pages/job-with-quotes.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { quotesQuery } from "#app/features/quotes/quotes-page.server.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import { saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { priced, rates } from "../../../support/quotes/priced-quote.ts";

const app = openApp();
async function garage() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  return { db, owner, job: await makeJob(db, { owner }) };
}
const refOf = (owner: { shopId: string }, job: { id: string }, quote: { id: string }) => ({
  shopId: owner.shopId,
  jobId: job.id,
  id: quote.id,
});
const count = async (table: string, shopId: string) =>
  (await app()
    .d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE shop_id = ?`)
    .bind(shopId)
    .first<{ n: number }>())!.n;

test("a quote is written with its materials in their order, its rate, currency and totals", async () => {
  const { db, owner, job } = await garage();
  const quote = await makeQuote(db, { owner, job });
  expect(quote).toMatchObject({
    laborRate: 85_00,
    currency: "USD",
    laborCost: 212_50,
    partsCost: 160_40,
    totalAmount: 372_90,
  });
  expect(quote).toMatchObject({ status: "pending", laborHours: 2.5, description: "Front brakes" });
  const id = expect.any(String);
  expect(quote.materials).toMatchObject([
    { id, name: "Brake pads", quantity: 1_00, unitPrice: 80_40, totalPrice: 80_40 },
    { id, name: "Brake disc", quantity: 2_00, unitPrice: 40_00, totalPrice: 80_00 },
  ]);
});

test("the same form twice, at once, is one quote", async () => {
  const { db, owner, job } = await garage();
  const id = newId();
  const now = Date.now();
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      createQuote(
        db,
        { shopId: owner.shopId, jobId: job.id, id },
        { quote: priced(), rates, by: owner.id, now },
      ),
    ),
  );
  expect(made.sort()).toEqual(["created", ...Array(7).fill("taken")]);
  expect([
    await count("repair_quotes", owner.shopId),
    await count("quote_lines", owner.shopId),
  ]).toEqual([1, 1]);
});

test("Adds no quote and no line to another shop's job", async () => {
  const { db, job } = await garage();
  const other = await signedIn(db, "premium");
  for (const jobId of [job.id, newId(), "rubbish"])
    expect(
      await createQuote(
        db,
        { shopId: other.shopId, jobId, id: newId() },
        { quote: priced(), rates, by: other.id, now: Date.now() },
      ),
    ).toBe("noJob");
  expect([
    await count("repair_quotes", other.shopId),
    await count("quote_lines", other.shopId),
  ]).toEqual([0, 0]);
});

test("Stores the largest quote whole: 50 materials at the highest prices", async () => {
  const { db, owner, job } = await garage();
  const materials = Array.from({ length: 50 }, (_, at) => ({
    name: `${at} "'\\ 🚗`,
    quantity: 9_999,
    unitPrice: 9_999_999_999,
  }));
  const quote = await makeQuote(db, {
    owner,
    job,
    laborHours: 1_000,
    materials,
    rates: { laborRate: 9_999_999_999, currency: "COP", decimals: 2 },
  });
  expect(quote.materials.map(({ name }) => name)).toEqual(materials.map(({ name }) => name));
  expect(BigInt(quote.totalAmount)).toBe(50n * 9_999n * 9_999_999_999n + 1_000n * 9_999_999_999n);
});

test("A batch that fails halfway writes nothing", async () => {
  const { db, owner, job } = await garage();
  const broken = {
    ...priced(),
    materials: [...priced().materials, { name: "Free", quantity: 0, unitPrice: 1, totalPrice: 0 }],
  };
  await expect(
    createQuote(
      db,
      { shopId: owner.shopId, jobId: job.id, id: newId() },
      { quote: broken, rates, by: owner.id, now: Date.now() },
    ),
  ).rejects.toThrow();
  expect([
    await count("repair_quotes", owner.shopId),
    await count("quote_lines", owner.shopId),
  ]).toEqual([0, 0]);

  const quote = await makeQuote(db, { owner, job });
  await expect(
    saveQuote(db, refOf(owner, job, quote), {
      quote: broken,
      version: quote.version,
      by: owner.id,
      now: Date.now(),
    }),
  ).rejects.toThrow();
  expect(await findQuote(db, owner.shopId, job.id, quote.id)).toEqual(quote);
});

test("Lists quotes newest first, a page at a time", async () => {
  const { db, owner, job } = await garage();
  for (let n = 1; n <= 12; n++)
    await makeQuote(db, {
      owner,
      job,
      description: `${n}`,
      materials: [],
      now: 1_000 + Math.floor(n / 2),
    });
  const shown: string[] = [];
  let before: Cursor | undefined;
  do {
    const sheet = await findJobWithQuotes(db, owner.shopId, job.id, { before });
    shown.push(...sheet!.quotes.map(({ description }) => description));
    before = sheet!.older;
  } while (before);
  expect(shown).toEqual(Array.from({ length: 12 }, (_, at) => String(12 - at)));
});

test("A page reads little more rows than it shows, however many quotes there are, without a scan", async () => {
  const { db, owner, job } = await garage();
  const crowd = await makeJob(db, { owner });
  for (const of of [job, crowd])
    for (let n = 0; n < 12; n++) await makeQuote(db, { owner, job: of, now: 1_000 + n });
  const query = quotesQuery(db, owner.shopId, job.id).toSQL();
  const { results, meta } = await app()
    .d1.prepare(query.sql)
    .bind(...query.params)
    .all();
  expect(results).toHaveLength(5);
  // Shown: 5 quotes, 10 materials, the job and the shop's rates. The last row tells whether older
  // quotes follow.
  expect(meta.rows_read + 2 + 1).toBeLessThanOrEqual(1.1 * 17 + 5);

  const before = { at: 1_010, id: newId() };
  for (const { sql: text, params } of [
    query,
    quotesQuery(db, owner.shopId, job.id, { before }).toSQL(),
  ]) {
    const plan = await app()
      .d1.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    const scans = plan.results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN /.test(detail));
    expect(scans).toEqual([]);
    expect(plan.results.map(({ detail }) => detail).join("\n")).toContain("quotes_of_job");
  }
});

test("Deleting an owner or a job deletes its quotes and materials", async () => {
  const { db, owner, job } = await garage();
  await makeQuote(db, { owner, job });
  await db.run(sql`DELETE FROM repair_jobs WHERE shop_id = ${owner.shopId}`);
  expect([
    await count("repair_quotes", owner.shopId),
    await count("quote_lines", owner.shopId),
  ]).toEqual([0, 0]);
});
