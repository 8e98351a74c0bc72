import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobStatus } from "#app/features/repair/job.ts";
import { jobStatuses } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const now = Date.now();

const technicianOf = (owner: Person, name = "Julián Cantú") =>
  signedIn(app().db, "free", { name, worksAt: { shopId: owner.shopId, role: "technician" } });

async function board(as: Person, query = ""): Promise<string> {
  const answer = await app().visit(`/repair-cms?view=board${query}`, { as });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The numbers of the jobs in each column, from top to bottom. */
const columnsOf = (html: string) =>
  Object.fromEntries(
    jobStatuses.map((status) => {
      const section = new RegExp(`<section id="${status}"(.*?)</section>`, "s").exec(html);
      if (!section) return [status, undefined];
      const [, column = ""] = section;
      return [
        status,
        [...column.matchAll(/>WO-0*(\d+)<\/a>/g)].map(([, number]) => Number(number)),
      ];
    }),
  );

const move = (jobId: string, as: Person, form: Record<string, string>) =>
  app().visit(`/repair-cms/${jobId}/status.data`, { as, form });

test("A card says what the customer reported, and on one's own board not whose it is", async () => {
  const owner = await signedIn(app().db, "premium");
  const technician = await technicianOf(owner);
  await makeJob(app().db, { owner, technicianId: technician.id, issues: "Grinds when braking" });
  const cardOf = (html: string) => /<li data-card.*?<\/li>/s.exec(html)![0];
  const ofAll = cardOf(await board(owner));
  expect(ofAll).toContain("Grinds when braking");
  expect(ofAll).toContain("Julián Cantú");
  expect(cardOf(await board(technician, "&technician=me"))).not.toContain("Julián Cantú");
});

test("Shows on the board the jobs that a search finds, by the names of the trade in both languages", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner, issues: "Front brake pads squeal", status: "in_progress" });
  await makeJob(app().db, { owner, issues: "Stalls at every light" });
  const squeals = await board(owner, "&q=balatas");
  expect(columnsOf(squeals)).toMatchObject({ pending: [], in_progress: [1] });
  expect(squeals).toMatch(/<input type="hidden" name="view" value="board"/);
  expect(columnsOf(await board(owner))).toMatchObject({ pending: [2], in_progress: [1] });
});

test("Columns go by status, and the soonest promised open job stands first", async () => {
  const owner = await signedIn(app().db, "premium");
  const technician = await technicianOf(owner);
  const make = (status: JobStatus, hours?: number) =>
    makeJob(app().db, {
      owner,
      status,
      technicianId: technician.id,
      promisedAt: hours === undefined ? null : new Date(now + hours * 3_600_000),
    });
  await make("pending");
  await make("pending", 30);
  await make("pending", -2);
  await make("in_progress", 5);
  await make("completed", -3);
  await make("cancelled");
  const html = await board(owner);
  const open = { pending: [3, 2, 1], in_progress: [4], completed: [5] };
  expect(columnsOf(html)).toEqual({ ...open, cancelled: undefined });
  expect(html).toContain('href="/repair-cms?view=board&amp;canceled=yes"');
  expect(columnsOf(await board(owner, "&canceled=yes"))).toEqual({ ...open, cancelled: [6] });
  // Promised two hours ago and still open; what is completed is not overdue.
  expect(html.match(/Overdue/g)).toHaveLength(1);
  for (const text of ["ABC-123", "2018 Toyota Corolla", "María Pérez", "Julián Cantú"])
    expect(html).toContain(text);
});

test("Completed jobs leave the board after seven days, and are in the list", async () => {
  const owner = await signedIn(app().db, "premium");
  for (const days of [1, 6.9, 7.1])
    await makeJob(app().db, { owner, status: "completed", now: now - days * day });
  const html = await board(owner);
  expect(columnsOf(html).completed).toEqual([1, 2]);
  expect(html).toContain('href="/repair-cms?status=completed"');
});

test("A column that is full leads to the list of its status", async () => {
  const owner = await signedIn(app().db, "premium");
  for (let n = 0; n < 11; n++) await makeJob(app().db, { owner, status: "cancelled" });
  const html = await board(owner, "&technician=none&canceled=yes");
  expect(columnsOf(html).cancelled).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(html).toContain('href="/repair-cms?status=cancelled&amp;technician=none"');
});

