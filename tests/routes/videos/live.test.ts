import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import {
  listSessions,
  sessionsQuery,
  upcomingQuery,
} from "#app/features/videos/live/sessions.server.ts";
import { liveSessions, videoTutorials } from "#app/features/videos/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { makeVideo } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const zone = "America/Chicago";
const link = "https://meet.example.com/room?pwd=secret";
let admin: Person;
let diamond: Person;
beforeAll(async () => {
  admin = await signedIn(app().db, "free", { isAdmin: true });
  diamond = await signedIn(app().db, "premium");
});

const typed = (startsAt: number, over: Record<string, string> = {}) => ({
  id: newId(),
  title: "Scope basics",
  description: "Bring a scope.",
  language: "en",
  start: wallTimeOf(startsAt, zone),
  timeZone: zone,
  minutes: "60",
  link,
  ...over,
});
const schedule = (form: Record<string, string>) =>
  app().visit("/admin/videos/live/new", { as: admin, form });
const inZone = (as: Person | undefined, path: string, tz = zone) =>
  app().visit(path, { as, headers: { cookie: `tz=${tz}` } });
const rowOf = async (id: string) =>
  (await app().db.select().from(liveSessions).where(eq(liveSessions.id, id)))[0];
const soon = () => Date.now() + 90_000;

async function made(startsAt: number, over: Record<string, string> = {}) {
  const form = typed(startsAt, over);
  expect((await schedule(form)).headers.get("location")).toBe("/admin/videos/live");
  return form;
}

describe("scheduling", () => {
  test("stores the instant of the administrator's local time, across a change to daylight saving time", async () => {
    const year = new Date().getUTCFullYear() + 1;
    for (const [wall, instant] of [
      [`${year}-07-01T18:00`, Date.UTC(year, 6, 1, 23)],
      [`${year}-12-01T18:00`, Date.UTC(year, 11, 2, 0)],
    ] as const) {
      const { id } = await made(0, { start: wall });
      expect((await rowOf(id))!.startsAt.getTime()).toBe(instant);
      expect((await rowOf(id))!.endsAt.getTime()).toBe(instant + 3_600_000);
    }
  });

  test("twice with one id is one session with one audit entry", async () => {
    const form = typed(Date.now() + 5 * day);
    await schedule(form);
    await schedule(form);
    expect(
      await app().db.select().from(auditLog).where(eq(auditLog.subjectId, form.id)),
    ).toMatchObject([{ actorId: admin.id, action: "live.scheduled" }]);
  });

  test.each([
    [{ start: "2031-03-09T02:30" }, "Clocks spring forward past this time"],
    [{ start: "2020-01-01T10:00" }, "Choose a time in the future."],
    [{ start: "" }, "This field is required."],
    [{ start: "soon" }, "a valid date. Choose another."],
    [{ timeZone: "Mars/Base" }, "Choose one of the options."],
    [{ minutes: "0" }, "Enter 5 or more."],
    [{ minutes: "1e9" }, "Enter a number."],
    [{ minutes: "601" }, "Enter 600 or less."],
    [{ link: "javascript:alert(1)" }, "begins with https://"],
    [{ link: "http://meet.example.com/" }, "begins with https://"],
    [{ link: "https://a:b@meet.example.com/" }, "begins with https://"],
    [{ title: "" }, "This field is required."],
  ])("%j is refused", async (over, sentence) => {
    const form = typed(Date.now() + 5 * day, over as Record<string, string>);
    const answer = await schedule(form);
    // The zone is a hidden field: its error is above the form.
    expect(answer.status).toBe(422);
    if (!("timeZone" in over)) expect(await answer.text()).toContain(sentence);
    expect(await rowOf(form.id)).toBeUndefined();
  });

  test("warns the second of two administrators", async () => {
    const form = await made(Date.now() + 6 * day);
    const save = (over: Record<string, string>) =>
      app().visit(`/admin/videos/live/${form.id}/edit`, { as: admin, form: { ...form, ...over } });
    expect((await save({ sequence: "0", title: "First" })).status).toBe(302);
    const second = await save({ sequence: "0", title: "Second" });
    expect([second.status, (await second.text()).includes("Someone else changed")]).toEqual([
      409,
      true,
    ]);
    expect(await rowOf(form.id)).toMatchObject({ title: "First", sequence: 1 });
    expect(
      (
        await app().visit(`/admin/videos/live/${newId()}/edit`, {
          as: admin,
          form: { ...form, sequence: "0" },
        })
      ).status,
    ).toBe(404);
  });
});

