import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stateStays } from "#app/features/repair/states.tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeState } from "../../../support/states/make-states.ts";

const app = openApp();

/** A shop with two states, a technician and a job. */
async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt, name: "Julián Cantú" });
  const parts = await makeState(db, owner, {
    status: "in_progress",
    name: "Waiting for parts",
    message: "partLate",
  });
  const ready = await makeState(db, owner, { status: "completed", name: "Ready", place: 1 });
  return { owner, technician, parts, ready, job: await makeJob(db, { owner }) };
}

type Form = { state?: string; status?: string; version?: string };
const set = (as: Person, { id }: { id: string }, form: Form) =>
  app().visit(`/repair-cms/${id}/${form.status ? "status" : "state"}`, { as, form });
const rowOf = async ({ id }: { id: string }) =>
  (await app().db.select().from(repairJobs).where(eq(repairJobs.id, id)))[0]!;
const eventsOf = ({ id }: { id: string }) =>
  app()
    .db.select({ what: jobEvents.what, from: jobEvents.from, to: jobEvents.to })
    .from(jobEvents)
    .where(eq(jobEvents.jobId, id))
    .orderBy(asc(jobEvents.n));
const staysOf = ({ id }: { id: string }) =>
  app().db.select().from(stateStays).where(eq(stateStays.jobId, id));
const pageOf = async (as: Person, path: string) => (await app().visit(path, { as })).text();

test("A technician sets a state, and with it the status that it belongs to", async () => {
  const { technician, parts, job } = await aShop();
  expect((await set(technician, job, { state: parts })).status).toBe(200);
  expect(await rowOf(job)).toMatchObject({ status: "in_progress", stateId: parts });
  expect((await eventsOf(job)).at(-1)).toEqual({ what: "state", from: "pending", to: parts });
  const page = await pageOf(technician, `/repair-cms/${job.id}?lng=es`);
  expect(page).toContain("de Pendiente a es Waiting for parts");
  expect(page).toMatch(/aria-pressed="true"[^>]*>es Waiting for parts/);
});

test("Another status drops the state and keeps how long the job was in it", async () => {
  const { owner, parts, ready, job } = await aShop();
  await set(owner, job, { state: parts });
  await set(owner, job, { status: "in_progress" });
  expect(await rowOf(job)).toMatchObject({ status: "in_progress", stateId: parts });
  expect(await staysOf(job)).toEqual([]);
  await set(owner, job, { status: "completed" });
  expect(await rowOf(job)).toMatchObject({ status: "completed", stateId: null, stateSince: null });
  expect(await staysOf(job)).toMatchObject([{ stateId: parts }]);
  await set(owner, job, { state: ready });
  const { completedAt } = await rowOf(job);
  expect(completedAt).not.toBeNull();
  await set(owner, job, { state: "completed" });
  expect(await rowOf(job)).toMatchObject({ status: "completed", stateId: null, completedAt });
  expect(await staysOf(job)).toHaveLength(2);
  expect((await eventsOf(job)).map(({ what }) => what)).toEqual([
    "created",
    "state",
    "status",
    "state",
    "state",
  ]);
});

test("A stale tab does not undo what someone else chose, and says who it was", async () => {
  const { owner, technician, parts, ready, job } = await aShop();
  const { statusVersion } = await rowOf(job);
  await set(technician, job, { state: parts });
  const answer = await set(owner, job, { state: ready, version: String(statusVersion) });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("Julián Cantú changed the status of this job before you");
  expect(await rowOf(job)).toMatchObject({ stateId: parts });
});

test("One's own earlier choice is no conflict, whatever it was of", async () => {
  const { owner, parts, ready, job } = await aShop();
  const version = String((await rowOf(job)).statusVersion);
  await set(owner, job, { state: parts, version });
  await set(owner, job, { status: "completed", version });
  expect((await set(owner, job, { state: ready, version })).status).toBe(200);
  expect(await rowOf(job)).toMatchObject({ stateId: ready });
});

test("A retired state cannot be chosen, and keeps its name where a job has it", async () => {
  const { owner, parts, ready, job } = await aShop();
  await set(owner, job, { state: parts });
  const retired = await app().visit(`/repair-cms/states/${parts}/retire`, {
    as: owner,
    form: { retired: "yes" },
  });
  expect(retired.status).toBe(302);
  for (const path of ["/repair-cms", "/repair-cms?view=board", `/repair-cms/${job.id}`])
    expect(await pageOf(owner, `${path}${path.includes("?") ? "&" : "?"}lng=en`), path).toContain(
      "Waiting for parts",
    );
  await set(owner, job, { state: ready });
  expect((await set(owner, job, { state: parts })).status).toBe(404);
  expect(await rowOf(job)).toMatchObject({ stateId: ready });
});

test("A state of another shop is not found", async () => {
  const { owner, job } = await aShop();
  const other = await aShop();
  expect((await set(owner, job, { state: other.parts })).status).toBe(404);
  expect((await set(owner, other.job, { state: "completed" })).status).toBe(404);
});

test("The list names and filters by state in the reader's language, the board groups by it", async () => {
  const { owner, parts, job } = await aShop();
  const plain = await makeJob(app().db, { owner, customerLastName: "Sinestado" });
  await set(owner, job, { state: parts });
  const list = await pageOf(owner, "/repair-cms?lng=es");
  expect(list).toContain("Sinestado");
  expect(list).toContain(">es Waiting for parts</p>");
  for (const more of ["", "&q=WO-000001", "&status=in_progress"]) {
    const found = await pageOf(owner, `/repair-cms?lng=es&state=${parts}${more}`);
    expect(found, more).toContain(job.id);
    expect(found, more).not.toContain("Sinestado");
  }
  const board = await pageOf(owner, "/repair-cms?view=board&lng=es");
  expect(board).toContain(`data-drop="${parts}"`);
  expect(board).toContain(plain.id);
});

test("A shop without states sees nothing of them", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  for (const path of ["/repair-cms", "/repair-cms?view=board", `/repair-cms/${job.id}`]) {
    const page = await pageOf(owner, path);
    expect(page, path).not.toContain('name="state"');
    expect(page, path).not.toContain(`${job.id}/state`);
  }
});

test("The message of a state is offered to who writes to the customer, and sent to nobody", async () => {
  const { owner, technician, parts, job } = await aShop();
  await set(owner, job, { state: parts });
  const { customerId } = await rowOf(job);
  const link = `/repair-cms/messages/${customerId}?template=partLate&amp;job=${job.id}#write`;
  expect(await pageOf(owner, `/repair-cms/${job.id}`)).toContain(link);
  expect(await pageOf(technician, `/repair-cms/${job.id}`)).not.toContain("template=partLate");
});
