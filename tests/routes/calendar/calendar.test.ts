import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { readIcs } from "../../support/ics.ts";
import { makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { makeAppointment } from "../../support/repair/make-appointment.ts";

const app = openApp();
const monday = "2027-03-01";

async function shopWith(id = crypto.randomUUID() as string) {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  const { shopId } = owner;
  const hire = (role: "advisor" | "technician") =>
    signedIn(app().db, "free", { worksAt: { shopId, role } });
  await makeAppointment(app().db, { shopId, day: monday, id });
  return { owner, shopId, id, hire };
}

const rowOf = async (id: string) =>
  (await app().db.select().from(appointments).where(eq(appointments.id, id)))[0];

const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();

const typed = {
  customerFirstName: "Luis",
  customerLastName: "Ortega",
  noEmail: "yes",
  customerPhone: "555 010 7777",
  carMake: "Ford",
  carModel: "F-150",
  carYear: "2015",
  licensePlate: "XYZ-789",
  issues: "Makes a noise when turning",
  language: "en",
  promisedZone: "UTC",
  day: monday,
  time: "10:00",
  hours: "1.5",
};

test("The shop makes an appointment, moves it by its day alone, and sees what does not fit", async () => {
  const { owner, shopId } = await shopWith();
  const as = await signedIn(app().db, "free", { worksAt: { shopId, role: "advisor" } });
  const made = await app().visit("/repair-cms/calendar/new", { as, form: typed });
  expect(made.headers.get("location")).toContain(`day=${monday}`);
  const own = and(eq(appointments.shopId, shopId), eq(appointments.lastName, "Ortega"));
  const [row] = await app().db.select().from(appointments).where(own);
  expect(row).toMatchObject({ hours: 1_50, state: "booked", day: monday });
  const move = (form: Record<string, string>) =>
    app().visit(`/repair-cms/calendar/${row!.id}/move`, { as, form });
  const tuesday = dayAfter(monday, 1);
  expect((await move({ day: tuesday, version: "1" })).status).toBe(200);
  expect(await rowOf(row!.id)).toMatchObject({ day: tuesday, version: 2, hours: 1_50 });
  expect(((await rowOf(row!.id))!.startsAt.getTime() - row!.startsAt.getTime()) / 3_600_000).toBe(
    24,
  );
  // From an old page, to a closed day, to a full one.
  expect((await move({ day: monday, version: "1" })).status).toBe(409);
  const sunday = await move({ day: dayAfter(monday, 6), version: "2" });
  expect(await sunday.text()).toContain("The shop is closed that day");
  await makeAppointment(app().db, { shopId, day: monday, hours: 7_00 });
  expect(await (await move({ day: monday, version: "2" })).text()).toContain(
    "not enough time left",
  );
  expect(await page(owner, `/repair-cms/calendar?day=${monday}`)).toContain("Full: 8");
});

test("No appointment is at an hour that the clocks skip", async () => {
  const { owner, shopId } = await shopWith();
  const { standardSettings } = await import("#app/features/calendar/opening/calendar-settings.ts");
  await app()
    .db.insert(calendarSettings)
    .values({
      ...standardSettings,
      shopId,
      week: Array.from({ length: 7 }, () => [[0, 1440] as const]),
      openHolidays: [],
      shares: {},
      services: [],
      updatedAt: new Date(),
    });
  const form = { ...typed, day: "2027-03-14", time: "02:30" };
  const answer = await app().visit("/repair-cms/calendar/new", { as: owner, form });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("The clocks change that day");
  const later = { ...form, time: "03:00" };
  expect((await app().visit("/repair-cms/calendar/new", { as: owner, form: later })).status).toBe(
    302,
  );
});

test("A technician sees their own appointments alone, and plans none", async () => {
  const { shopId, id, hire } = await shopWith();
  const technician = await hire("technician");
  const own = crypto.randomUUID();
  await makeAppointment(app().db, {
    shopId,
    day: monday,
    time: "13:00",
    id: own,
    plate: "OWN-111",
    technicianId: technician.id,
  });
  const seen = await page(technician, `/repair-cms/calendar?day=${monday}`);
  expect(seen).toContain("OWN-111");
  expect(seen).not.toContain("ABC-123");
  const asked = await page(technician, `/repair-cms/calendar?day=${monday}&technician=`);
  expect(asked).not.toContain("ABC-123");
  const status = async (path: string, form?: Record<string, string>) =>
    (await app().visit(path, { as: technician, ...(form && { form }) })).status;
  expect(await status(`/repair-cms/calendar/${own}`)).toBe(200);
  expect(await status(`/repair-cms/calendar/${id}`)).toBe(404);
  expect(await status(`/repair-cms/calendar/${own}/move`, { day: monday })).toBe(403);
});

test("A member subscribes with a secret, replaces it and ends it; it ends with the membership", async () => {
  const { shopId, id, hire } = await shopWith();
  const advisor = await hire("advisor");
  const addressIn = (html: string) => /\/calendar\/[0-9a-f]{64}\.ics/.exec(html)?.[0] ?? "";
  const create = async (as: Person) =>
    addressIn(await (await app().visit("/repair-cms/calendar/feed", { as, form: {} })).text());
  const first = await create(advisor);
  const file = await app().visit(first);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const calendar = readIcs(await file.text());
  expect(calendar.inside.map((one) => one.properties.get("UID"))).toEqual([
    expect.stringContaining(id),
  ]);
  expect(calendar.inside[0]!.properties.get("SUMMARY")).toBe(
    "María Pérez · 2018 Toyota Corolla · ABC-123",
  );
  expect(JSON.stringify([...calendar.inside[0]!.properties])).not.toContain("2030");
  const second = await create(advisor);
  expect((await app().visit(first)).status).toBe(404);
  expect((await app().visit(second)).status).toBe(200);
  const technician = await hire("technician");
  expect(readIcs(await (await app().visit(await create(technician))).text()).inside).toEqual([]);
  await app().visit("/repair-cms/calendar/feed/revoke", { as: advisor, form: {} });
  expect((await app().visit(second)).status).toBe(404);
  const third = await create(advisor);
  await app()
    .db.delete(shopMembers)
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, advisor.id)));
  expect((await app().visit(third)).status).toBe(404);
});

