import { expect, test } from "vitest";
import { boardQueries } from "#app/features/repair/board/board.server.ts";
import { jobWords } from "#app/features/repair/list/job-words.ts";
import type { JobsQuery } from "#app/features/repair/list/jobs.server.ts";
import { jobsQuery } from "#app/features/repair/list/jobs.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { fillJobs } from "../../support/fill.ts";
import { full } from "../../support/full.ts";
import { signedIn } from "../../support/people.ts";

// Goal P4: what a page of the list costs the database, at any size of the table. LLAVE_FULL=1
// measures among a million rows.

const app = openApp();

const ask = (shopId: string, asked: JobsQuery) => run(jobsQuery(app().db, shopId, asked).toSQL());

async function run({ sql, params }: { sql: string; params: unknown[] }) {
  const statement = app()
    .d1.prepare(sql)
    .bind(...params);
  const { results, meta } = await statement.all<{
    technician: string | null;
    issues_translation: string | null;
  }>();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return {
    shown: results.length,
    /**
     * Rows read by joins: the name of an assigned technician, and the translation of a job in the
     * other language.
     */
    joined:
      results.filter(({ technician }) => technician !== null).length +
      results.filter(({ issues_translation: text }) => text !== null).length,
    read: meta.rows_read,
    ms: meta.duration,
    plan: plan.results.map((row) => row.detail),
  };
}

const pages: [string, JobsQuery][] = [
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
    expect([name, plan[0]]).toEqual([
      name,
      expect.stringMatching(
        /^SEARCH repair_jobs USING (COVERING )?INDEX jobs_by_(number|search|status) /,
      ),
    ]);
  }
});

const now = Date.UTC(2026, 10, 22, 12);

/** Assigns half of the jobs, promises half, and says when they were completed. */
const plan = (shopId: string, technicianId: string) =>
  app()
    .d1.prepare(
      `UPDATE repair_jobs SET technician_id = iif(number % 8 < 4, ?2, NULL),
        state_id = iif(number % 3 = 0, 's' || (number % 2), NULL),
        owed_total = number % 10 * 100, money_currency = 'USD',
        promised_at = iif(number % 16 < 8, ?3 + (number % 90 - 45) * 3600000, NULL),
        completed_at = iif(status = 'completed', ?3 - number * 60000, NULL) WHERE shop_id = ?1`,
    )
    .bind(shopId, technicianId, now)
    .run();

const language = "es";

/** Gives half of the jobs a translation of what was reported. */
const translateHalf = (shopId: string) =>
  app()
    .d1.prepare(
      `INSERT INTO text_translations (shop_id, job_id, subject_id, field, language, original_language,
        text, of_text, state, at)
        SELECT shop_id, id, id, 'issues', ?2, 'en', 'Ruido', issues, 'machine', 0
        FROM repair_jobs WHERE shop_id = ?1 AND number % 2 = 0`,
    )
    .bind(shopId, language)
    .run();

test.each([200, 5_000])(
  "among %i jobs each filter and each column of the board reads what it shows",
  async (count) => {
    const owner = await signedIn(app().db, "premium");
    const { shopId, id: technicianId } = owner;
    await fillJobs(app().d1, shopId, count);
    await plan(shopId, technicianId);
    await translateHalf(shopId);
    const promised = { until: now };
    const week = { from: now, until: now + 7 * day };
    const after = { at: now - 30 * 3_600_000, id: "5" };
    const asked: [index: string, asked: JobsQuery][] = [
      ["jobs_of_technician", { technicianId }],
      ["jobs_of_technician", { technicianId: null, before: 150 }],
      ["jobs_of_technician_by_status", { technicianId, status: "completed" }],
      ["jobs_owing", { owed: true, money: true }],
      ["jobs_owing", { owed: true, before: 150 }],
      ["jobs_by_state", { stateId: "s1" }],
      ["jobs_due", { promised }],
      ["jobs_due", { promised, status: "pending", after }],
      ["jobs_due", { promised: week }],
      ["jobs_due_of_technician", { promised, technicianId, after }],
      ["jobs_due_of_technician", { promised: week, technicianId, status: "in_progress" }],
    ];
    const board = (who?: string) =>
      boardQueries(app().db, shopId, {
        technicianId: who,
        prices: true,
        canceled: true,
        now,
        language,
      });
    const open = ["jobs_due", "jobs_due", "jobs_completed", "jobs_by_status"];
    const mine = [
      "jobs_due_of_technician",
      "jobs_due_of_technician",
      "jobs_completed_by_technician",
      "jobs_of_technician_by_status",
    ];
    const cases = [
      ...asked.map(
        ([index, one]) => [index, jobsQuery(app().db, shopId, { ...one, language })] as const,
      ),
      ...board().map((query, n) => [open[n]!, query] as const),
      ...board(technicianId).map((query, n) => [mine[n]!, query] as const),
    ];
    for (const [n, [index, query]] of cases.entries()) {
      const { shown, joined, read, plan } = await run(query.toSQL());
      const bound = 1.1 * (shown + joined) + 5;
      expect([n, shown > 3, read <= bound ? "bounded" : read]).toEqual([n, true, "bounded"]);
      const used = plan.flatMap((step) => /repair_jobs USING INDEX (\w+)/.exec(step)?.[1] ?? []);
      expect([n, new Set(used)]).toEqual([n, new Set([index])]);
      expect(plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([]);
    }
  },
);

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
