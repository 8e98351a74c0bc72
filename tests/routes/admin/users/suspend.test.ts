import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { adminOf } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { password, sessionOf, signIn } from "../../../support/join.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, auditOf, change, mayOpen, profileOf } = adminOf(app);

test("Signs a suspended user out, refuses their sign-in, keeps their data, and restores them", async () => {
  const [as, email] = [await admin(), `${newId()}@shop.test`];
  await app().visit("/admin/users/new", {
    as,
    form: { email, password, name: "", tier: "premium" },
  });
  const { id } = (await app().db.select().from(users).where(eq(users.email, email)).get())!;
  const cookie = sessionOf(await signIn(app(), email))!;
  expect(await mayOpen({ cookie }, "/repair-cms")).toBe(true);

  expect((await change(as, { id }, "suspend")).headers.get("location")).toBe(
    `/admin/users/${id}?done=suspended`,
  );
  expect(await mayOpen({ cookie })).toBe(false);
  const refused = await signIn(app(), email);
  expect([refused.status, sessionOf(refused)]).toEqual([403, undefined]);
  expect(await refused.text()).toContain("This account is suspended.");
  expect(await (await signIn(app(), email, "not the password")).text()).toContain(
    "Invalid email or password",
  );
  expect(await app().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect((await profileOf({ id })).grantTier).toBe("premium");

  await change(as, { id }, "restore");
  expect(await mayOpen({ cookie })).toBe(false); // the old session is over for good
  const again = sessionOf(await signIn(app(), email))!;
  expect(await mayOpen({ cookie: again }, "/repair-cms")).toBe(true);
  expect((await auditOf({ id })).map(({ action }) => action)).toEqual([
    "user.created",
    "user.suspended",
    "user.restored",
  ]);
});

test("Says what was done to an account for as long as it holds", async () => {
  const [as, member] = [await admin(), await signedIn(app().db)];
  const page = async (done: string) =>
    (await app().visit(`/admin/users/${member.id}?done=${done}`, { as })).text();
  expect(await page("restored")).toContain("The account is restored.");
  await change(as, member, "suspend");
  expect(await page("suspended")).toContain("The account is suspended.");
  expect(await page("restored")).not.toContain("The account is restored.");
  await change(as, member, "restore");
  expect(await page("suspended")).not.toContain("The account is suspended.");
});

test("Refuses a suspended user even with a newer session", async () => {
  const person = await signedIn(app().db, "premium");
  await app()
    .db.update(profiles)
    .set({ suspendedAt: new Date() })
    .where(eq(profiles.id, person.id));
  for (const at of [Date.now() + 30 * day, Date.now() + 20 * day]) {
    await app()
      .db.update(sessions)
      .set({ expiresAt: new Date(at) })
      .where(eq(sessions.id, person.sessionId));
    const answer = await app().visit("/repair-cms", { as: person });
    expect(answer.headers.get("location")).toBe("/login?to=%2Frepair-cms");
    expect(sessionOf(answer)).toBeUndefined();
  }
  const write = await app().visit("/account/name", { as: person, form: { name: "Somebody" } });
  expect(write.status).toBe(401);
});

test("Refuses a suspended administrator, and refuses to suspend oneself", async () => {
  const [as, other] = [await admin(), await admin()];
  await change(as, other, "suspend");
  expect(await mayOpen(other, "/admin")).toBe(false);
  expect((await change(as, as, "suspend")).status).toBe(422);
  expect((await profileOf(as)).suspendedAt).toBeNull();
});

test("Signs one user out of every device", async () => {
  const [as, person, other] = [await admin(), await signedIn(app().db), await signedIn(app().db)];
  await change(as, person, "sign-out");
  expect([await mayOpen(person), await mayOpen(other), await mayOpen(as, "/admin")]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await auditOf(person)).toMatchObject([{ action: "user.signedOut", actorId: as.id }]);
});
