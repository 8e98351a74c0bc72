import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stolen } from "../../support/hostile/stolen.ts";
import { strangers } from "../../support/hostile/strangers.ts";
import { join, password, post } from "../../support/join.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();

async function rowsOf(email: string) {
  const user = (await app().db.select().from(users).where(eq(users.email, email)).get())!;
  return {
    user,
    profile: await app().db.select().from(profiles).where(eq(profiles.id, user.id)).get(),
  };
}

test("Ignores fields at sign-up that are not the user's to set", async () => {
  const email = `${newId()}@shop.test`;
  expect(
    (await post(app(), "/login?mode=sign-up", { ...stolen, email, password, name: "Root" })).status,
  ).toBe(302);
  const { user, profile } = await rowsOf(email);
  expect(user).toMatchObject({ name: "", emailVerified: false, image: null });
  expect(user.id).not.toBe(stolen.id);
  expect(profile).toMatchObject({
    isAdmin: false,
    subscriptionStatus: "free",
    subscriptionEndsAt: null,
    grantTier: null,
    grantEndsAt: null,
  });
});

test("Ignores them at every other address", async () => {
  const { email, cookie } = await join(app());
  const before = await rowsOf(email);
  const form = {
    ...stolen,
    email,
    password,
    name: "Ana",
    currentPassword: password,
    newPassword: password,
  };
  for (const path of [
    "/account/name",
    "/account/password",
    "/account/devices/sign-out",
    "/login",
    "/forgot-password",
    "/language",
  ]) {
    for (const one of [path, `${path}.data`]) {
      tally(Object.keys(stolen).length);
      await post(app(), one, form, { as: { cookie } });
    }
  }
  const after = await rowsOf(email);
  expect(after.profile).toEqual(before.profile);
  expect(after.user).toMatchObject({
    id: before.user.id,
    name: "Ana",
    email,
    emailVerified: false,
    image: null,
  });
});

const library =
  `sign-up/email sign-in/email sign-in/social sign-out get-session list-sessions update-user delete-user change-email
  change-password set-password verify-password request-password-reset forget-password reset-password reset-password/x revoke-session
  revoke-sessions revoke-other-sessions link-social list-accounts unlink-account refresh-token get-access-token account-info
  verify-email send-verification-email callback/google error ok update-session open-session openSession`.split(
    /\s+/,
  );

test("Exposes none of the auth library's own endpoints", async () => {
  const person = await signedIn(app().db, "premium");
  const body = JSON.stringify({
    email: person.email,
    name: "x",
    password,
    isAdmin: true,
    userId: person.id,
  });
  const headers = { "content-type": "application/json", origin: app().origin };
  for (const end of library) {
    for (const base of ["/auth", "/api/auth", "/AUTH"]) {
      for (const path of [`${base}/${end}`, `${base}/${end}.data`]) {
        tally(2);
        expect((await app().visit(path, { as: person })).status, path).toBe(404);
        const answer = await app().visit(path, { as: person, method: "POST", body, headers });
        expect([404, 405], `POST ${path}: ${answer.status}`).toContain(answer.status);
        expect(answer.headers.getSetCookie(), path).toEqual([]);
      }
    }
  }
  expect(await rowsOf(person.email)).toMatchObject({
    user: { name: person.name },
    profile: { isAdmin: false },
  });
}, 600_000);

const writes = [
  "/login",
  "/login?mode=sign-up",
  "/sign-out",
  "/forgot-password",
  "/reset-password",
  "/language",
  "/account/name",
  "/account/password",
  "/account/devices/sign-out",
  "/account/devices/x/sign-out",
];
test("Rejects a cross-site POST at every address", async () => {
  const person = await signedIn(app().db);
  for (const path of writes.flatMap((one) => [one, one.replace(/^([^?]+)/, "$1.data")])) {
    for (const headers of strangers) {
      const body = new URLSearchParams({ name: "Evil", email: person.email, password });
      const answer = await app().visit(path, { as: person, method: "POST", body, headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect((await rowsOf(person.email)).user.name).toBe(person.name);
  expect((await app().visit("/account", { as: person })).status).toBe(200);
}, 600_000);
