import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decisions, links, revisions } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { followUps, recommendationAnswers } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { dueVehicle } from "../../support/repair/due-vehicle.ts";
import { makePhoto } from "../../support/repair/make-photo.ts";

const app = openApp();
type Due = Awaited<ReturnType<typeof dueVehicle>>;

const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const askHref = ({ vehicle }: Due) => `/repair-cms/follow-up/${vehicle.id}`;

/** Asks by hand; the address of the customer's page. */
async function askedBy(due: Due, work = `declined:${due.quote.id}`) {
  const answer = await app().visit(askHref(due), { as: due.owner, form: { work } });
  const html = await answer.text();
  return { status: answer.status, path: html.match(/\/follow-up\/[0-9a-f]{64}/)?.[0] ?? "" };
}

const read = async (path: string) => (await app().visit(path)).text();

/** The hidden fields of the form that approves. */
const formIn = (html: string, name: string) => {
  const form = html.split("<form").find((one) => one.includes("/approve"))!;
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? "";
};
const approval = (html: string, more: Record<string, string> = {}) => ({
  subject: formIn(html, "subject"),
  key: formIn(html, "key"),
  mark: formIn(html, "mark"),
  language: "es",
  name: "María Pérez",
  ...more,
});

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
  const { path } = await askedBy(due);
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
  const { path } = await askedBy(due);
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
  const { path } = await askedBy(due);
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
  const again = await askedBy(due);
  expect(again.status).toBe(409);
  await refreshFollowUps({ db: app().db }, Date.now());
  expect(await due.askOn()).toBeNull();
});

