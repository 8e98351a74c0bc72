import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { post, sessionOf } from "../../support/join.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const sessionRow = (person: Person) =>
  app().db.select().from(sessions).where(eq(sessions.id, person.sessionId)).get();

async function aged(days: number): Promise<Person> {
  const person = await signedIn(app().db);
  const begun = Date.now() - days * day;
  await app()
    .db.update(sessions)
    .set({
      createdAt: new Date(begun),
      updatedAt: new Date(begun),
      expiresAt: new Date(begun + 30 * day),
    })
    .where(eq(sessions.id, person.sessionId));
  return person;
}

test("Renews a session older than a day: a new cookie, a later end", async () => {
  const person = await aged(2);
  const before = await sessionRow(person);
  const answer = await app().visit("/account", { as: person });
  expect(answer.status).toBe(200);
  const set = answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("llave.session_token="));
  expect(set).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/i);
  const after = await sessionRow(person);
  expect(after!.expiresAt.getTime() - before!.expiresAt.getTime()).toBeGreaterThan(1.9 * day);
});

test.each([
  [89.9, 200],
  [90.1, 302],
])(
  "Ends a session 90 days after sign-in, however often it was renewed: after %d days %d",
  async (days, status) => {
    const person = await aged(days);
    await app()
      .db.update(sessions)
      .set({ expiresAt: new Date(Date.now() + 29.5 * day) })
      .where(eq(sessions.id, person.sessionId));
    expect((await app().visit("/account", { as: person })).status).toBe(status);
  },
);

test("Deletes a session at its end instead of renewing it", async () => {
  const person = await aged(91);
  await app()
    .db.update(sessions)
    .set({ expiresAt: new Date(Date.now() + 5 * day) })
    .where(eq(sessions.id, person.sessionId));
  expect((await app().visit("/account", { as: person })).status).toBe(302);
  expect(await sessionRow(person)).toBeUndefined();
});

test("Does not renew a younger session", async () => {
  const person = await aged(0.5);
  expect(sessionOf(await app().visit("/account", { as: person }))).toBeUndefined();
});

test("Signs out: ends the session, deletes the cookie and redirects home", async () => {
  const person = await signedIn(app().db);
  const answer = await post(app(), "/sign-out", {}, { as: person });
  expect(answer.headers.get("location")).toBe("/");
  expect(sessionOf(answer)).toBe("");
  expect(answer.headers.get("clear-site-data")).toBe('"storage", "cache"');
  expect(await sessionRow(person)).toBeUndefined();
});

test("Signs out even when the session was due for renewal", async () => {
  const person = await aged(2);
  expect(sessionOf(await post(app(), "/sign-out", {}, { as: person }))).toBe("");
});

test("Does not sign out on GET", async () => {
  const person = await signedIn(app().db);
  const answer = await app().visit("/sign-out", { as: person });
  expect(answer.headers.get("location")).toBe("/");
  expect(await sessionRow(person)).toBeDefined();
});

test("Redirects a visitor who signs out home", async () => {
  expect((await post(app(), "/sign-out", {})).headers.get("location")).toBe("/");
});
