import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  profiles,
  recoveryCodes,
  sessions,
  totpSecrets,
  users,
} from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { pendingOf, setUpPhone, startPhone } from "../../support/authenticator.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { countLetters, letterTo, resetTokenIn } from "../../support/letters.ts";

const app = openApp();
const idOf = async (email: string) =>
  (await app().db.select().from(users).where(eq(users.email, email)).get())!.id;
const sinceOf = async (email: string) =>
  (await app()
    .db.select()
    .from(profiles)
    .where(eq(profiles.id, await idOf(email)))
    .get())!.twoFactorSince;
const enters = async (cookie: string | undefined) =>
  (await app().visit("/account", { as: { cookie: cookie ?? "" } })).status === 200;

/** The second step of a sign-in, with what the first one gave. */
const stepWith = (pending: string, code: string, more: Record<string, string> = {}) =>
  post(app(), "/login/code", { code, ...more }, { as: { cookie: pending } });

async function protectedPerson() {
  const as = await join(app());
  const phone = await setUpPhone(app(), as);
  return { ...as, ...phone }; // with the session that setting up renewed
}

test("signing in asks for a code once an app is set up, and the code opens the session", async () => {
  const { email, phone } = await protectedPerson();
  const first = await signIn(app(), email);
  expect(first.headers.get("location")).toBe("/login/code");
  expect(sessionOf(first)).toBeUndefined();
  const answer = await stepWith(pendingOf(first), phone.code(1));
  expect(answer.status).toBe(302);
  expect(await enters(sessionOf(answer))).toBe(true);
});

test("the way to where one was going survives the second step, and leads nowhere else", async () => {
  const { email, phone } = await protectedPerson();
  const first = await post(app(), "/login", { email, password, to: "/account?x=1" });
  expect(first.headers.get("location")).toBe("/login/code?to=%2Faccount%3Fx%3D1");
  const answer = await stepWith(pendingOf(first), phone.code(1), { to: "//evil.example" });
  expect(answer.headers.get("location")).toBe("/noticias");
});

