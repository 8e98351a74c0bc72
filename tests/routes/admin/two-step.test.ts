import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { passkeys, totpSecrets } from "#app/features/account/two-factor.tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { addSecurityKey, pendingOf, setUpPhone } from "../../support/account/authenticator.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { countLetters } from "../../support/letters.ts";

const app = openApp({ adminTwoFactor: true });
const page = "/account/two-step";

async function member() {
  const as = await join(app());
  const { id } = (await app()
    .db.select({ id: users.id })
    .from(users)
    .where(eq(users.email, as.email))
    .get())!;
  return { ...as, id };
}

async function administrator() {
  const as = await member();
  await app().db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, as.id));
  return as;
}

const reset = (as: { cookie: string }, id: string, form: Record<string, string>) =>
  post(app(), `/admin/users/${id}/two-step`, form, { as });
const linesAbout = (id: string) =>
  app()
    .db.select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "user.twoFactorReset")));

test("Opens only two-step set-up and sign-out to an administrator without a second factor", async () => {
  const as = await administrator();
  for (const path of [
    "/admin",
    "/account",
    "/noticias",
    "/premium",
    "/repair-cms",
    "/discussion",
    "/account/data.zip",
  ]) {
    expect((await app().visit(path, { as })).headers.get("location"), path).toBe(page);
  }
  for (const path of [
    "/account/name",
    "/admin/settings",
    "/admin/users/new",
    "/account/password",
  ]) {
    expect(
      (await post(app(), path, { name: "x", password }, { as })).headers.get("location"),
      path,
    ).toBe(page);
  }
  const shown = await (await app().visit(page, { as })).text();
  expect(shown).toContain("Administrators need two-step sign-in");
  expect(shown).not.toContain('href="/admin"');
  expect(sessionOf(await post(app(), "/sign-out", {}, { as }))).toBe("");
});

test("Opens everything once it is set up", async () => {
  const as = await administrator();
  await setUpPhone(app(), as);
  expect((await app().visit("/admin", { as })).status).toBe(200);
});

test("Requires set-up of a new administrator, not of a member", async () => {
  const as = await member();
  expect((await app().visit("/account", { as })).status).toBe(200);
  await app().db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, as.id));
  expect((await app().visit("/account", { as })).headers.get("location")).toBe(page);
});

test("Resets a user's second factors after verifying the administrator's, and sends a letter", async () => {
  const [as, person] = [await administrator(), await member()];
  const { phone } = await setUpPhone(app(), as);
  await setUpPhone(app(), person);
  const pending = pendingOf(await signIn(app(), person.email));
  for (const form of [
    { password: "", code: "" },
    { password, code: "" },
    { password, code: "000000" },
  ]) {
    expect((await reset(as, person.id, form)).status).toBe(422);
  }
  const done = await reset(as, person.id, { password, code: phone.code(1) });
  expect(done.headers.get("location")).toBe(`/admin/users/${person.id}?done=twoFactor`);
  expect(
    await app().db.select().from(totpSecrets).where(eq(totpSecrets.userId, person.id)),
  ).toEqual([]);
  expect(await app().db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  expect(
    (await post(app(), "/login/code", { code: "000000" }, { as: { cookie: pending } })).headers.get(
      "location",
    ),
  ).toBe("/login?done=late");
  expect(await linesAbout(person.id)).toMatchObject([{ actorId: as.id }]);
  expect(await countLetters(app(), person.email, "Your two-step sign-in was reset")).toBe(1);
  expect(sessionOf(await signIn(app(), person.email))).toBeTruthy();
});

test("Refuses to reset one's own factors, missing ones, or without being an administrator", async () => {
  const [as, person, other] = [await administrator(), await member(), await member()];
  const { codes } = await setUpPhone(app(), as);
  await addSecurityKey(app(), person);
  expect(await (await reset(as, as.id, { password, code: codes[0]! })).text()).toContain(
    "You cannot reset your own",
  );
  expect(await (await reset(as, other.id, { password, code: codes[1]! })).text()).toContain(
    "There is nothing to reset",
  );
  expect(
    (await reset(as, "01890000-0000-7000-8000-000000000000", { password, code: codes[2]! })).status,
  ).toBe(404);
  expect((await reset(other, person.id, { password })).headers.get("location")).toBe("/");
  expect(await app().db.select().from(passkeys).where(eq(passkeys.userId, person.id))).toHaveLength(
    1,
  );
  expect(await linesAbout(person.id)).toEqual([]);
});

test("Requires set-up of an administrator whose account was created in the admin area", async () => {
  const as = await administrator();
  await setUpPhone(app(), as);
  const email = `new-${as.id}@shop.test`;
  await post(app(), "/admin/users/new", { email, password, tier: "free", isAdmin: "yes" }, { as });
  const cookie = sessionOf(await signIn(app(), email)) ?? "";
  expect((await app().visit("/admin", { as: { cookie } })).headers.get("location")).toBe(page);
});

test("Shows in the status panel that it is required", async () => {
  const as = await administrator();
  await setUpPhone(app(), as);
  const shown = await (await app().visit("/admin/settings", { as })).text();
  expect(shown).toMatch(/Two-step sign-in for administrators.{0,400}Required/s);
});
