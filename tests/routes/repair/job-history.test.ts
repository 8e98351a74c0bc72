import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Job } from "#app/features/repair/job-rows.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { historyOf } from "#app/features/repair/page/job-event.ts";
import { jobQuery } from "#app/features/repair/page/job-page.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

const app = openApp();
let [owner, technician]: Person[] = [];
beforeAll(async () => {
  owner = await signedIn(app().db, "premium", { name: "Rosa Ramírez" });
  await makeShop(app().db, owner);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  technician = await signedIn(app().db, "free", { name: "Julián Cantú", worksAt });
});

const visit = (job: Job, verb: string, as: Person, form: Record<string, string>) =>
  app().visit(`/repair-cms/${job.id}/${verb}`, { as, form });
const history = async (job: Job) =>
  historyOf((await jobQuery(app().db, job.shopId, job.id))[0]!.history, { money: false }).map(
    ({ what, by, from, to }) => [what, by, from, to],
  );

test("Every change of a job stands in its history, once, with who made it", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  await visit(job, "diagnostic", technician!, { diagnostic: "Loose belt" });
  await visit(job, "status", technician!, { status: "in_progress" });
  await visit(job, "status", technician!, { status: "in_progress" });
  await visit(job, "edit", owner!, {
    ...typedJob,
    technicianId: technician!.id,
    promised: "2026-11-25T16:00",
    promisedZone: "America/Chicago",
  });
  expect(await history(job)).toEqual([
    ["promised", "Rosa Ramírez", null, String(Date.UTC(2026, 10, 25, 22))],
    ["technician", "Rosa Ramírez", null, "Julián Cantú"],
    ["details", "Rosa Ramírez", null, null],
    ["status", "Julián Cantú", "pending", "in_progress"],
    ["diagnostic", "Julián Cantú", null, null],
    ["created", "Rosa Ramírez", null, null],
  ]);
  const page = await (await app().visit(`/repair-cms/${job.id}?lng=es`, { as: owner! })).text();
  expect(page).toContain("cambió el estado de Pendiente a En curso.");
  expect(page).toContain("asignó el trabajo a Julián Cantú.");
});

test("What happens to a quote stands in the history of its job", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner: owner! });
  const quote = await makeQuote(db, { owner: owner!, job });
  const change = (verb: string, form: Record<string, string>) =>
    visit(job, `quotes/${quote.id}/${verb}`, owner!, form);
  await change("status", { status: "approved" });
  await change("status", { status: "approved" });
  await change("delete", {}); // refused: it is not pending
  await change("status", { status: "pending" });
  await change("duplicate", { id: newId() });
  await change("delete", {});
  expect((await history(job)).map(([what, , from, to]) => [what, from, to])).toEqual([
    ["quoteDeleted", null, null],
    ["quoteCreated", null, null],
    ["quoteStatus", "approved", "pending"],
    ["quoteStatus", "pending", "approved"],
    ["quoteCreated", null, null],
    ["created", null, null],
  ]);
  const page = await (await app().visit(`/repair-cms/${job.id}`, { as: owner! })).text();
  expect(page).toContain("deleted quote 1.");
  expect(page).toContain("made quote 2.");
});

test("An open job whose promised time has passed is overdue, a completed one is not", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  await visit(job, "edit", owner!, {
    ...typedJob,
    promised: "2020-01-02T10:00",
    promisedZone: "UTC",
  });
  const page = async () =>
    await (await app().visit(`/repair-cms/${job.id}`, { as: owner! })).text();
  expect(await page()).toContain("Overdue");
  await visit(job, "status", owner!, { status: "completed" });
  expect(await page()).not.toContain("Overdue");
  expect((await findJob(app().db, job.shopId, job.id))!.completedAt).not.toBeNull();
});

test("The page and the form show the promised time by the reader's clock", async () => {
  const promisedAt = new Date("2099-11-25T22:00Z");
  const job = await makeJob(app().db, { owner: owner!, promisedAt });
  const headers = { cookie: "tz=America/Chicago" };
  const read = async (path: string) =>
    (await app().visit(`/repair-cms/${job.id}${path}`, { as: owner!, headers })).text();
  expect(await read("")).toMatch(/Nov 25, 2099, 4:00\sPM/);
  const form = await read("/edit");
  expect(form).toContain('value="2099-11-25T16:00"');
  expect(form).toContain("In your time zone (America/Chicago).");
  expect(form).toMatch(/name="promisedZone"[^>]* value="America\/Chicago"/);
});

test("Assigns members only, and rejects an impossible time next to its field", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  const stranger = await signedIn(app().db, "premium");
  const assigned = await visit(job, "edit", owner!, { ...typedJob, technicianId: stranger.id });
  expect([assigned.status, await assigned.text()]).toEqual([
    422,
    expect.stringContaining("Choose somebody who works in this shop."),
  ]);
  const never = await visit(job, "edit", owner!, { ...typedJob, promised: "2026-13-40T10:00" });
  expect([never.status, await never.text()]).toEqual([
    422,
    expect.stringContaining("Enter a day and time"),
  ]);
  const plan = { technicianId: null, promisedAt: null, version: 1 };
  expect(await findJob(app().db, job.shopId, job.id)).toMatchObject(plan);
});

test("A rejected edit says who edited first", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  await visit(job, "diagnostic", technician!, { diagnostic: "Loose belt" });
  const late = await visit(job, "diagnostic", owner!, { diagnostic: "Worn belt", version: "1" });
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining("Julián Cantú has changed this diagnostic."),
  ]);
});

test("Keeps the events of a member who leaves, and removes the name of a deleted account", async () => {
  const { db } = app();
  const worksAt = { shopId: owner!.shopId, role: "technician" } as const;
  const former = await signedIn(db, "free", { name: "Beto Luna", worksAt });
  const job = await makeJob(db, { owner: owner! });
  await visit(job, "status", former, { status: "completed" });
  await db
    .delete(shopMembers)
    .where(and(eq(shopMembers.shopId, worksAt.shopId), eq(shopMembers.userId, former.id)));
  expect((await history(job))[0]).toEqual(["status", "Beto Luna", "pending", "completed"]);
  await db.delete(users).where(eq(users.id, former.id));
  expect((await history(job))[0]).toEqual(["status", null, "pending", "completed"]);
  const page = await (await app().visit(`/repair-cms/${job.id}`, { as: owner! })).text();
  expect(page).toContain("A former member");
});
