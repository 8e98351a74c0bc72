import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { lapsed, signedIn } from "../../support/people.ts";

const app = openApp();
const page = async (as: { cookie: string }, path = "/account") =>
  (await app().visit(path, { as })).text();
const nameOf = async (id: string) =>
  (await app().db.select().from(users).where(eq(users.id, id)).get())!.name;
const pixel =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";

test("Shows name, email address, and the plan with its end", async () => {
  const diamond = await signedIn(app().db, "premium", {
    endsAt: Date.UTC(2031, 4, 17, 12),
    name: "Ana Ruiz",
  });
  const shown = await page(diamond);
  for (const word of [
    "Ana Ruiz",
    diamond.email,
    "Diamond",
    "Active until May 17, 2031",
    'href="/premium"',
  ])
    expect(shown).toContain(word);
  expect(await page(diamond, "/account?lng=es")).toContain("Diamante");
  expect(await page(await lapsed(app().db, "medium"))).toContain("Ended on");
});

test("Trims and saves the name, and shows a notice", async () => {
  const person = await signedIn(app().db);
  const answer = await post(
    app(),
    "/account/name",
    { name: "  José\x00  Ñandú 🔧 " },
    { as: person },
  );
  expect(answer.headers.get("location")).toBe("/account?done=name");
  expect(await nameOf(person.id)).toBe("José Ñandú 🔧");
  expect(await page(person, "/account?done=name")).toContain("Your name was saved.");
});

test("Refuses a name of 81 characters, and keeps the draft", async () => {
  const person = await signedIn(app().db);
  const long = "x".repeat(81);
  const answer = await post(app(), "/account/name", { name: long }, { as: person });
  expect(answer.status).toBe(422);
  const shown = await answer.text();
  expect(shown).toContain("at most 80 characters");
  expect(shown).toContain(`value="${long}"`);
});

test("Requires the current password to change it", async () => {
  const { email, cookie } = await join(app());
  const answer = await post(
    app(),
    "/account/password",
    { currentPassword: "not mine", newPassword: "a new long one" },
    { as: { cookie } },
  );
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("The current password is not correct.");
  expect((await signIn(app(), email)).status).toBe(302);
});

test("Ends other sessions when the password changes, and keeps this one", async () => {
  const { email, cookie } = await join(app());
  const other = sessionOf(await signIn(app(), email))!;
  const answer = await post(
    app(),
    "/account/password",
    { currentPassword: password, newPassword: "a new long one" },
    { as: { cookie } },
  );
  expect(answer.headers.get("location")).toBe("/account?done=password");
  expect((await app().visit("/account", { as: { cookie: sessionOf(answer)! } })).status).toBe(200);
  expect((await app().visit("/account", { as: { cookie: other } })).status).toBe(302);
  expect((await signIn(app(), email, "a new long one")).status).toBe(302);
});

test("Lists devices by name, marks this one, and signs out each", async () => {
  const person = await join(app());
  const phone = sessionOf(
    await signIn(app(), person.email, password, { headers: { "user-agent": pixel } }),
  )!;
  const shown = await page(person);
  expect(shown).toContain("Chrome on Android");
  expect(shown.match(/>This device</g)).toHaveLength(1);

  const [path] = [...shown.matchAll(/href="(\/account\/devices\/[^"/]+\/sign-out)"/g)].map(
    ([, path]) => path!,
  );
  expect(await (await app().visit(path!, { as: person })).text()).toContain("Your password");
  const answer = await post(app(), path!, { password }, { as: person });
  expect(answer.headers.get("location")).toBe("/account?done=device");
  expect((await app().visit("/account", { as: { cookie: phone } })).status).toBe(302);
  expect((await app().visit("/account", { as: person })).status).toBe(200);
});

test("Signs out this device from the list without a password", async () => {
  const person = await signedIn(app().db);
  expect(await page(person)).toContain('action="/sign-out"');
});

test("Requires the password to end the other sessions", async () => {
  const { email, cookie } = await join(app());
  const phone = sessionOf(await signIn(app(), email))!;
  const [row] = [...(await page({ cookie })).matchAll(/\/account\/devices\/[^"/]+\/sign-out/g)];
  for (const path of ["/account/devices/sign-out", row![0]]) {
    for (const typed of ["", "not this one"])
      expect((await post(app(), path, { password: typed }, { as: { cookie } })).status).toBe(422);
  }
  expect((await app().visit("/account", { as: { cookie: phone } })).status).toBe(200);
});

test("Keeps this device signed in when all others are signed out", async () => {
  const person = await join(app());
  const others = await Promise.all([signIn(app(), person.email), signIn(app(), person.email)]);
  expect(
    (await post(app(), "/account/devices/sign-out", { password }, { as: person })).headers.get(
      "location",
    ),
  ).toBe("/account?done=others");
  for (const other of others)
    expect((await app().visit("/account", { as: { cookie: sessionOf(other)! } })).status).toBe(302);
  expect((await app().visit("/account", { as: person })).status).toBe(200);
});

test("Gives this session a new token when the password changes, and refuses the old cookie", async () => {
  const { cookie } = await join(app());
  const form = { currentPassword: password, newPassword: "a new long one" };
  const renewed = sessionOf(await post(app(), "/account/password", form, { as: { cookie } }))!;
  expect(renewed).not.toBe(cookie);
  expect((await app().visit("/account", { as: { cookie } })).status).toBe(302);
  expect((await app().visit("/account", { as: { cookie: renewed } })).status).toBe(200);
});

test("Answers 404 to another user's session, as to a missing one", async () => {
  const [ana, eva] = [await signedIn(app().db), await signedIn(app().db)];
  const end = (id: string) => post(app(), `/account/devices/${id}/sign-out`, {}, { as: ana });
  for (const id of [eva.sessionId, newId(), "x", "%00", "x".repeat(3000)])
    expect((await end(id)).status).toBe(404);
  expect(await app().db.select().from(sessions).where(eq(sessions.id, eva.sessionId))).toHaveLength(
    1,
  );
});

test("Gives the session a new token when the password is confirmed, and refuses the old one", async () => {
  const person = await join(app());
  const former = { ...person };
  const answer = await post(app(), "/account/devices/sign-out", { password }, { as: person });
  expect(answer.headers.get("location")).toBe("/account?done=others");
  expect(person.cookie).not.toBe(former.cookie);
  const opens = async (as: { cookie: string }) =>
    (await app().visit("/account", { as: { ...as } })).status === 200;
  expect([await opens(person), await opens(former)]).toEqual([true, false]);
});
