import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { recoveryCodes, totpSecrets } from "#app/features/account/two-factor.tables.server.ts";
import { pendingOf } from "../../../support/account/authenticator.ts";
import { twoStepOf } from "../../../support/account/two-step.ts";
import { openApp } from "../../../support/app.ts";
import { password, post, sessionOf, signIn } from "../../../support/join.ts";
import { countLetters, letterTo, resetTokenIn } from "../../../support/letters.ts";

const app = openApp();
const { idOf, protectedPerson, stepWith } = twoStepOf(app);
const enters = async (cookie: string | undefined) =>
  (await app().visit("/account", { as: { cookie: cookie ?? "" } })).status === 200;

test("Asks for a code at sign-in once an app is set up, and opens the session with it", async () => {
  const { email, phone } = await protectedPerson();
  const first = await signIn(app(), email);
  expect(first.headers.get("location")).toBe("/login/code");
  expect(sessionOf(first)).toBeUndefined();
  const answer = await stepWith(pendingOf(first), phone.code(1));
  expect(answer.status).toBe(302);
  expect(await enters(sessionOf(answer))).toBe(true);
});

test("Keeps the page to return to across the second step, on this site only", async () => {
  const { email, phone } = await protectedPerson();
  const first = await post(app(), "/login", { email, password, to: "/account?x=1" });
  expect(first.headers.get("location")).toBe("/login/code?to=%2Faccount%3Fx%3D1");
  const answer = await stepWith(pendingOf(first), phone.code(1), { to: "//evil.example" });
  expect(answer.headers.get("location")).toBe("/noticias");
});

