import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { reportQueries } from "#app/features/reports/read-report.server.ts";
import { readAsked } from "#app/features/reports/report.ts";
import { storeOffsets } from "#app/features/shop/store-offsets.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { openApp } from "../../../support/app.ts";
import { fillJobs } from "../../../support/fill.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { makeMoney } from "../../../support/money/make-money.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { sender } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const send = sender(app);
const zone = "America/Chicago";
const pesos = { laborRate: 900_00, currency: "MXN", decimals: 2 } as const;
let owner: Person;

beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await db.update(users).set({ name: "=1+1" }).where(eq(users.id, owner.id));
  for (const one of [zone, "Pacific/Honolulu"]) await storeOffsets(db, one);
  await makeShop(db, owner, { timeZone: zone });
  const job = await makeJob(db, { owner, technicianId: owner.id, language: "es" });
  const sold = await makeQuote(db, { owner, job, status: "approved" });
  await db.update(quoteLines).set({ cost: 100_00 }).where(eq(quoteLines.quoteId, sold.id));
  await makeQuote(db, { owner, job, status: "approved", rates: pesos, materials: [] });
  await makeJob(db, { owner });
  await makeJob(db, { owner, now: Date.now() - 40 * day });
  await makeMoney(app(), owner, wallTimeOf(Date.now() - 40 * day, zone).slice(0, 10));
});

const page = async (query = "") => {
  const { html } = await send(`/repair-cms/reports${query}`, { as: owner });
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
};
const csv = async (query: string) =>
  (await app().visit(`/repair-cms/reports.csv${query}`, { as: owner })).text();

test("Shows the figures of one currency, never added, and offers the others", async () => {
  const text = await page();
  expect(text).toContain("Sold $372.90 Before: $0.00");
  expect(text).toContain("Collected $200.15");
  expect(text).toContain("Owed $380.95 ▲ $380.95 more invoiced than paid");
  expect(text).toContain("Tax collected $23.30");
  expect(text).toContain("USD MXN");
  expect(text).not.toContain("MX$");
  // 160.40 of parts that cost 100.00 for one and 200.00 for two.
  expect(text).toContain("-$139.60");
  expect(text).toContain("2 (100%)");
  const pesos = await page("?currency=MXN");
  expect(pesos).toContain("Sold MX$2,250.00");
  expect(pesos).not.toContain("$372.90");
  expect(await page("?currency=BRL")).toContain("Sold $372.90");
});

test("Draws one figure by week, and links to the others with the same filters", async () => {
  const draw = async (query: string) =>
    (await send(`/repair-cms/reports${query}`, { as: owner })).html;
  const sold = await draw("?language=es");
  expect(sold).toMatch(/<li title="[A-Z][a-z]+ \d+: \$372\.90"/);
  expect(sold).toContain('href="/repair-cms/reports?language=es&amp;chart=hours"');
  expect(await draw("?chart=hours")).toMatch(/<li title="[A-Z][a-z]+ \d+: 5"/);
  expect(await draw("?chart=margin")).toMatch(/<li title="[^"]+: -\$139\.60"/);
  expect(await draw("?by=technician&chart=jobs")).toContain("Not assigned</span>");
});

test("Filters by technician and by the customer's language", async () => {
  expect(await page(`?technician=${owner.id}`)).toContain("$372.90");
  expect(await page("?technician=none")).not.toContain("$372.90");
  expect(await page("?language=en")).not.toContain("$372.90");
  expect(await page("?technician=former")).toContain("There is nothing to report");
});

test("Groups by language and by technician", async () => {
  const lines = (await csv("?by=language")).split("\r\n");
  expect(lines[0]).toContain("Customer's language,Currency,Jobs,");
  expect(lines[1]).toMatch(/^English,,2,0,0,0,0,0,/);
  expect(lines[2]).toMatch(/^Spanish,,1,2,0,2,0,5,/);
  expect(lines).toContainEqual(
    expect.stringMatching(/^Spanish,USD,,,,,,,1,372.90,372.90,372.90,212.50/),
  );
  expect(await csv("?by=technician")).toContain("\r\n'=1+1,");
});

