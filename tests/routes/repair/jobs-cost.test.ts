import { expect, test } from "vitest";
import { jobWords } from "#app/features/repair/job-words.ts";
import type { JobsAsked } from "#app/features/repair/jobs.server.ts";
import { jobsQuery } from "#app/features/repair/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { fillJobs } from "../../support/fill.ts";
import { full } from "../../support/full.ts";
import { signedIn } from "../../support/people.ts";

// Goal P4: what a page of the list costs the database, at any size of the table. LLAVE_FULL=1
// measures among a million rows.

const app = openApp();

async function ask(shopId: string, asked: JobsAsked) {
  const { sql, params } = jobsQuery(app().db, shopId, asked).toSQL();
  const statement = app()
    .d1.prepare(sql)
    .bind(...params);
  const { results, meta } = await statement.all();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return {
    shown: results.length,
    read: meta.rows_read,
    ms: meta.duration,
    plan: plan.results.map((row) => row.detail),
  };
}

const pages: [string, JobsAsked][] = [
  ["the first page", { limit: 21 }],
  ["a later page", { limit: 21, before: 60 }],
  ["one status", { limit: 21, status: "completed" }],
  ["a later page of one status", { limit: 21, status: "cancelled", before: 90 }],
];

test.each([100, 5_000])("among %i jobs each page reads the rows that it shows", async (count) => {
  const owner = await signedIn(app().db, "premium");
  await fillJobs(app().d1, owner.shopId, count);
  for (const [name, asked] of pages) {
    const { shown, read, plan } = await ask(owner.shopId, asked);
    expect(shown).toBeGreaterThan(14);
    expect([name, read <= 1.1 * shown + 5 ? "bounded" : read]).toEqual([name, "bounded"]);
    expect([name, ...plan]).toEqual([
      name,
      expect.stringMatching(
        /^SEARCH repair_jobs USING (COVERING )?INDEX jobs_by_(number|search|status) /,
      ),
    ]);
  }
});

test("a search is one statement over the owner's own rows", async () => {
  const owner = await signedIn(app().db, "premium");
  const other = await signedIn(app().db, "premium");
  await fillJobs(app().d1, owner.shopId, 100);
  await fillJobs(app().d1, other.shopId, 5_000);
  const { shown, read, plan } = await ask(owner.shopId, {
    words: jobWords("ana nobody"),
    limit: 21,
  });
  expect(shown).toBe(0);
  expect(read).toBeLessThanOrEqual(100 * 1.1 + 5);
  expect(plan).toContainEqual(
    expect.stringMatching(/^SEARCH repair_jobs USING COVERING INDEX jobs_by_search /),
  );
  expect(plan.filter((step) => /^SCAN/.test(step))).toEqual([]);
});

test.runIf(full)(
  "a search of 10,000 own jobs among a million takes at most 50 ms",
  { timeout: 600_000 },
  async () => {
    for (let shop = 0; shop < 99; shop++)
      await fillJobs(app().d1, (await signedIn(app().db, "premium")).shopId, 10_000);
    const owner = await signedIn(app().db, "premium");
    await fillJobs(app().d1, owner.shopId, 10_000, "Long story. ".repeat(300));
    for (const [name, asked] of pages) {
      const { shown, read } = await ask(owner.shopId, asked);
      expect([name, read <= 1.1 * shown + 5 ? "bounded" : read]).toEqual([name, "bounded"]);
    }
    for (const [text, status] of [
      ["nobody"],
      ["nobody", "pending"],
      ["ana nobody at all here"],
      ["wo-000001"],
      ["ana"],
      ["2019"],
      ["+52 867 712 3456"],
      ["+528677123456"],
    ] as const) {
      const times = [];
      for (let round = 0; round < 9; round++)
        times.push((await ask(owner.shopId, { words: jobWords(text), limit: 21, status })).ms);
      times.sort((a, b) => a - b);
      console.info(`search "${text}" ${status ?? ""}: median ${times[4]} ms, worst ${times[8]} ms`);
      expect(times[4]).toBeLessThanOrEqual(50);
    }
  },
);
