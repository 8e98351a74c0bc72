import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";
import { lettersDue } from "../../support/repair/appointment-letters.ts";
import {
  book,
  bookableShop,
  dayIn,
  earlierKey,
  timeIn,
  visitor,
  wish,
} from "../../support/repair/booking.ts";

const app = openApp();

const rowsOf = (shopId: string) =>
  app().db.select().from(appointments).where(eq(appointments.shopId, shopId));

test("Asks for the language before anything else", async () => {
  const { address } = await bookableShop(app());
  const page = await (await app().visit(`/book/${address}`)).text();
  expect(page).toContain(`href="/book/${address}?lng=es"`);
  expect(page).toContain("Español");
  expect(page).not.toContain("<form");
  expect(page).not.toContain("<script");
});

test("A customer books without a script, and the shop makes a job of it", async () => {
  const { owner, shopId, path } = await bookableShop(app(), { confirms: true });
  const email = `maria.${Date.now()}@example.com`;
  const answer = await book(app(), path, { email });
  expect(answer.status).toBe(303);
  const link = answer.headers.get("location")!;
  expect(link).toMatch(/^\/appointments\/[0-9a-f]{64}\?lng=es$/);
  const page = await (await app().visit(link)).text();
  expect(page).toContain("Su cita");
  expect(page).toContain("ABC-123");
  expect(page).not.toContain("(555) 010-2030");
  const [row] = await rowsOf(shopId);
  expect(row).toMatchObject({
    state: "booked",
    language: "es",
    complaintLanguage: "es",
    hours: 2_00,
    service: "Frenos",
    consent: expect.stringContaining("Taller Ruiz puede usar"),
    marketing: null,
  });
  const letter = await letterTo(app(), email, 100);
  expect(letter).toContain("Su cita en Taller Ruiz");
  const own = /\/appointments\/[0-9a-f]{64}/.exec(letter!)![0];

  // The advisor moves it, she is told, and confirms by the link of that letter.
  const advisor = await signedIn(app().db, "free", { worksAt: { shopId, role: "advisor" } });
  const calendar = await app().visit(`/repair-cms/calendar?day=${row!.day}`, { as: advisor });
  expect(await calendar.text()).toContain("Corolla");
  const at = `/repair-cms/calendar/${row!.id}`;
  const moved = await app().visit(at, {
    as: advisor,
    form: {
      day: row!.day,
      time: "14:00",
      hours: "2",
      whole: "yes",
      tells: "yes",
      version: String(row!.version),
    },
  });
  expect(moved.status).toBe(200);
  await expect.poll(async () => letterTo(app(), email, 1)).toContain("tiene una nueva hora");
  await app().visit(`${own}/confirm?lng=es`, { form: {} });
  expect(await (await app().visit(own)).text()).toContain("Confirmada");
  const job = await app().visit(`${at}/job`, { as: advisor, form: {} });
  expect(job.headers.get("location")).toContain(`/repair-cms/${row!.id}`);
  await app().visit(`${at}/job`, { as: advisor, form: {} });
  const jobs = await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId));
  expect(jobs).toMatchObject([{ issues: wish.complaint, language: "es", promisedAt: null }]);
  const [after] = await rowsOf(shopId);
  expect(after).toMatchObject({ state: "here", jobId: row!.id, customerId: jobs[0]!.customerId });
  expect(await (await app().visit(at, { as: owner })).text()).toContain(`/repair-cms/${row!.id}"`);
});

test("A request waits for the shop, which accepts it", async () => {
  const { owner, shopId, path } = await bookableShop(app());
  const link = (await book(app(), path)).headers.get("location")!;
  expect(await (await app().visit(link)).text()).toContain("Solicitud recibida");
  const [row] = await rowsOf(shopId);
  expect(row!.state).toBe("requested");
  const accept = { state: "booked", version: "1" };
  await app().visit(`/repair-cms/calendar/${row!.id}/state`, { as: owner, form: accept });
  expect(await (await app().visit(link)).text()).toContain("Su cita");
});