test("without the second step there is no session, not even in the database", async () => {
  const { email } = await protectedPerson();
  const id = await idOf(email);
  const before = await app().db.select().from(sessions).where(eq(sessions.userId, id));
  await signIn(app(), email);
  expect(await app().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual(before);
});

test("the second step needs a first one: a made-up cookie, none, or one that was used leads back to the beginning", async () => {
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

test("a code works once, also when it is sent twice at the same moment", async () => {
  const { email, phone } = await protectedPerson();
  const pending = [pendingOf(await signIn(app(), email)), pendingOf(await signIn(app(), email))];
  const code = phone.code(1);
  const answers = await Promise.all(pending.map((one) => stepWith(one, code)));
  expect(answers.filter((answer) => sessionOf(answer))).toHaveLength(1);
  const again = await stepWith(pendingOf(await signIn(app(), email)), code);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("already used");
});

test("a clock that is one step off is fine, two are not", async () => {
  const { email, phone } = await protectedPerson();
  expect((await stepWith(pendingOf(await signIn(app(), email)), phone.code(3))).status).toBe(422);
  expect((await stepWith(pendingOf(await signIn(app(), email)), phone.code(-2))).status).toBe(422);
  expect(
    sessionOf(await stepWith(pendingOf(await signIn(app(), email)), phone.code(1))),
  ).toBeTruthy();
});

test("each of ten recovery codes works once, in any spelling, and the owner is told", async () => {
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

test("ten wrong codes in a quarter of an hour are the most, whichever page asks", async () => {
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

test("codes that are right do not use up the limit", async () => {
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

test("a new password ends the sign-ins that were half done, and the second step stays", async () => {
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

test("what waits for a second step opens no reset of the password", async () => {
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

test("a password that was reset by letter does not take the second step away", async () => {
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

test("a secret is never kept as it is, nor is a recovery code", async () => {
  const { email, codes } = await protectedPerson();
  const id = await idOf(email);
  const app_ = await app().db.select().from(totpSecrets).where(eq(totpSecrets.userId, id)).get();
  expect(app_!.secret).toMatch(/^v1\./);
  const kept = JSON.stringify(
    await app().db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
  );
  for (const code of codes) expect(kept).not.toContain(code);
});

test("another person's secret does not open one's own account, even put in its place in the database", async () => {
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

test("setting an app up asks for the password, counts from its first code on, and signs other devices out", async () => {
  const as = await join(app());
  const elsewhere = sessionOf(await signIn(app(), as.email));
  expect(
    (await post(app(), "/account/two-step/app", { password: "not mine" }, { as })).status,
  ).toBe(422);
  const phone = await startPhone(app(), as);
  expect(await sinceOf(as.email)).toBeNull();
  expect(
    (await post(app(), "/account/two-step/app/confirm", { code: phone.code(5) }, { as })).status,
  ).toBe(422);
  expect(await sinceOf(as.email)).toBeNull();
  expect(
    (await post(app(), "/account/two-step/app/confirm", { code: phone.code() }, { as })).status,
  ).toBe(200);
  expect(await sinceOf(as.email)).not.toBeNull();
  expect([await enters(as.cookie), await enters(elsewhere)]).toEqual([true, false]);
  expect(await countLetters(app(), as.email, "Authenticator app added to your Llave account")).toBe(
    1,
  );
});

test("once it is on, another phone takes a code of the first, and the first stops working", async () => {
  const person = await protectedPerson();
  expect((await post(app(), "/account/two-step/app", { password }, { as: person })).status).toBe(
    422,
  );
  const phone = await startPhone(app(), person, { code: person.phone.code(1) });
  const moved = await post(
    app(),
    "/account/two-step/app/confirm",
    { code: phone.code() },
    { as: person },
  );
  expect(moved.headers.get("location")).toBe("/account/two-step?done=app");
  expect(
    (await stepWith(pendingOf(await signIn(app(), person.email)), person.phone.code(1))).status,
  ).toBe(422);
  expect(
    sessionOf(await stepWith(pendingOf(await signIn(app(), person.email)), phone.code(1))),
  ).toBeTruthy();
});

test("turning it off takes password and code, removes everything, and is told by letter", async () => {
  const { email, cookie, phone, codes } = await protectedPerson();
  for (const form of [
    { password, code: "" },
    { password, code: "000000" },
    { password: "not mine", code: codes[0]! },
  ]) {
    expect((await post(app(), "/account/two-step/off", form, { as: { cookie } })).status).toBe(422);
  }
  const off = await post(
    app(),
    "/account/two-step/off",
    { password, code: phone.code(1) },
    { as: { cookie } },
  );
  expect(off.headers.get("location")).toBe("/account/two-step?done=off");
  expect(await sinceOf(email)).toBeNull();
  expect(
    await app()
      .db.select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, await idOf(email))),
  ).toEqual([]);
  expect(sessionOf(await signIn(app(), email))).toBeTruthy();
  expect(await countLetters(app(), email, "Two-step sign-in was turned off")).toBe(1);
});

test("new recovery codes make the old ones useless", async () => {
  const { email, cookie, phone, codes } = await protectedPerson();
  const answer = await post(
    app(),
    "/account/two-step/codes",
    { password, code: phone.code(1) },
    { as: { cookie } },
  );
  const page = await answer.text();
  expect(page).toContain("Save these codes now");
  expect((await stepWith(pendingOf(await signIn(app(), email)), codes[0]!)).status).toBe(422);
});

test("the file of recovery codes holds codes and nothing else that was posted", async () => {
  const { cookie, codes } = await protectedPerson();
  const form = { codes: `${codes.join(" ")} <script>alert(1)</script>` };
  const answer = await post(app(), "/account/two-step/recovery-codes.txt", form, {
    as: { cookie },
  });
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const text = await answer.text();
  for (const code of codes) expect(text).toContain(code);
  expect(text).not.toContain("script");
});
