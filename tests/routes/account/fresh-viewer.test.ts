import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
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

async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner, customerLastName: "Secret-customer" });
  return { owner, job };
}

test("A member sees nothing more from the moment of their removal", async () => {
  const { db } = app();
  const { owner, job } = await aShop();
  const { shopId } = owner;
  const member = await signedIn(db, "free", { worksAt: { shopId, role: "advisor" } });
  const page = () => app().visit(`/repair-cms/${job.id}`, { as: member });
  expect((await page()).status).toBe(200);
  await db.delete(shopMembers).where(eq(shopMembers.userId, member.id));
  const after = await page();
  expect([after.status, await after.text()]).toEqual([404, expect.not.stringContaining("Secret")]);
});

test("A plan that has ended since the last page leads to the plans", async () => {
  const { owner } = await aShop();
  await app().visit("/repair-cms", { as: owner });
  const ended = { subscriptionStatus: "free" as const, subscriptionEndsAt: null };
  await app().db.update(profiles).set(ended).where(eq(profiles.id, owner.id));
  const answer = await app().visit("/repair-cms", { as: owner });
  expect(answer.headers.get("location")).toBe("/premium?from=repair");
});

test.each<[spelling: string, as: (own: string, unsigned: string) => string]>([
  ["a space before =", (own, unsigned) => `${own.replace("=", " =")}; ${unsigned}`],
  ["double quotes", (own, unsigned) => `${own.replace("=", '="')}"; ${unsigned}`],
  ["no space after a semicolon", (own, unsigned) => `a=b;${unsigned}; ${own}`],
  ["the unsigned one first", (own, unsigned) => `${unsigned}; ${own}`],
  ["the unsigned one last", (own, unsigned) => `a=b;${own}; ${unsigned}`],
  [
    "the unsigned one between",
    (own, unsigned) => `${own.replace("=", "\t=")}; ${unsigned}; ${own}`,
  ],
  ["no other", (_, unsigned) => unsigned],
])("Another's session cookie without its signature opens nothing (%s)", async (_, spelled) => {
  const { owner, job } = await aShop();
  const unsigned = owner.cookie.replace(/\.[^.]*$/, ".x");
  const cookie = spelled((await signedIn(app().db, "premium")).cookie, unsigned);
  const answer = await app().visit(`/repair-cms/${job.id}`, { headers: { cookie } });
  expect([302, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain("Secret");
});

test("What somebody changes is on the next page", async () => {
  const { owner } = await aShop();
  await app().visit("/account", { as: owner });
  await app().db.update(users).set({ name: "Renamed Person" }).where(eq(users.id, owner.id));
  expect(await (await app().visit("/account", { as: owner })).text()).toContain("Renamed Person");
});