test("A customer moves and cancels, once, and no longer afterwards", async () => {
  const { shopId, path } = await bookableShop(app(), { confirms: true });
  const link = (await book(app(), path)).headers.get("location")!;
  const token = link.split("?")[0]!;
  const days = await (await app().visit(`${token}/move?lng=es`)).text();
  const other = [...days.matchAll(/day=(\d{4}-\d\d-\d\d)/g)].at(-1)![1]!;
  const hours = await (await app().visit(`${token}/move?lng=es&day=${other}`)).text();
  const moved = { day: other, time: timeIn(hours) };
  expect((await app().visit(`${token}/move?lng=es`, { form: moved })).status).toBe(303);
  expect((await rowsOf(shopId))[0]).toMatchObject({ day: other, state: "booked", sequence: 1 });
  const never = { day: other, time: "03:00" };
  expect((await app().visit(`${token}/move?lng=es`, { form: never })).status).toBe(409);
  const file = await app().visit(`${token}/appointment.ics`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toContain("SEQUENCE:1\r\n");
  for (let n = 0; n < 2; n++)
    expect((await app().visit(`${token}/cancel?lng=es`, { form: {} })).status).toBe(303);
  expect((await rowsOf(shopId))[0]).toMatchObject({ state: "cancelled", sequence: 2 });
  expect((await app().visit(`${token}/move?lng=es`, { form: moved })).status).toBe(409);
  expect(await (await app().visit(token)).text()).toContain("Reservar de nuevo");
});

test("Says at once with what one must not drive", async () => {
  const { address } = await bookableShop(app());
  const form = { complaint: "It smells like gas inside the car", service: "0", key: earlierKey() };
  const page = await (await app().visit(`/book/${address}?lng=en`, { form })).text();
  expect(page).toContain("Do not drive. Call us.");
  expect(page).toContain("tel:5550109999");
  expect(page.indexOf("Do not drive")).toBeLessThan(page.indexOf('name="day"'));
  const hot = { ...form, complaint: "The AC blows warm air", key: earlierKey() };
  const calm = await (await app().visit(`/book/${address}?lng=en`, { form: hot })).text();
  expect(calm).toContain("It may have to do with: Air conditioning");
  expect(calm).not.toContain("Do not drive");
});

test("Does not offer six hours where three are left", async () => {
  const week = Array.from({ length: 7 }, () => [[9 * 60, 12 * 60] as const]);
  const services = [{ names: { en: "Engine", es: "Motor" }, hours: 6_00 }];
  const { path } = await bookableShop(app(), { week, services, pageShare: 100 });
  const page = await (await app().visit(path, { form: { ...wish, key: earlierKey() } })).text();
  expect(dayIn(page)).toBe("");
  expect(page).toContain("No queda ningún día");
});

test("Names what is missing, and keeps what was typed", async () => {
  const { path, shopId } = await bookableShop(app());
  const answer = await book(app(), path, { plate: "", phone: "nobody", consent: "" });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("Escriba la placa o el VIN");
  expect(page).toContain('value="nobody"');
  expect(page).toContain("Acepte, por favor");
  const empty = await app().visit(path, { form: { complaint: " ", service: "0" } });
  expect(empty.status).toBe(422);
  // Who wants a service by its name need not say more.
  expect((await app().visit(path, { form: { complaint: "", service: "1" } })).status).toBe(200);
  expect(await rowsOf(shopId)).toEqual([]);
});

test("Programs do not fill a day", async () => {
  const { path, shopId } = await bookableShop(app());
  const answers = { website: "https://spam.example", fast: "" };
  expect((await book(app(), path, { website: answers.website })).status).toBe(429);
  expect((await book(app(), path, { key: "" })).status).toBe(429);
  const statuses: number[] = [];
  for (let n = 0; n < 9; n++) statuses.push((await book(app(), path)).status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(6);
  const rows = await rowsOf(shopId);
  expect(rows).toHaveLength(6);
  const byDay = Object.groupBy(rows, (row) => row.day);
  for (const list of Object.values(byDay))
    expect(list!.reduce((sum, row) => sum + row.hours, 0)).toBeLessThanOrEqual(5_60);
});

test("Tells a stranger nothing about customers, appointments or members", async () => {
  const { owner, path, shopId } = await bookableShop(app(), { confirms: true });
  const first = await book(app(), path, { email: "secret.customer@example.com" });
  const known = await book(app(), path, { email: "secret.customer@example.com" });
  const other = await book(app(), path, { email: "nobody@example.com", phone: "555 777 8888" });
  expect([first.status, known.status, other.status]).toEqual([303, 303, 303]);
  const form = { ...wish, key: earlierKey() };
  const day = dayIn(await (await app().visit(path, { form })).text());
  const pages = await Promise.all(
    [path, path.replace("?lng=es", "")].map(async (one) => (await app().visit(one)).text()),
  );
  pages.push(await (await app().visit(path, { form: { ...form, day } })).text());
  for (const page of pages) {
    for (const secret of ["secret.customer", "2030", "Pérez", "ABC-123", owner.email, shopId])
      expect(page).not.toContain(secret);
    expect(Buffer.byteLength(page)).toBeLessThan(20_000);
  }
});

test("A page that is off, and one that never was, are the same", async () => {
  const { address } = await bookableShop(app(), { isBookable: false });
  const answers = await Promise.all(
    [address, "nobody-at-all"].map(async (one) => {
      const answer = await app().visit(`/book/${one}?lng=en`);
      return [answer.status, (await answer.text()).replaceAll(one, "")];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]![0]).toBe(404);
});

test("Two who take the last hour of a day's page: one has it", async () => {
  const week = Array.from({ length: 7 }, () => [[9 * 60, 11 * 60] as const]);
  const { path, shopId } = await bookableShop(app(), { week, pageShare: 100, daysAhead: 3 });
  const form = () => ({ ...wish, key: earlierKey() });
  const dayOf = dayIn(await (await app().visit(path, { form: form() })).text());
  const send = () =>
    app().visit(path, { form: { ...form(), ...visitor, day: dayOf, time: "09:00" } });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await rowsOf(shopId)).toHaveLength(1);
});

test("Reminds the day before, once, at a decent hour, in the customer's language", async () => {
  const { shopId, path } = await bookableShop(app(), { confirms: true, noticeHours: 72 });
  const email = `recordar.${Date.now()}@example.com`;
  await book(app(), path, { email });
  expect(await letterTo(app(), email, 100)).toContain("Su cita");
  const [row] = await rowsOf(shopId);
  expect(row!.startsAt.getTime() - row!.remindAt!.getTime()).toBeGreaterThan(day / 2);
  const at = row!.remindAt!.getTime();
  expect(await lettersDue(app(), email, at - 1)).toEqual([]);
  const sent = await Promise.all([1, 2, 3].map(() => lettersDue(app(), email, at)));
  expect(sent.flat().map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Recordatorio: Taller Ruiz"),
  ]);
});