test("Of two messages about a vehicle within 30 days one is written", async () => {
  const due = await dueVehicle(app());
  const both = await Promise.all([askedBy(due), askedBy(due)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rows = () => app().db.select().from(followUps).where(eq(followUps.shopId, due.shopId));
  expect(await rows()).toHaveLength(1);
  expect((await askedBy(due)).status).toBe(409);
});

test("A letter goes only to who agreed, in their language, and its link opens the same page", async () => {
  const none = await dueVehicle(app());
  await askedBy(none);
  const due = await dueVehicle(app());
  const agree = await app().visit(`${askHref(due)}/agreement`, {
    as: due.owner,
    form: { state: "given" },
  });
  expect(agree.status).toBe(302);
  expect(await page(due.owner, askHref(due))).toContain("Su Toyota");
  await askedBy(due);
  // At night it waits for the morning.
  await app()
    .db.update(followUps)
    .set({ letterAt: new Date(0) })
    .where(eq(followUps.shopId, due.shopId));
  const { sendFollowUps } = await import(
    "#app/features/reminders/letters/send-follow-ups.server.ts"
  );
  const sent: { to: string; text: string }[] = [];
  const services = {
    db: app().db,
    mail: { send: async (letter: { to: string; text: string }) => void sent.push(letter) },
    config: { appUrl: "" },
  } as unknown as Parameters<typeof sendFollowUps>[0];
  const today = new Date().toISOString().slice(0, 10);
  await sendFollowUps(services, Date.parse(`${today}T03:00Z`));
  expect(sent).toEqual([]);
  const noon = Date.parse(`${today}T12:00Z`) + 86_400_000;
  await Promise.all([1, 2, 3].map(() => sendFollowUps(services, noon)));
  const mine = sent.filter(({ to }) => to === due.email);
  expect(mine).toHaveLength(1);
  expect(mine[0]!.text).toContain("- Pastillas de freno delanteras");
  expect(sent.filter(({ to }) => to === none.email)).toEqual([]);
  const path = mine[0]!.text.match(/\/follow-up\/[0-9a-f]{64}/)![0];
  expect(await read(path)).toContain("Aprobar $200.00");
  expect(await letterTo(app(), none.email, 1)).toBeUndefined();
});

test("By itself only where the shop says so, to who agreed, by day, and once", async () => {
  const [agreed, silent] = [await dueVehicle(app(), { hasAgreed: true }), undefined];
  const other = await dueVehicle(app(), { owner: agreed.owner });
  const { db } = app();
  const { askByItself } = await import("#app/features/reminders/letters/ask-by-itself.server.ts");
  await refreshFollowUps({ db }, Date.now());
  const day = new Date().toISOString().slice(0, 10);
  const noon = Date.parse(`${day}T12:00Z`);
  const rows = () => db.select().from(followUps).where(eq(followUps.shopId, agreed.shopId));
  await askByItself({ db }, noon);
  expect(await rows()).toEqual([]);
  const rules = await app().visit("/repair-cms/follow-up-settings", {
    as: agreed.owner,
    form: {
      services: "Oil change | Cambio de aceite | 5000 | 6",
      declinedMonths: "4",
      yellowMonths: "4",
      redMonths: "1",
      leadDays: "21",
      asksByItself: "yes",
      version: "0",
    },
  });
  expect(rules.status).toBe(200);
  await refreshFollowUps({ db }, Date.now());
  await askByItself({ db }, Date.parse(`${day}T03:00Z`));
  expect(await rows()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => askByItself({ db }, noon)));
  expect(await rows()).toMatchObject([{ vehicleId: agreed.vehicle.id, by: null }]);
  expect([other.shopId, silent]).toEqual([agreed.shopId, undefined]);
});

test("The photo of then goes along, and no other photo is to be had", async () => {
  const due = await dueVehicle(app());
  await makePhoto(app().db, { ...due, files: app().files }, { forCustomer: true });
  const { path } = await askedBy(due);
  const photo = await app().visit(`${path}/photos/0`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
  expect(await photo.text()).toBe("Secret-photo");
  for (const at of ["1", "-1", "x", "length"])
    expect((await app().visit(`${path}/photos/${at}`)).status).toBe(404);
});

test("A link that is over, unknown, or about a car that changed hands offers nothing", async () => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(due);
  const form = approval(await read(path));
  await app()
    .db.update(followUps)
    .set({ expiresAt: new Date(0) })
    .where(eq(followUps.shopId, due.shopId));
  expect(await read(path)).toContain("ya no está abierto");
  expect((await app().visit(`${path}/approve`, { form })).headers.get("location")).toBe(path);
  const jobs = await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, due.shopId));
  expect(jobs).toHaveLength(1);
  expect((await app().visit(`/follow-up/${"0".repeat(64)}`)).status).toBe(404);
  expect((await app().visit("/follow-up/x")).status).toBe(404);
});

test("A member of the shop looks at the page and answers nothing on it", async () => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(due);
  const html = await page(due.owner, path);
  expect(html).not.toContain("Aprobar $");
  for (const [to, form] of [
    ["answer", { answer: "no", subject: `declined:${due.quote.id}` }],
    ["approve", approval(await read(path))],
  ] as const)
    expect((await app().visit(`${path}/${to}`, { as: due.owner, form })).status).toBe(403);
  const quotes = await app()
    .db.select()
    .from(repairQuotes)
    .where(eq(repairQuotes.shopId, due.shopId));
  expect(quotes).toHaveLength(1);
});

test("Books with what is due and the vehicle written in", async () => {
  const { bookableShop } = await import("../../support/repair/booking.ts");
  const { owner, path: book } = await bookableShop(app());
  const due = await dueVehicle(app(), { owner });
  const { path } = await askedBy(due);
  const html = await read(path);
  expect(html).toContain("Reservar un día");
  const form = { complaint: "Pastillas de freno delanteras", again: path.split("/").at(-1)! };
  const first = await (await app().visit(book, { form })).text();
  const { dayIn } = await import("../../support/repair/booking.ts");
  const key = /name="key" value="([^"]*)"/.exec(first)![1]!;
  const who = await (
    await app().visit(book, { form: { ...form, service: "0", key, day: dayIn(first) } })
  ).text();
  for (const value of ["Toyota", "Corolla"]) expect(who).toContain(`value="${value}"`);
});
