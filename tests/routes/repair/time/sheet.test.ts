import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { clockEntries } from "#app/features/clock/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { clockShop } from "../../../support/clock/clock-shop.ts";
import { makeEntry } from "../../../support/clock/make-time.ts";
import { makeQuote } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof clockShop>>;
let entryId: string;
const hour = 3_600_000;

beforeAll(async () => {
  const { db } = app();
  shop = await clockShop(db);
  const { shopId, technician, job } = shop;
  const entry = await makeEntry(db, {
    shopId,
    memberId: technician.id,
    jobId: job.id,
    // 1:30 to 3:30, with the clocks going forward between: one hour.
    startedAt: new Date("2026-03-08T07:30Z"),
    endedAt: new Date("2026-03-08T08:30Z"),
  });
  entryId = entry.id!;
});

const text = async (path: string, as: Person) => {
  const answer = await app().visit(path, { as });
  return (await answer.text()).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
};
const correct = (form: Record<string, string>, as: Person, of = entryId) =>
  app().visit(`/repair-cms/time/${of}/correct`, { as, form: { id: newId(), ...form } });
const typed = {
  from: "2026-03-08T01:00",
  to: "2026-03-08T04:00",
  work: "",
  why: "He began at one.",
};

test("A day with a change of the clocks is as long as it was", async () => {
  const page = await text("/repair-cms/time?week=2026-03-08", shop.technician);
  expect(page).toMatch(/Worked this week 1:00/);
});

test("A technician sees his own sheet alone, and corrects nothing", async () => {
  const { technician, owner } = shop;
  const asked = await text(`/repair-cms/time?member=${owner.id}&week=2026-03-08`, technician);
  expect(asked).toMatch(/Worked this week 1:00/);
  expect((await correct(typed, technician)).status).toBe(403);
});

test("What is typed wrong is said at its field, and kept", async () => {
  const { owner } = shop;
  for (const [change, said] of [
    [{ to: "2026-03-08T00:30" }, "The end is before the start."],
    [{ to: "2026-03-09T04:30" }, "An entry is 24 hours at most."],
    [{ from: "2026-03-08T02:30" }, "There is no such time on that day."],
    [{ work: "99999" }, "No job has this number."],
    [{ to: "2999-01-01T00:00" }, "An entry is 24 hours at most."],
  ] as const) {
    const answer = await correct({ ...typed, ...change }, owner);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(said);
    expect(page).toContain("He began at one.");
  }
});

test("An advisor corrects: the original stays, struck through, beside who and why", async () => {
  const { advisor, technician, job } = shop;
  const work = String(job.number);
  const [one, other] = await Promise.all([
    correct({ ...typed, work }, advisor),
    correct({ ...typed, work }, advisor),
  ]);
  expect([one.status, other.status].sort()).toEqual([302, 409]);
  const html = await (
    await app().visit("/repair-cms/time?week=2026-03-08", { as: technician })
  ).text();
  expect(html).toContain("line-through");
  const page = await text("/repair-cms/time?week=2026-03-08", technician);
  expect(page).toContain("Ada Advisor: He began at one.");
  expect(page).toMatch(/Worked this week 2:00/);
  const [stored] = await app().db.select().from(clockEntries).where(eq(clockEntries.id, entryId));
  expect(stored!.startedAt.toISOString()).toBe("2026-03-08T07:30:00.000Z");
});

test("A correction that runs still, of another shop, or that was made is refused", async () => {
  const { owner, technician, shopId } = shop;
  expect((await correct(typed, owner)).status).toBe(409);
  const stranger = await clockShop(app().db);
  expect((await correct(typed, stranger.owner)).status).toBe(404);
  const running = await makeEntry(app().db, { shopId, memberId: technician.id, endedAt: null });
  expect((await correct(typed, owner, running.id!)).status).toBe(404);
});

test("An entry is added for a member of the shop alone", async () => {
  const { owner, advisor } = shop;
  const add = (member: string) =>
    app().visit(`/repair-cms/time/new?member=${member}`, {
      as: owner,
      form: { id: newId(), ...typed, activity: "training" },
    });
  expect((await add(advisor.id)).status).toBe(302);
  const stranger = await signedIn(app().db);
  expect((await add(stranger.id)).status).toBe(404);
  expect(await text(`/repair-cms/time?member=${advisor.id}&week=2026-03-08`, owner)).toMatch(
    /Training.*Worked this week 2:00/,
  );
});

test("The report sets worked hours against sold ones, by technician, week and job", async () => {
  const { db } = app();
  const { owner, technician, job, shopId } = await clockShop(db);
  await makeQuote(db, { owner, job, status: "approved", laborHours: 3 });
  const startedAt = new Date(Math.floor(Date.now() / hour) * hour - 2 * hour);
  const endedAt = new Date(startedAt.getTime() + 2 * hour);
  await makeEntry(db, { shopId, memberId: technician.id, jobId: job.id, startedAt, endedAt });
  const csv = async (by: string): Promise<string[][]> => {
    const answer = await app().visit(`/repair-cms/reports/time.csv?period=month&by=${by}`, {
      as: owner,
    });
    return parse(await answer.text(), { bom: true });
  };
  expect((await csv("technician"))[1]).toEqual(["Tito Taller", "2", "0", "3"]);
  expect((await csv("week")).slice(1).map((row) => row[1])).toContain("2");
  expect((await csv("job"))[1]?.slice(1)).toEqual(["2", "2", "3"]);
  for (const by of ["technician", "week", "job"])
    expect(await text(`/repair-cms/reports/time?by=${by}`, owner)).toMatch(/2:00.*3:00.*150 %/);
  expect(await text("/repair-cms/reports/time", owner)).toContain("This is not payroll");
  expect((await app().visit("/repair-cms/reports/time", { as: technician })).status).toBe(404);
});
