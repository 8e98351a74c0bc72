import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decisions, links, revisions } from "#app/features/approval/tables.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { followUps, recommendationAnswers } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { approval, askedBy, askHref } from "../../support/reminders/asked.ts";
import { dueVehicle } from "../../support/reminders/due-vehicle.ts";

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const read = async (path: string) => (await app().visit(path)).text();

test("What was declined four months ago is in this week's list, to be asked by name and language", async () => {
  const due = await dueVehicle(app());
  await refreshFollowUps({ db: app().db }, Date.now());
  expect(await due.askOn()).toBe(new Date().toISOString().slice(0, 10));
  const html = await page(due.owner, "/repair-cms/follow-up");
  for (const text of ["Pastillas de freno delanteras", "María Pérez", "Español"])
    expect(html).toContain(text);
  // At today's rate: 120 and 80, where 180 was quoted.
  expect(await page(due.owner, askHref(due))).toContain("$200.00");
});

test("A day too early it is not, and the vehicle's page says when", async () => {
  const due = await dueVehicle(app(), { declinedAt: Date.now() });
  await refreshFollowUps({ db: app().db }, Date.now());
  expect(await page(due.owner, "/repair-cms/follow-up")).not.toContain("Pastillas de freno");
  const vehicle = await page(due.owner, `/repair-cms/vehicles/${due.vehicle.id}`);
  expect(vehicle).toContain("due in about 4 months");
});

test("A technician reads what is recommended without a price, and asks nobody", async () => {
  const due = await dueVehicle(app());
  const worksAt = { shopId: due.shopId, role: "technician" } as const;
  const as = await signedIn(app().db, "free", { worksAt });
  const html = await page(as, `/repair-cms/vehicles/${due.vehicle.id}`);
  expect(html).toContain("Recommendations");
  expect(html).not.toContain("Ask the customer");
  expect(html).not.toMatch(/200\.00|180\.00/);
  expect((await app().visit(askHref(due), { as })).status).toBe(404);
});

test("The page of a link shows today's price; approving is a decision as by any link", async () => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(app(), due);
  const html = await read(path);
  for (const text of ["Usted decidió esperar", "$200.00", "Aprobar $200.00"])
    expect(html).toContain(text);
  const form = approval(html);
  const [one, other] = await Promise.all(
    [1, 2].map(() => app().visit(`${path}/approve`, { form, headers: { "user-agent": "Phone" } })),
  );
  for (const answer of [one!, other!]) expect(answer.status).toBe(303);
  const { db } = app();
  const made = await db
    .select()
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, due.shopId), eq(repairJobs.vehicleId, due.vehicle.id)));
  expect(made).toHaveLength(2);
  const [job] = made.filter(({ id }) => id !== due.job.id);
  const [decision, ...more] = await db.select().from(decisions).where(eq(decisions.jobId, job!.id));
  expect(more).toEqual([]);
  expect(decision).toMatchObject({
    way: "link",
    name: "María Pérez",
    device: "Phone",
    language: "es",
    total: 200_00,
    quotes: [{ approved: true, total: 200_00 }],
  });
  const [revision] = await db.select().from(revisions).where(eq(revisions.jobId, job!.id));
  expect(decision!.sha256).toBe(revision!.sha256);
  expect(job!.approvedTotal).toBe(200_00);
  const to = [one!, other!].map((answer) => answer.headers.get("location")!);
  const link = to.find((address) => address.startsWith("/q/"))!;
  expect(await read(link)).toContain("$200.00");
  // It came back, and the page has nothing more to approve.
  const [followUp] = await db.select().from(followUps).where(eq(followUps.shopId, due.shopId));
  expect(followUp!.jobId).toBe(job!.id);
  expect(await read(path)).toContain("Usted lo aprobó");
  await refreshFollowUps({ db }, Date.now());
  expect(await due.askOn()).toBeNull();
  const report = await page(due.owner, "/repair-cms/follow-up");
  expect(report).toContain("Came back");
});

test("Whoever saw another price than today's approves nothing", async () => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(app(), due);
  const form = approval(await read(path));
  const { db } = app();
  await db
    .update(shopSettings)
    .set({ hourlyRate: 150_00 })
    .where(eq(shopSettings.shopId, due.shopId));
  const answer = await app().visit(`${path}/approve`, { form });
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain("El precio cambió");
  expect(html).toContain("$230.00");
  expect(await db.select().from(links).where(eq(links.shopId, due.shopId))).toEqual([]);
  const forged = await app().visit(`${path}/approve`, { form: { ...form, mark: "0".repeat(64) } });
  expect(forged.status).toBe(409);
});

test.each([
  ["elsewhere", "Ya está hecho"],
  ["no", "No volveremos a preguntar"],
  ["sold", "No volveremos a escribirle"],
  ["stop", "No recibirá más mensajes"],
])("One tap says %s, and it is never asked again", async (answer, said) => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(app(), due);
  const subject = `declined:${due.quote.id}`;
  const tap = (one: string) => app().visit(`${path}/answer`, { form: { answer: one, subject } });
  expect((await app().visit(`${path}/answer`)).status).toBe(302);
  expect((await tap(answer)).status).toBe(303);
  expect((await tap("no")).status).toBe(303);
  const html = await read(path);
  expect(html).toContain(said);
  expect(html).not.toContain("Aprobar $");
  const rows = await app()
    .db.select()
    .from(recommendationAnswers)
    .where(eq(recommendationAnswers.shopId, due.shopId));
  expect(rows[0]!.answer).toBe(answer);
  const approved = await app().visit(`${path}/approve`, {
    form: { subject, key: "", mark: "", language: "es", name: "M" },
  });
  expect(approved.status).toBe(303);
  await app()
    .db.update(followUps)
    .set({ createdAt: new Date(0) })
    .where(eq(followUps.shopId, due.shopId));
  const again = await askedBy(app(), due);
  expect(again.status).toBe(409);
  await refreshFollowUps({ db: app().db }, Date.now());
  expect(await due.askOn()).toBeNull();
});
