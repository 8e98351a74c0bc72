import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { fits } from "#app/features/calendar/appointment/fits.server.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { planOf } from "#app/features/calendar/opening/day-plan.ts";
import { daysQueries } from "#app/features/calendar/page/find-days.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";
import { fillAppointments } from "../../support/repair/fill-appointments.ts";

// P4 and P13: what a day and a week cost the database among 100,000 appointments.

const app = openApp();
const zone = "America/Los_Angeles";
/** Ten appointments a day, for 10,000 days. */
const [perDay, days, first] = [10, 10_000, "2020-01-01"] as const;
const today = "2026-11-25";
let shopId: string;
let technicianId: string;

beforeAll(async () => {
  const owner = await signedIn(app().db, "premium");
  [shopId, technicianId] = [owner.shopId, owner.id];
  await fillAppointments(app().d1, { shopId, technicianId, first, days, perDay });
}, 300_000);

type Query = { toSQL: () => { sql: string; params: unknown[] } };

async function run(query: Query) {
  const { sql: text, params } = query.toSQL();
  const bound = () =>
    app()
      .d1.prepare(text)
      .bind(...params);
  const { results, meta } = await bound().all();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...params)
    .all<{ detail: string }>();
  return {
    shown: results.length,
    read: meta.rows_read,
    plan: plan.results.map((row) => row.detail).join("\n"),
  };
}

test.each([
  ["a day", today, 10],
  ["a week", "2026-11-29", 70],
])("%s reads the rows that it shows", async (_, to, shown) => {
  const from = shown === 10 ? today : "2026-11-23";
  for (const technician of [undefined, technicianId]) {
    const period = { from, to, today, zone, technicianId: technician };
    const found = await Promise.all(daysQueries(app().db, shopId, period).map(run));
    expect(found[0]!.shown).toBe(technician ? shown / 2 : shown);
    expect(found[0]!.read).toBeLessThanOrEqual(2 * shown + 5);
    // The sums read the index of the day alone.
    expect(found[4]!.read).toBeLessThanOrEqual(2 * shown + 5);
    expect(found[4]!.plan).toContain("COVERING INDEX appointments_of_day");
    // Thirty days back, those whose cars came.
    expect(found[3]!.read).toBeLessThanOrEqual(30 * perDay + 5);
    for (const { plan } of found) expect(plan).not.toMatch(/SCAN (?!json_each)/);
  }
});

test("Whether one more fits reads the appointments of its day alone", async () => {
  const calendar = {
    zone,
    country: "US" as const,
    settings: { ...standardSettings, promisedHours: 50 },
    version: 0,
    workers: [{ id: technicianId, role: "owner" as const }],
    closures: [],
  };
  const startsAt = Date.parse("2026-11-25T18:00Z");
  const wish = { shopId, id: "new", hours: 100, startsAt, endsAt: startsAt + 3_600_000 };
  const condition = fits(planOf(calendar, today), { ...wish, waits: true, technicianId });
  const query = app()
    .db.select({ fits: sql<number>`${condition}` })
    .from(sql`(SELECT 1)`);
  const { read, plan } = await run(query);
  expect(read).toBeLessThanOrEqual(5 * perDay + 10);
  expect(plan).toContain("appointments_of_day");
});

test("What is due reads no more than that", async () => {
  const due = app()
    .db.select({ id: appointments.id })
    .from(appointments)
    .where(sql`letter_at is not null AND letter_at <= ${Date.now()}`)
    .limit(50);
  const { plan, read } = await run(due);
  expect(plan).toContain("appointment_letters_due");
  expect(read).toBeLessThanOrEqual(2);
});
