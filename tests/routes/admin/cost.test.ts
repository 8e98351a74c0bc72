import { beforeAll, expect, test } from "vitest";
import { auditQuery } from "#app/features/admin/audit/audit.server.ts";
import { peopleQuery } from "#app/features/admin/people/people.server.ts";
import { peopleFilters } from "#app/features/admin/people/people-search.ts";
import { billingHealth } from "#app/features/billing/sync/health.server.ts";
import { adminOf } from "../../support/account/admin.ts";
import { openApp } from "../../support/app.ts";
import { fillAudit, fillPeople, nthPerson } from "../../support/fill.ts";

// Goal P4: what a page of each list costs the database, at any size of the tables. LLAVE_FULL=1
// measures with 100,000 of each.

const app = openApp();
const { admin } = adminOf(app);
const count = process.env.LLAVE_FULL === "1" ? 100_000 : 5_000;

type Statement = { toSQL: () => { sql: string; params: unknown[] } };

async function ask(statement: Statement) {
  const { sql, params } = statement.toSQL();
  const bound = (text: string) =>
    app()
      .d1.prepare(text)
      .bind(...params);
  const { results, meta } = await bound(sql).all();
  const plan = (await bound(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results.map(
    ({ detail }) => detail,
  );
  return { shown: results.length, read: meta.rows_read, ms: meta.duration, plan };
}

beforeAll(async () => {
  await fillPeople(app().d1, count);
  await fillAudit(app().d1, count);
}, 300_000);

test("Reads for a page of users only the rows that it shows, with account, plan and shop", async () => {
  for (const before of [undefined, Math.floor(count / 2)]) {
    const { shown, read, plan } = await ask(peopleQuery(app().db, { before, limit: 21 }));
    expect(shown).toBe(21);
    expect(read).toBeLessThanOrEqual(1.1 * 6 * shown + 5);
    expect(plan.filter((step) => /^SCAN/.test(step))).toEqual([]);
    expect(plan.join()).not.toMatch(/TEMP B-TREE/);
  }
});

test.each([
  ["a word of everyone", ["taller"], 21],
  ["a letter of everyone", ["p"], 21],
  ["one person", ["person00042"], 1],
  ["two words", ["ana", "person00042"], 1],
  ["nobody", ["nowhere"], 0],
])("a search for %s is one statement and reads no more than it shows", async (_, words, found) => {
  const times: number[] = [];
  for (const before of [undefined, count + 1]) {
    const { shown, read, ms, plan } = await ask(
      peopleQuery(app().db, { words, before, limit: 21 }),
    );
    times.push(ms);
    expect(shown).toBe(found);
    // The rows that the index of words names come on top.
    expect(read).toBeLessThanOrEqual(1.1 * 7 * shown + 5);
    expect(plan.filter((step) => /^SCAN (?!.*VIRTUAL TABLE)/.test(step))).toEqual([]);
  }
  if (count === 100_000)
    console.info(`${words.join(" ")}: ${times.join(" and ")} ms among ${count}`);
  expect(Math.min(...times)).toBeLessThanOrEqual(50);
});

test.each(peopleFilters)(
  "a filter by %s reads no account that has nothing of note",
  async (filter) => {
    const { shown, read, plan } = await ask(peopleQuery(app().db, { filter, limit: 21 }));
    expect(plan.join()).toContain("profiles_of_note");
    expect(
      plan.filter((step) => /^SCAN (?!profiles USING .*INDEX profiles_of_note)/.test(step)),
    ).toEqual([]);
    const { n } = (await app()
      .d1.prepare(`SELECT count(*) AS n FROM profiles WHERE subscription_status <> 'free'
      OR grant_tier IS NOT NULL OR suspended_at IS NOT NULL OR is_admin = 1`)
      .first<{ n: number }>())!;
    expect(read).toBeLessThanOrEqual(3 * n + 1.1 * 6 * shown + 5);
  },
);

test("a search of the audit log reads the entries of the users that it finds", async () => {
  const { shown, plan } = await ask(auditQuery(app().db, { text: "person00007", limit: 31 }));
  expect(shown).toBeGreaterThan(0);
  for (const index of ["audit_log_by_actor", "audit_log_by_subject"])
    expect(plan.join()).toContain(index);
  expect(plan.filter((step) => /^SCAN (audit_log|users|user_numbers)$/.test(step))).toEqual([]);
});

test("Reads for a page of the audit log only the rows that it shows with both names, filtered or not", async () => {
  for (const asked of [
    {},
    { before: "01890000-0000-7000-8000-000000000900" },
    { person: nthPerson(7) },
    { person: nthPerson(1), as: "actor" as const },
    { action: "user.plan" as const, to: "2999-12-31" },
  ]) {
    const { shown, read, plan } = await ask(auditQuery(app().db, { ...asked, limit: 31 }));
    expect(shown).toBe(31);
    expect(read).toBeLessThanOrEqual(1.1 * 3 * shown + 5);
    expect(plan.filter((step) => /^SCAN (actors|subjects|users)/.test(step))).toEqual([]);
    expect(plan.filter((step) => /^SCAN audit_log$/.test(step))).toEqual([]);
  }
});

test("Reads the payment status in three queries of at most a hundred rows", async () => {
  expect(await billingHealth(app().db, Date.now())).toEqual({
    lastEvent: null,
    overdue: 0,
    refusedLetters: 0,
  });
});

// Four trips: the session, the settings of the site, which are cached, and two of the page.
test("Asks twice for the page of a user, beside the session and the settings", async () => {
  const answer = await app().visit(`/admin/users/${nthPerson(1)}`, { as: await admin() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("server-timing")).toMatch(/trips [1-4]"$/);
});
