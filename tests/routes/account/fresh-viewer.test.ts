import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();

const enters = async (as: { cookie: string }) =>
  (await app().visit("/account", { as })).status === 200;
const ends = (person: Person, at: number) =>
  app()
    .db.update(sessions)
    .set({ expiresAt: new Date(at) })
    .where(eq(sessions.id, person.sessionId));

test("Accepts a session until it ends", async () => {
  const person = await signedIn(app().db);
  expect(await enters(person)).toBe(true);
  await ends(person, Date.now() - 1);
  expect(await enters(person)).toBe(false);
});

test("Renews a session that is a day old", async () => {
  const person = await signedIn(app().db);
  await ends(person, Date.now() + 28 * day);
  const answer = await app().visit("/account", { as: person });
  const row = await app().db.select().from(sessions).where(eq(sessions.id, person.sessionId)).get();
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toContain("llave.session_token=");
  expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day);
});

test("Treats a user without a profile as a free member", async () => {
  const person = await signedIn(app().db, "premium");
  await app().db.delete(profiles).where(eq(profiles.id, person.id));
  expect(await enters(person)).toBe(true);
  expect((await app().visit("/repair-cms", { as: person })).headers.get("location")).toBe(
    "/premium?from=repair",
  );
});

test.each([
  ["another signature", (cookie: string) => cookie.replace(/\.[^.]{6}/, ".AAAAAA")],
  ["another token", (cookie: string) => cookie.replace("token=", "token=0")],
  ["no signature", (cookie: string) => cookie.replace(/\..*$/, "")],
  ["an empty signature", (cookie: string) => cookie.replace(/\..*$/, ".")],
  ["broken percent-encoding", (cookie: string) => `${cookie}%`],
  ["no base64", (cookie: string) => cookie.replace(/\..*$/, ".%20%20")],
])("a cookie with %s enters nowhere", async (_, forge) => {
  const person = await signedIn(app().db);
  expect(await enters({ cookie: forge(person.cookie) })).toBe(false);
});

test("Finds the session cookie among others", async () => {
  const person = await signedIn(app().db);
  expect(
    await enters({
      cookie: `a=b; not-llave.session_token=x; ${person.cookie}; z=llave.session_token=x`,
    }),
  ).toBe(true);
});
