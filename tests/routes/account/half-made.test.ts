import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { join, post, signIn } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";

const app = openApp();
const other = "quite another password";
const idOf = async (email: string) =>
  (await app().db.select().from(users).where(eq(users.email, email)).get())!.id;

/**
 * Someone whose password row never came to be, or was lost. `visited` says whether they were ever
 * signed in.
 */
async function halfMade(visited: boolean): Promise<{ email: string; id: string }> {
  const { email } = await join(app());
  const id = await idOf(email);
  await app().db.delete(accounts).where(eq(accounts.userId, id));
  if (!visited) await app().db.delete(sessions).where(eq(sessions.userId, id));
  return { email, id };
}

test("Completes an interrupted sign-up when the user signs up again", async () => {
  const { email, id } = await halfMade(false);
  expect((await signIn(app(), email)).status).toBe(401);
  expect((await post(app(), "/login?mode=sign-up", { email, password: other })).status).toBe(302);
  expect((await signIn(app(), email, other)).status).toBe(302);
  expect(await idOf(email)).toBe(id);
});

test("Completes a sign-up that lacks account and profile", async () => {
  const { email, id } = await halfMade(false);
  await app().db.delete(profiles).where(eq(profiles.id, id));
  expect((await post(app(), "/login?mode=sign-up", { email, password: other })).status).toBe(302);
  expect(await app().db.select().from(profiles).where(eq(profiles.id, id))).toHaveLength(1);
});

test("Completes an interrupted sign-up by a reset letter", async () => {
  const { email } = await halfMade(true);
  await post(app(), "/forgot-password", { email });
  const token = resetTokenIn((await letterTo(app(), email)) ?? "");
  expect((await post(app(), "/reset-password", { token, password: other })).status).toBe(302);
  expect((await signIn(app(), email, other)).status).toBe(302);
});

test("Does not let a sign-up take over an account that was used or has a plan", async () => {
  const visitor = await halfMade(true);
  const paying = await halfMade(false);
  await app()
    .db.update(profiles)
    .set({ subscriptionStatus: "medium" })
    .where(eq(profiles.id, paying.id));
  const admin = await halfMade(false);
  await app().db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, admin.id));
  for (const { email } of [visitor, paying, admin]) {
    expect((await post(app(), "/login?mode=sign-up", { email, password: other })).status).toBe(422);
  }
});