test("Names a former member by the name that is stored, and a deleted account as none", async () => {
  const { db } = app();
  const other = await signedIn(db, "premium");
  const left = await signedIn(db, "premium");
  await db.update(users).set({ name: "Luz Prado" }).where(eq(users.id, left.id));
  await makeJob(db, { owner: other, technicianId: left.id });
  await makeJob(db, { owner: other, technicianId: "gone" });
  const { html } = await send("/repair-cms/reports?by=technician", { as: other });
  expect(html).toContain("Luz Prado (former)");
  expect(html).toContain("Former member");
  const one = await send(`/repair-cms/reports.csv?by=technician&technician=${left.id}`, {
    as: other,
  });
  expect(one.html.split("\r\n")[1]).toMatch(/^Luz Prado \(former\),,1,/);
});

test("Shows any range of days with totals, and leaves out weeks without anything", async () => {
  const from = wallTimeOf(Date.now() - 41 * day, zone).slice(0, 10);
  const to = wallTimeOf(Date.now() - 39 * day, zone).slice(0, 10);
  const text = await page(`?period=custom&from=${from}&to=${to}&by=day`);
  expect(text).toMatch(/Total 1 \$581\.10 \$23\.30 \$200\.15 /);
  // Nothing was sold in any of these days, so there is no column for it.
  expect(text).toMatch(/Days before 0 – – – /);
  expect(text).toMatch(/A year before 0 – – – /);
  const lines = (await csv(`?period=custom&from=${from}&to=${to}&by=week`)).trim().split("\r\n");
  expect(lines).toHaveLength(2);
});

test("Says what is owed in a file of its own", async () => {
  // The invoice has a date of 40 days ago, though it was made today.
  expect(await csv("?of=owed")).toBe("Age,Currency,Owed\r\n31 to 60 days,USD,380.95\r\n");
});

test("Ends weeks and months in the shop's time zone", async () => {
  const { db } = app();
  const other = await signedIn(db, "premium");
  await makeShop(db, other, { timeZone: "Pacific/Honolulu" });
  const months = [0, 1].map((_, at) => Date.UTC(2026, 9, 1, 9 + 2 * at));
  for (const now of months) await makeJob(db, { owner: other, now });
  const body = await app().visit("/repair-cms/reports.csv?by=month&period=year", { as: other });
  const lines = (await body.text()).split("\r\n");
  expect(lines.find((one) => one.startsWith("2026-10"))).toMatch(/^2026-10,,1,/);
  expect(lines.find((one) => one.startsWith("2026-09"))).toMatch(/^2026-09,,1,/);
});

test("Shows the shop's days to a reader whose day is another", async () => {
  const { db } = app();
  const other = await signedIn(db, "premium");
  await makeShop(db, other, { timeZone: "Pacific/Honolulu" });
  await makeJob(db, { owner: other });
  const today = wallTimeOf(Date.now(), "Pacific/Honolulu").slice(0, 7);
  for (const tz of ["Pacific/Kiritimati", "Pacific/Honolulu"]) {
    const report = "/repair-cms/reports.csv?by=month&period=year";
    const body = await app().visit(report, { as: other, headers: { cookie: `tz=${tz}` } });
    expect((await body.text()).split("\r\n")[1]).toMatch(new RegExp(`^${today},,1,`));
  }
});

test("Says that there is nothing yet, and ignores what no filter knows", async () => {
  const other = await signedIn(app().db, "premium");
  const { status, html } = await send("/repair-cms/reports?by=%00&period=9&language=xx", {
    as: other,
  });
  expect(status).toBe(200);
  expect(html).toContain("There is nothing to report");
});

test("Reads its rows by index, however many jobs there are", async () => {
  const large = await signedIn(app().db, "premium");
  const { d1 } = app();
  await fillJobs(d1, large.shopId, 2000);
  await d1
    .prepare("UPDATE repair_jobs SET created_at = ? - number * 3600000 WHERE shop_id = ?")
    .bind(Date.now(), large.shopId)
    .run();
  const asked = readAsked(new URLSearchParams("by=month&period=year"));
  const today = wallTimeOf(Date.now(), zone).slice(0, 10);
  for (const query of reportQueries(openDb(d1), large.shopId, { asked, today })) {
    const { sql, params } = query.toSQL();
    const { results } = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(results[0]!.detail).toMatch(/SEARCH shop_day_figures USING (COVERING )?INDEX/);
    const { meta } = await d1
      .prepare(sql)
      .bind(...params)
      .all();
    expect(meta.rows_read).toBeLessThan(200);
  }
});
