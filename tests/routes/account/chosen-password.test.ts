import { hashPassword as formerHash } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test, vi } from "vitest";
import { accounts, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, signIn } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const sentence = "This password is one of the first anyone would guess.";
const hashOf = async (email: string) =>
  (await app()
    .db.select({ hash: accounts.password })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, email))
    .get())!.hash!;

test.each(["12345678", "        ", "password1", "QWERTYUIOP", "iloveyou2"])(
  "Rejects a sign-up with %j, and says why next to the field",
  async (weak) => {
    const email = `${newId()}@shop.test`;
    const answer = await post(app(), "/login?mode=sign-up", { email, password: weak });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`value="${email}"`);
    expect(await app().db.select().from(users).where(eq(users.email, email))).toHaveLength(0);
  },
);

test("Rejects one's own email address as a password, wherever one is chosen", async () => {
  const { email, cookie } = await join(app());
  const own = email.split("@")[0]!;
  const change = await post(
    app(),
    "/account/password",
    { currentPassword: password, newPassword: own },
    { as: { cookie } },
  );
  expect([change.status, await change.text()]).toEqual([422, expect.stringContaining(sentence)]);

  await post(app(), "/forgot-password", { email });
  const token = resetTokenIn((await letterTo(app(), email)) ?? "");
  const reset = await post(app(), "/reset-password?lng=es", { token, password: email });
  expect([reset.status, await reset.text()]).toEqual([
    422,
    expect.stringContaining("de las primeras que cualquiera probaría"),
  ]);
  expect(
    (await post(app(), "/reset-password", { token, password: "quite another password" })).status,
  ).toBe(302); // the link is not spent

  const made = { email: `${newId()}@shop.test`, password: "superman", name: "", tier: "free" };
  expect(
    (
      await post(app(), "/admin/users/new", made, {
        as: await signedIn(app().db, "free", { isAdmin: true }),
      })
    ).status,
  ).toBe(422);
});

test("Replaces a hash with outdated parameters at sign-in", async () => {
  const { email } = await join(app());
  const former = await formerHash(password);
  await app()
    .db.update(accounts)
    .set({ password: former })
    .where(eq(accounts.password, await hashOf(email)));
  expect((await signIn(app(), email)).status).toBe(302);
  await vi.waitFor(async () => expect(await hashOf(email)).toMatch(/^scrypt:/), 5000);
  expect((await signIn(app(), email)).status).toBe(302);
});