describe("members", () => {
  test("see the next sessions in their own time zone, without the link", async () => {
    const form = await made(Date.UTC(2031, 0, 15, 18, 0), {
      start: "2031-01-15T18:00",
      title: "In thirty-one",
    });
    const html = await (await inZone(diamond, "/live", "Europe/Madrid")).text();
    expect(html).toContain("Jan 16, 2031, 1:00");
    expect(html).toContain("GMT+1");
    for (const page of [
      html,
      await (await inZone(diamond, "/premium")).text(),
      await (await inZone(diamond, "/live.data")).text(),
    ])
      expect(page).not.toContain("meet.example.com");
    const joined = await inZone(diamond, `/live/${form.id}/join`);
    expect(joined.headers.get("location")).toBe("/live");
  });

  test("can join on the day, only with a current Diamond plan", async () => {
    const form = await made(soon());
    expect(await (await inZone(diamond, "/live")).text()).toContain(`href="/live/${form.id}/join"`);
    expect((await inZone(diamond, `/live/${form.id}/join`)).headers.get("location")).toBe(link);
    for (const person of [
      await lapsed(app().db, "premium"),
      await signedIn(app().db, "medium"),
      await signedIn(app().db),
      admin,
    ])
      for (const path of ["/live", `/live/${form.id}/join`, `/live/${form.id}/session.ics`])
        expect((await inZone(person, path)).headers.get("location")).toBe("/premium?from=live");
    expect((await inZone(undefined, `/live/${form.id}/join`)).headers.get("location")).toMatch(
      /^\/login/,
    );
    expect((await inZone(diamond, `/live/${newId()}/join`)).status).toBe(404);
  });

  test("are redirected to the list when the session has moved or was canceled", async () => {
    const form = await made(soon());
    const old = await (await inZone(diamond, "/live")).text();
    expect(old).toContain(`/live/${form.id}/join`);
    const ics = async () => (await inZone(diamond, `/live/${form.id}/session.ics`)).text();
    const first = await ics();
    const moved = { ...form, start: "2031-07-15T18:00", sequence: "0" };
    await app().visit(`/admin/videos/live/${form.id}/edit`, { as: admin, form: moved });
    expect((await inZone(diamond, `/live/${form.id}/join`)).headers.get("location")).toBe("/live");
    const second = await ics();
    await app().visit(`/admin/videos/live/${form.id}/cancel`, { as: admin, form: {} });
    await app().visit(`/admin/videos/live/${form.id}/cancel`, { as: admin, form: {} });
    const third = await ics();
    const facts = (text: string) =>
      ["UID", "SEQUENCE", "DTSTART", "STATUS"].map(
        (name) => new RegExp(`${name}:(.*)\r`).exec(text)![1],
      );
    const uid = facts(first)[0];
    expect(facts(second)).toEqual([uid, "1", "20310715T230000Z", "CONFIRMED"]);
    expect(facts(third)).toEqual([uid, "2", "20310715T230000Z", "CANCELLED"]);
    for (const text of [first, second, third]) expect(text).not.toContain("meet.example.com");
    expect(await (await inZone(diamond, "/live")).text()).toContain("Canceled");
    const after = await app().visit(`/admin/videos/live/${form.id}/edit`, {
      as: admin,
      form: { ...moved, sequence: "2" },
    });
    expect([
      after.status,
      (await after.text()).includes("was canceled and can no longer be changed"),
    ]).toEqual([409, true]);
  });
});

describe("'Premium Content'", () => {
  const page = async (as: Person) => (await app().visit("/premium", { as })).text();

  test("shows handouts to Bronze, and live sessions to Diamond too", async () => {
    const { db } = app();
    const bronze = await signedIn(db, "medium");
    await makeVideo(db, { title: "With a sheet", handoutFile: "x.pdf", handoutBytes: 12_000 });
    await made(Date.now() + 3 * day, { title: "Only Diamond" });
    const [theirs, more] = [await page(bronze), await page(diamond)];
    expect([theirs.includes("With a sheet"), theirs.includes("Only Diamond")]).toEqual([
      true,
      false,
    ]);
    expect([more.includes("With a sheet"), more.includes("Scope basics")]).toEqual([true, true]);
    expect(await page(await lapsed(db, "premium"))).not.toContain("With a sheet");
  });

  test("has the empty state of the specification", async () => {
    const { db } = app();
    await db.delete(videoTutorials);
    expect(await page(await signedIn(db, "medium"))).toContain(
      "No content available at this moment.",
    );
  });
});

test("both lists read only the rows they show, among ten thousand", async () => {
  const { d1, db } = app();
  await d1
    .prepare(
      `WITH RECURSIVE up(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM up WHERE k < 10000)
      INSERT INTO live_sessions (id, title, description, starts_at, ends_at, time_zone, link, created_at, updated_at)
      SELECT printf('many%05d', k), 'x', 'x', ?1 + k * 60000, ?1 + k * 60000 + 1, 'UTC', 'https://x.example', 0, 0 FROM up`,
    )
    .bind(Date.UTC(2040, 0, 1) - 5_000 * 60_000)
    .run();
  for (const query of [
    upcomingQuery(db, Date.UTC(2040, 0, 1), 20),
    sessionsQuery(db, undefined, 21),
    sessionsQuery(db, { at: Date.UTC(2040, 0, 1), id: "x" }, 21),
  ]) {
    const { sql, params } = query.toSQL();
    const bound = d1
      .prepare(sql)
      .bind(...params.map((one) => (one instanceof Date ? one.getTime() : one)));
    const { results, meta } = await bound.all();
    expect(meta.rows_read).toBeLessThanOrEqual(1.1 * results.length + 5);
    const plan = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH live_sessions USING INDEX live_sessions_by_end/),
    ]);
  }
  const { sessions } = await listSessions(db);
  const { endsAt: at, id } = sessions.at(-1)!;
  const next = await listSessions(db, { before: { at, id } });
  expect(new Set([...sessions, ...next.sessions].map(({ id }) => id)).size).toBe(40);
});
