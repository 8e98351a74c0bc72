import { and, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { sessions } from "#app/features/account/tables.server.ts";
import { clockEntries, clockPins } from "#app/features/clock/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { clockShop } from "../../../support/clock/clock-shop.ts";
import { givePassword, password } from "../../../support/join.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof clockShop>>;
const tablet = "/repair-cms/time/tablet";
beforeAll(async () => {
  shop = await clockShop(app().db);
  await givePassword(app(), shop.owner.id);
});

const visit = (path: string, as: Person, form?: Record<string, string>) =>
  app().visit(path, { as, ...(form && { form }) });
const setPin = (code: string, as: Person, member = "") =>
  visit(`/repair-cms/time/pin${member && `?member=${member}`}`, as, { code });
const open = ({ id }: Person) =>
  app()
    .db.select()
    .from(clockEntries)
    .where(and(eq(clockEntries.memberId, id), isNull(clockEntries.endedAt)));
const act = (form: Record<string, string>, of: Person = shop.technician, then = "") =>
  visit(`${tablet}/${of.id}${then}`, shop.owner, { id: newId(), ...form });

test("A PIN is four to six digits that nobody tries first, stored as a hash", async () => {
  const { technician } = shop;
  for (const code of ["12a4", "123", "1234567"])
    expect(await (await setPin(code, technician)).text()).toContain("A PIN has 4 to 6 digits.");
  for (const code of ["1111", "1234", "4321"])
    expect(await (await setPin(code, technician)).text()).toContain("too easy to guess");
  expect((await setPin("2580", technician)).status).toBe(200);
  const [stored] = await app()
    .db.select()
    .from(clockPins)
    .where(eq(clockPins.memberId, technician.id));
  expect(stored!.hash).toMatch(/^scrypt:/);
});

test("An owner gives a member a PIN; an advisor gives none, and nobody a stranger's", async () => {
  const { owner, advisor, technician } = shop;
  expect((await setPin("2581", advisor, technician.id)).status).toBe(404);
  expect((await setPin("9173", owner, advisor.id)).status).toBe(200);
  const stranger = await signedIn(app().db);
  expect((await setPin("2581", owner, stranger.id)).status).toBe(404);
});

test("The device is held to the clock, until the password ends it", async () => {
  const { owner } = shop;
  expect((await visit(`${tablet}/hold`, owner, {})).headers.get("location")).toBe(tablet);
  for (const path of ["/", "/repair-cms", "/repair-cms/time", "/account", "/counter"])
    expect((await visit(path, owner)).headers.get("location")).toBe(tablet);
  const page = await (await visit(tablet, owner)).text();
  expect(page).toContain("Tito Taller");
  expect(page).not.toMatch(/href="\/(?!repair-cms\/time\/tablet|favicon|assets)/);
  expect((await visit(`${tablet}/unlock`, owner, { password: "wrong" })).status).toBe(422);
  const back = await visit(`${tablet}/unlock`, owner, { password });
  expect(back.headers.get("location")).toBe("/repair-cms/time");
  expect((await visit("/repair-cms", owner)).status).toBe(200);
});

test("A name, a PIN and a job start the time; the page forgets who it was", async () => {
  const { technician, job } = shop;
  const page = await (await visit(`${tablet}/${technician.id}`, shop.owner)).text();
  expect(page).toContain(`value="${job.id}"`);
  expect(page).not.toMatch(/\$\d|85\.00/);
  expect(page).not.toContain(job.customerLastName);
  const started = await act({ code: "2580", jobId: job.id });
  expect(started.headers.get("location")).toContain(`${tablet}?done=started`);
  expect(await open(technician)).toMatchObject([{ jobId: job.id, by: shop.owner.id }]);
  const other = await makeJob(app().db, { owner: shop.owner });
  await act({ code: "2580", work: `WO-${String(other.number).padStart(6, "0")}` });
  expect(await open(technician)).toMatchObject([{ jobId: other.id }]);
  await act({ code: "2580", work: `https://llave.test/repair-cms/${job.id}` });
  expect(await open(technician)).toMatchObject([{ jobId: job.id }]);
  await act({ code: "2580" }, technician, "/stop");
  expect(await open(technician)).toEqual([]);
});

test("A number that no job has, and no choice at all, are said", async () => {
  expect(await (await act({ code: "2580", work: "99999" })).text()).toContain(
    "No job has this number.",
  );
  expect(await (await act({ code: "2580" })).text()).toContain("Choose a job");
  const stranger = await signedIn(app().db, "premium");
  const theirs = await makeJob(app().db, { owner: stranger });
  expect(await (await act({ code: "2580", jobId: theirs.id })).text()).toContain("No job has this");
});

test("Five wrong PINs make a member wait, also with the right one, and nobody else", async () => {
  const { advisor, technician, job } = shop;
  for (let at = 0; at < 5; at++)
    expect(await (await act({ code: "0852", jobId: job.id }, advisor)).text()).toContain(
      "This PIN is not correct.",
    );
  const waiting = await act({ code: "9173", jobId: job.id }, advisor);
  expect(await waiting.text()).toContain("Too many wrong PINs");
  expect(await open(advisor)).toEqual([]);
  expect((await act({ code: "2580", jobId: job.id }, technician)).status).toBe(303);
});

test("A technician's own device is no tablet, and a PIN goes with the membership", async () => {
  const { technician, shopId } = shop;
  expect((await visit(tablet, technician)).status).toBe(404);
  expect((await visit(`${tablet}/hold`, technician, {})).status).toBe(403);
  const worksAt = { shopId, role: "technician" } as const;
  const gone = await signedIn(app().db, "free", { worksAt });
  await setPin("2580", gone);
  await visit("/repair-cms/team/leave", gone, {});
  expect(await app().db.select().from(clockPins).where(eq(clockPins.memberId, gone.id))).toEqual(
    [],
  );
  expect((await act({ code: "2580", jobId: shop.job.id }, gone)).status).toBe(404);
  const [held] = await app().db.select().from(sessions).where(eq(sessions.userId, technician.id));
  expect(held!.heldFor).toBeNull();
});

test("A device that is held to a clock nobody may open any more is signed out", async () => {
  const { owner } = await clockShop(app().db);
  await visit(`${tablet}/hold`, owner, {});
  await app().db.update(shops).set({ usesClock: false }).where(eq(shops.id, owner.shopId));
  for (const path of [tablet, "/repair-cms"])
    expect((await visit(path, owner)).headers.get("location")).toMatch(/^\/login/);
});