test("Counts who did not come, and gives the hours back", async () => {
  const { owner, shopId, id } = await shopWith();
  const set = (one: string, state: string) =>
    app().visit(`/repair-cms/calendar/${one}/state`, { as: owner, form: { state } });
  expect((await set(id, "noShow")).status).toBe(200);
  const next = crypto.randomUUID();
  await makeAppointment(app().db, { shopId, day: monday, id: next, hours: 8_00 });
  expect(await page(owner, `/repair-cms/calendar/${next}`)).toContain("missed before: 1");
  // Its hours are another's now.
  expect((await set(id, "booked")).status).toBe(409);
  expect((await set(id, "confirmed")).status).toBe(409);
});

test("A deleted job leaves its appointment, a deleted customer takes their name along", async () => {
  const { owner, shopId, id } = await shopWith();
  await app().visit(`/repair-cms/calendar/${id}/job`, { as: owner, form: {} });
  const [customer] = await app().db.select().from(customers).where(eq(customers.shopId, shopId));
  expect(await rowOf(id)).toMatchObject({ jobId: id, customerId: customer!.id });
  await app().visit(`/repair-cms/${id}/delete`, { as: owner, form: {} });
  expect(await rowOf(id)).toMatchObject({ jobId: null, firstName: "María" });
  await app().visit(`/repair-cms/customers/${customer!.id}/delete`, { as: owner, form: {} });
  expect(await rowOf(id)).toMatchObject({
    customerId: null,
    firstName: "—",
    phone: "",
    email: "",
    plate: "—",
  });
});

test("What was not finished is seen on the days after", async () => {
  const { owner, shopId } = await shopWith();
  const today = new Date().toISOString().slice(0, 10);
  const form = { ...typed, id: crypto.randomUUID(), promised: `${dayAfter(today, -3)}T12:00` };
  await app().visit("/repair-cms/new", { as: owner, form });
  const jobs = await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId));
  expect(jobs).toHaveLength(1);
  const seen = await page(owner, "/repair-cms/calendar");
  expect(seen).toContain("Not finished, carried over");
  expect(seen).toContain(`/repair-cms/${jobs[0]!.id}`);
});
