import { and, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { clockEntries } from "#app/features/clock/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { clockShop } from "../../../support/clock/clock-shop.ts";
import { makeEntry } from "../../../support/clock/make-time.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof clockShop>>;
beforeAll(async () => {
  shop = await clockShop(app().db);
});

const read = async (path: string, as: Person) => {
  const answer = await app().visit(path, { as });
  return { status: answer.status, html: await answer.text() };
};
const post = (path: string, as: Person, form: Record<string, string> = {}) =>
  app().visit(path, { as, form, headers: { accept: "text/html" } });
const open = ({ id }: Person) =>
  app()
    .db.select()
    .from(clockEntries)
    .where(and(eq(clockEntries.memberId, id), isNull(clockEntries.endedAt)));

test("A shop that has not turned the clock on sees nothing of it", async () => {
  const { db } = app();
  const other = await signedIn(db, "premium");
  await makeShop(db, other);
  const job = await makeJob(db, { owner: other });
  for (const path of ["/repair-cms", `/repair-cms/${job.id}`])
    expect((await read(path, other)).html).not.toMatch(/\/clock"|\/time"|No time is running/);
  for (const path of [
    "time",
    "time/tablet",
    "time/pin",
    "time/new",
    "reports/time",
    "reports/time.csv",
  ])
    expect((await read(`/repair-cms/${path}`, other)).status).toBe(404);
  expect((await post(`/repair-cms/${job.id}/clock`, other, { id: newId() })).status).toBe(404);
  expect((await post("/repair-cms/clock-settings", other, { usesClock: "yes" })).status).toBe(200);
  expect((await read("/repair-cms/time", other)).status).toBe(200);
  expect((await read(`/repair-cms/${job.id}`, other)).html).toContain(`/${job.id}/clock`);
});

test("A technician starts a job, another one, and stops, without a script", async () => {
  const { technician, job, owner } = shop;
  const start = await post(`/repair-cms/${job.id}/clock`, technician, { id: newId() });
  expect(start.headers.get("location")).toBe(`/repair-cms/${job.id}`);
  const page = await read(`/repair-cms/${job.id}`, technician);
  expect(page.html).toContain("Running since");
  expect((await read("/repair-cms", technician)).html).toContain("Running since");
  expect((await read("/repair-cms?view=board", technician)).html).toContain("Running since");
  const other = await makeJob(app().db, { owner });
  const quote = await makeQuote(app().db, { owner, job: other, description: "Frenos" });
  const form = { id: newId(), quoteId: quote.id, back: "/repair-cms?view=board" };
  const next = await post(`/repair-cms/${other.id}/clock`, technician, form);
  expect(next.headers.get("location")).toBe("/repair-cms?view=board");
  const [running] = await open(technician);
  expect(running).toMatchObject({ jobId: other.id, quoteId: quote.id });
  await post("/repair-cms/time/stop", technician, { id: running!.id });
  expect(await open(technician)).toEqual([]);
  const sheet = await read("/repair-cms/time", technician);
  expect(sheet.html).toContain("This is not payroll");
  expect(sheet.html).toContain(`/repair-cms/${job.id}`);
});

test("No price is in what a technician is shown of time", async () => {
  const { technician, job } = shop;
  await makeQuote(app().db, { owner: shop.owner, job, description: "Bomba", laborHours: 3 });
  for (const path of [`/repair-cms/${job.id}/clock`, "/repair-cms/time"])
    expect((await read(path, technician)).html).not.toMatch(/\$\d|85\.00/);
});

test("Work without a job is noted, and a break does not count", async () => {
  const { advisor } = shop;
  await post("/repair-cms/time/start", advisor, { id: newId(), activity: "cleaning" });
  expect(await open(advisor)).toMatchObject([{ activity: "cleaning", jobId: null }]);
  await post("/repair-cms/time/start", advisor, { id: newId(), activity: "break" });
  expect(await open(advisor)).toMatchObject([{ activity: "break" }]);
});

test("Another shop's job is not there, nor a quote of another job", async () => {
  const { technician, job, owner } = shop;
  const stranger = await signedIn(app().db, "premium");
  const theirs = await makeJob(app().db, { owner: stranger });
  expect((await post(`/repair-cms/${theirs.id}/clock`, technician, { id: newId() })).status).toBe(
    404,
  );
  const other = await makeJob(app().db, { owner });
  const quote = await makeQuote(app().db, { owner, job: other });
  const wrong = await post(`/repair-cms/${job.id}/clock`, technician, {
    id: newId(),
    quoteId: quote.id,
  });
  expect(wrong.status).toBe(409);
});

test("Nobody stops what is another's", async () => {
  const { technician, job, owner } = shop;
  await post(`/repair-cms/${job.id}/clock`, technician, { id: newId() });
  const [running] = await open(technician);
  expect((await post("/repair-cms/time/stop", owner, { id: running!.id })).status).toBe(409);
  expect(await open(technician)).toHaveLength(1);
});

test("What is forgotten is ended by the cron, marked, and seen by its member and the owner", async () => {
  const { owner, shopId } = shop;
  const worksAt = { shopId, role: "technician" } as const;
  const sleepy = await signedIn(app().db, "free", { worksAt, name: "Sara Sueño" });
  const startedAt = new Date(Date.now() - 30 * 3_600_000);
  const closesAt = new Date(startedAt.getTime() + 2 * 3_600_000);
  await makeEntry(app().db, {
    shopId,
    memberId: sleepy.id,
    startedAt,
    endedAt: null,
    closesAt,
    forgottenAt: new Date(startedAt.getTime() + 5 * 3_600_000),
  });
  await app().quarter();
  expect(await open(sleepy)).toEqual([]);
  const week = startedAt.toISOString().slice(0, 10);
  expect((await read(`/repair-cms/time?week=${week}`, sleepy)).html).toContain("forgotten, check");
  expect((await read("/repair-cms/time", owner)).html).toMatch(/Not stopped lately.*Sara Sueño/s);
});

test("A removed member's time stays with the shop, and the member reads nothing more", async () => {
  const { owner, shopId } = shop;
  const worksAt = { shopId, role: "technician" } as const;
  const gone = await signedIn(app().db, "free", { worksAt, name: "Gil Gone" });
  const at = new Date(Date.now() - 3_600_000);
  await makeEntry(app().db, { shopId, memberId: gone.id, startedAt: at, endedAt: new Date() });
  await app().db.delete(shopMembers).where(eq(shopMembers.userId, gone.id));
  expect((await app().visit("/repair-cms/time", { as: gone })).headers.get("location")).toMatch(
    /^\/premium/,
  );
  expect((await read(`/repair-cms/time?member=${gone.id}`, owner)).html).toContain("Gil Gone");
});

test("Presses on several phones at once leave one that runs, and lose none", async () => {
  const { db } = app();
  const { technician, owner, job } = await clockShop(db);
  const jobs = [job, await makeJob(db, { owner }), await makeJob(db, { owner })];
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(
      jobs.map(({ id }) => post(`/repair-cms/${id}/clock`, technician, { id: newId() })),
    );
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await open(technician)).toHaveLength(1);
  }
  const rows = await db.select().from(clockEntries).where(eq(clockEntries.memberId, technician.id));
  expect(new Set(rows.map(({ jobId }) => jobId))).toEqual(new Set(jobs.map(({ id }) => id)));
});