test("Filters to the reader's own jobs", async () => {
  const owner = await signedIn(app().db, "premium");
  const [mine, theirs] = [await technicianOf(owner), await technicianOf(owner)];
  for (const technicianId of [mine.id, theirs.id, null])
    await makeJob(app().db, { owner, technicianId });
  const pending = async (as: Person, query: string) => columnsOf(await board(as, query)).pending;
  expect(await pending(mine, "&technician=me")).toEqual([1]);
  expect(await pending(theirs, "&technician=me")).toEqual([2]);
  expect(await pending(owner, `&technician=${theirs.id}`)).toEqual([2]);
  expect(await pending(owner, "&technician=none")).toEqual([3]);
  expect(await pending(owner, "&technician=%27%3B--")).toEqual([1, 2, 3]);
});

test("Shows no jobs of another shop, whoever is assigned", async () => {
  const [owner, other] = [await signedIn(app().db, "premium"), await signedIn(app().db, "premium")];
  await makeJob(app().db, { owner, customerLastName: "Secreto", technicianId: other.id });
  for (const query of ["", "&technician=me", `&technician=${owner.id}`])
    expect(await board(other, query)).not.toMatch(/WO-|Secreto/);
});

test("Sends technicians no total, on the page or in its data", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await makeQuote(app().db, { owner, job, status: "approved" });
  const technician = await technicianOf(owner);
  for (const path of ["/repair-cms?view=board", "/repair-cms.data?view=board"]) {
    const read = async (as: Person) => (await app().visit(path, { as })).text();
    expect([path, await read(owner)]).toEqual([path, expect.stringMatching(/372\.90|37290/)]);
    expect([path, await read(technician)]).toEqual([path, expect.not.stringMatching(/372\.?90/)]);
  }
});

test.each(["board", "list"])("The %s says of a sum whether it is only quoted", async (view) => {
  const owner = await signedIn(app().db, "premium");
  const [asked, agreed] = [await makeJob(app().db, { owner }), await makeJob(app().db, { owner })];
  await makeQuote(app().db, { owner, job: asked });
  await makeQuote(app().db, { owner, job: agreed, laborHours: 1, status: "approved" });
  await makeQuote(app().db, { owner, job: agreed });
  const html = await (await app().visit(`/repair-cms?view=${view}`, { as: owner })).text();
  expect(html).toContain("Quoted $372.90");
  expect(html).toContain(">$245.40<");
  expect(html).not.toContain("Quoted $245.40");
});

test("A card that was moved concurrently answers 409 with the name of who moved it", async () => {
  const owner = await signedIn(app().db, "premium", { name: "Rosa Ramírez" });
  const technician = await technicianOf(owner);
  const job = await makeJob(app().db, { owner });
  expect((await move(job.id, owner, { status: "in_progress", version: "1" })).status).toBe(200);
  const late = await move(job.id, technician, { status: "cancelled", version: "1" });
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(/board:changedBy.*Rosa Ramírez/s);
  // Repeating a move has no further effect.
  expect((await move(job.id, technician, { status: "in_progress", version: "1" })).status).toBe(
    200,
  );
  const [stored] = await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect([stored!.status, stored!.statusVersion]).toEqual(["in_progress", 2]);
});

test("Without JavaScript a card's menu leads back to the board, and a late move says so", async () => {
  const owner = await signedIn(app().db, "premium", { name: "Rosa Ramírez" });
  const technician = await technicianOf(owner);
  const job = await makeJob(app().db, { owner });
  const path = `/repair-cms/${job.id}/status`;
  const form = { status: "completed", version: "1", back: "/repair-cms?view=board" };
  const done = await app().visit(path, { as: owner, form });
  expect([done.status, done.headers.get("location")]).toEqual([302, "/repair-cms?view=board"]);
  const late = await app().visit(path, { as: technician, form: { ...form, status: "pending" } });
  expect(await late.text()).toContain("Rosa Ramírez changed the status of this job");
});