test("Opens no session without the second step, not even in the database", async () => {
  const { email } = await protectedPerson();
  const id = await idOf(email);
  const before = await app().db.select().from(sessions).where(eq(sessions.userId, id));
  await signIn(app(), email);
  expect(await app().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual(before);
});

test("Redirects to the beginning without a valid first step: no cookie, a made-up one, a used one", async () => {
  const { email, phone } = await protectedPerson();
  for (const cookie of ["", `llave.second_step=${"x".repeat(43)}`]) {
    expect((await stepWith(cookie, phone.code(1))).headers.get("location")).toBe(
      "/login?done=late",
    );
  }
  const pending = pendingOf(await signIn(app(), email));
  expect(sessionOf(await stepWith(pending, phone.code(1)))).toBeTruthy();
  expect((await stepWith(pending, phone.code(2))).headers.get("location")).toBe("/login?done=late");
});

test("Accepts a code once, even when it is sent twice at the same time", async () => {
  const { email, phone } = await protectedPerson();
  const pending = [pendingOf(await signIn(app(), email)), pendingOf(await signIn(app(), email))];
  const code = phone.code(1);
  const answers = await Promise.all(pending.map((one) => stepWith(one, code)));
  expect(answers.filter((answer) => sessionOf(answer))).toHaveLength(1);
  const again = await stepWith(pendingOf(await signIn(app(), email)), code);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("already used");
});

test("Accepts a code one step off, not two", async () => {
  const { email, phone } = await protectedPerson();
  expect((await stepWith(pendingOf(await signIn(app(), email)), phone.code(3))).status).toBe(422);
  expect((await stepWith(pendingOf(await signIn(app(), email)), phone.code(-2))).status).toBe(422);
  expect(
    sessionOf(await stepWith(pendingOf(await signIn(app(), email)), phone.code(1))),
  ).toBeTruthy();
});

test("Accepts each of ten recovery codes once, in any spelling, and sends a letter", async () => {
  const { email, codes } = await protectedPerson();
  expect(codes).toHaveLength(10);
  const spelled = codes[0]!.toLowerCase().replaceAll("-", " ");
  expect(sessionOf(await stepWith(pendingOf(await signIn(app(), email)), spelled))).toBeTruthy();
  expect((await stepWith(pendingOf(await signIn(app(), email)), codes[0]!)).status).toBe(422);
  const twice = [pendingOf(await signIn(app(), email)), pendingOf(await signIn(app(), email))];
  const answers = await Promise.all(twice.map((pending) => stepWith(pending, codes[1]!)));
  expect(answers.filter((answer) => sessionOf(answer))).toHaveLength(1);
  expect(await countLetters(app(), email, "A recovery code was used", 2)).toBe(2);
});

test("Refuses after ten wrong codes in fifteen minutes, counted across pages", async () => {
  const { email, phone, cookie } = await protectedPerson();
  const pending = pendingOf(await signIn(app(), email));
  for (let at = 0; at < 9; at++) expect((await stepWith(pending, "000000")).status).toBe(422);
  const off = (code: string) =>
    post(app(), "/account/two-step/off", { password, code }, { as: { cookie } });
  expect((await off("WRONG")).status).toBe(422);
  expect([
    (await stepWith(pending, phone.code(1))).status,
    (await off(phone.code(1))).status,
  ]).toEqual([429, 429]);
});

test("Does not count correct codes toward the limit", async () => {
  const { email, codes } = await protectedPerson();
  const keys = async () =>
    (await app()
      .d1.prepare("select count(*) n from password_checks where account like 'secondFactor:%'")
      .first<{ n: number }>())!.n;
  const before = await keys();
  for (const code of codes.slice(0, 3))
    expect(sessionOf(await stepWith(pendingOf(await signIn(app(), email)), code))).toBeTruthy();
  expect(await keys()).toBe(before);
});

test("Ends pending sign-ins when the password changes, and keeps the second step", async () => {
  const { email, phone, cookie } = await protectedPerson();
  const pending = pendingOf(await signIn(app(), email));
  const newPassword = "another long password";
  expect(
    (
      await post(
        app(),
        "/account/password",
        { currentPassword: password, newPassword },
        { as: { cookie } },
      )
    ).status,
  ).toBe(302);
  expect((await stepWith(pending, phone.code(1))).headers.get("location")).toBe("/login?done=late");
  expect((await signIn(app(), email, newPassword)).headers.get("location")).toBe("/login/code");
});

test("Does not accept a pending sign-in as a token for a password reset", async () => {
  const { email, phone } = await protectedPerson();
  const pending = pendingOf(await signIn(app(), email));
  const token = pending.split("=")[1]!;
  const stolen = "chosen by a thief 1";
  for (const path of ["/reset-password", `/reset-password?token=${token}`]) {
    expect((await post(app(), path, { token, password: stolen })).status).not.toBe(302);
  }
  expect((await signIn(app(), email, stolen)).status).toBe(401);
  expect(sessionOf(await stepWith(pending, phone.code(1)))).toBeTruthy();
});

test("Keeps the second step after a password reset by letter", async () => {
  const { email, phone } = await protectedPerson();
  const pending = pendingOf(await signIn(app(), email));
  await post(app(), "/forgot-password", { email });
  expect(await countLetters(app(), email, "Reset your Llave password")).toBe(1);
  const token = resetTokenIn((await letterTo(app(), email))!);
  const newPassword = "another long password";
  expect((await post(app(), "/reset-password", { token, password: newPassword })).status).toBe(302);
  expect((await stepWith(pending, phone.code(1))).headers.get("location")).toBe("/login?done=late");
  const first = await signIn(app(), email, newPassword);
  expect([first.headers.get("location"), sessionOf(first)]).toEqual(["/login/code", undefined]);
  expect(sessionOf(await stepWith(pendingOf(first), phone.code(1)))).toBeTruthy();
});

test("Encrypts secrets and hashes recovery codes", async () => {
  const { email, codes } = await protectedPerson();
  const id = await idOf(email);
  const secret = await app().db.select().from(totpSecrets).where(eq(totpSecrets.userId, id)).get();
  expect(secret!.secret).toMatch(/^v1\./);
  const stored = JSON.stringify(
    await app().db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
  );
  for (const code of codes) expect(stored).not.toContain(code);
});

test("Refuses another user's secret, even copied into one's own row", async () => {
  const [one, other] = [await protectedPerson(), await protectedPerson()];
  const theirs = (await app()
    .db.select()
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, await idOf(other.email)))
    .get())!;
  await app()
    .db.update(totpSecrets)
    .set({ secret: theirs.secret })
    .where(eq(totpSecrets.userId, await idOf(one.email)));
  expect(
    (await stepWith(pendingOf(await signIn(app(), one.email)), other.phone.code(1))).status,
  ).toBe(422);
});
