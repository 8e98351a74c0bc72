import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { followUps } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import type { Person } from "../../support/people.ts";
import { approval, askedBy, askHref } from "../../support/reminders/asked.ts";
import { dueVehicle } from "../../support/reminders/due-vehicle.ts";
import { makePhoto } from "../../support/repair/make-photo.ts";

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const read = async (path: string) => (await app().visit(path)).text();

test("Of two messages about a vehicle within 30 days one is written", async () => {
  const due = await dueVehicle(app());
  const both = await Promise.all([askedBy(app(), due), askedBy(app(), due)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rows = () => app().db.select().from(followUps).where(eq(followUps.shopId, due.shopId));
  expect(await rows()).toHaveLength(1);
  expect((await askedBy(app(), due)).status).toBe(409);
});

test("A letter goes only to who agreed, in their language, and its link opens the same page", async () => {
  const none = await dueVehicle(app());
  await askedBy(app(), none);
  const due = await dueVehicle(app());
  const agree = await app().visit(`${askHref(due)}/agreement`, {
    as: due.owner,
    form: { state: "given" },
  });
  expect(agree.status).toBe(302);
  expect(await page(due.owner, askHref(due))).toContain("Su Toyota");
  await askedBy(app(), due);
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
  expect(await rules.text()).toContain("When to ask customers saved");
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
  const { path } = await askedBy(app(), due);
  const photo = await app().visit(`${path}/photos/0`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
  expect(await photo.text()).toBe("Secret-photo");
  for (const at of ["1", "-1", "x", "length"])
    expect((await app().visit(`${path}/photos/${at}`)).status).toBe(404);
});

test("A link that is over, unknown, or about a car that changed hands offers nothing", async () => {
  const due = await dueVehicle(app());
  const { path } = await askedBy(app(), due);
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
  const { path } = await askedBy(app(), due);
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
  const { path } = await askedBy(app(), due);
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
