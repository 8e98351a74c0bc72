import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { users, verifications } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";

const app = openApp();
const other = "quite another password";
const ask = (email: string, path = "/forgot-password") => post(app(), path, { email });
const reset = (token: string, secret = other) =>
  post(app(), "/reset-password", { token, password: secret });
const idOf = async (email: string) =>
  (await app().db.select().from(users).where(eq(users.email, email)).get())!.id;

async function tokenFor(email: string): Promise<string> {
  await ask(email);
  return resetTokenIn((await letterTo(app(), email)) ?? "");
}

test("Changes a forgotten password by the link in a letter, and ends every session", async () => {
  const { email, cookie } = await join(app());
  const token = await tokenFor(email);
  expect((await app().visit("/reset-password")).status).toBe(200);

  const answer = await reset(token);
  expect(answer.headers.get("location")).toBe("/login?done=reset");
  expect(sessionOf(answer)).toBeUndefined();
  expect(await (await app().visit("/login?done=reset")).text()).toContain(
    "Your password was changed",
  );

  expect((await app().visit("/account", { as: { cookie } })).status).toBe(302);
  expect((await signIn(app(), email, password)).status).toBe(401);
  expect((await signIn(app(), email, other)).status).toBe(302);
});

test("Answers the same whether the account exists or not", async () => {
  const { email } = await join(app());
  const shown = async (who: string) =>
    (await (await ask(who)).text()).replaceAll(/[\w+/]{22}==|[0-9a-f]{8}-[0-9a-f-]{27}/g, "once");
  const stranger = `${newId()}@shop.test`;
  expect(await shown(stranger)).toBe(await shown(email));
  expect(await letterTo(app(), stranger, 5)).toBeUndefined();
});

test("Takes the same time whether the account exists or not", async () => {
  const best = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 8; round++) {
    const { email } = await join(app());
    for (const [who, address] of [
      ["known", email] as const,
      ["unknown", `${newId()}@shop.test`] as const,
    ]) {
      const begun = performance.now();
      await (await ask(address)).text();
      best[who] = Math.min(best[who], performance.now() - begun);
    }
  }
  // machines are noisy; the letter alone takes longer than that
  expect(best.known).toBeLessThan(2 * best.unknown + 20);
});

test("Accepts a link once", async () => {
  const { email } = await join(app());
  const token = await tokenFor(email);
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => (await reset(token)).status),
  );
  expect(codes.sort()).toEqual([302, 410, 410, 410]);
});

test("Accepts a link for half an hour after the request", async () => {
  const { email } = await join(app());
  const token = await tokenFor(email);
  const own = eq(verifications.value, await idOf(email));
  const row = await app().db.select().from(verifications).where(own).get();
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * 60 * 1000);

  await app()
    .db.update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(own);
  expect((await reset(token)).status).toBe(410);
  expect((await signIn(app(), email)).status).toBe(302);
});

test.each(["x", "../../etc", "\x00x", "a".repeat(5000), "' or 1=1 --"])(
  "Rejects the forged link %j, and offers another",
  async (token) => {
    const answer = await reset(token);
    expect(answer.status).toBe(410);
    const page = await answer.text();
    expect(page).toContain("This link no longer works.");
    expect(page).toContain('href="/forgot-password"');
    const spanish = await post(app(), "/reset-password?lng=es", { token, password: other });
    expect(await spanish.text()).toContain("Este enlace ya no sirve:");
  },
);

test("Puts the token behind the # of the link, out of every log, and accepts it typed without JavaScript", async () => {
  const { email } = await join(app());
  await ask(email);
  const letter = (await letterTo(app(), email))!;
  expect(letter).not.toContain("token=");
  const token = resetTokenIn(letter);
  expect(letter.split(token).length).toBeGreaterThan(2); // once in the link, once by itself
  const page = await (await app().visit("/reset-password")).text();
  expect(page).toMatch(/<noscript>.*Code from the email.*<\/noscript>/s);
  expect((await reset(`  ${app().origin}/reset-password#${token} `)).status).toBe(302);
});

test("Says next to the field that the code is missing, and keeps a typed one", async () => {
  expect((await reset("")).status).toBe(422);
  const { email } = await join(app());
  const token = await tokenFor(email);
  expect(await (await reset(token, "short")).text()).toContain(token);
});

test("Stores no token in the database", async () => {
  const { email } = await join(app());
  const token = await tokenFor(email);
  expect(JSON.stringify(await app().db.select().from(verifications))).not.toContain(token);
});

test("Invalidates every other link when the password changes", async () => {
  const { email, cookie } = await join(app());
  const token = await tokenFor(email);
  await post(
    app(),
    "/account/password",
    { currentPassword: password, newPassword: other },
    { as: { cookie } },
  );
  expect((await reset(token)).status).toBe(410);
});

test("Applies the password rules", async () => {
  const { email } = await join(app());
  const token = await tokenFor(email);
  const answer = await reset(token, "short");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Use at least 8 characters.");
  expect((await reset(token)).status).toBe(302);
});

test("Sends at most five letters an hour to one email address", async () => {
  const email = `${newId()}@shop.test`;
  const codes: number[] = [];
  for (let at = 0; at < 7; at++) codes.push((await ask(email)).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("Writes the letter in the language of the page, with the product and its version", async () => {
  const { email } = await join(app());
  await ask(email, "/forgot-password?lng=es");
  const letter = (await letterTo(app(), email))!;
  expect(letter).toContain("Restablezca su contraseña de Llave");
  expect(letter).toContain("<dt>X-Mailer</dt><dd>Llave/1.0.0</dd>");
});

test("Says where the demo's letters are", async () => {
  expect(await (await app().visit("/forgot-password")).text()).toContain('href="/demo/outbox"');
});
