import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { invite as sendInvitation } from "#app/features/shop/invitations/invite.server.ts";
import { shopInvitations } from "#app/features/shop/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { linkTo, makeInvitation } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { password, post, sessionOf } from "../../support/join.ts";
import { letterTo } from "../../support/letters.ts";
import { makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let owner: Person;
let advisor: Person;
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium", { name: "Rosa Vega" });
  await makeShop(db, owner);
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  advisor = await signedIn(db, "free", { worksAt });
});

let made = 0;
const someone = () => `someone${++made}@elsewhere.test`;
const invite = (email: string, form = {}, as = owner) =>
  app().visit("/repair-cms/team/invite", {
    as,
    form: { email, role: "technician", language: "es", ...form },
  });
const rowsOf = (email: string) =>
  app().db.select().from(shopInvitations).where(eq(shopInvitations.email, email));
const team = async (as = owner) => (await app().visit("/repair-cms/team", { as })).text();

test("Sends a letter in the chosen language, and stores no token", async () => {
  const email = someone();
  const answer = await invite(email.toUpperCase());
  expect(answer.headers.get("location")).toBe("/repair-cms/team?done=sent");
  const letter = (await letterTo(app(), email))!;
  expect(letter).toContain("Rosa Vega le invita");
  const token = (await linkTo(app(), email)).split("/").at(-1)!;
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const rows = await rowsOf(email);
  expect(rows).toMatchObject([{ role: "technician", language: "es", usedAt: null }]);
  // Until the end of that day.
  const days = (rows[0]!.expiresAt.getTime() - rows[0]!.createdAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(8.1);
  expect(JSON.stringify(rows)).not.toContain(token);
  // Noted after the answer.
  const sentAt = async () => (await rowsOf(email))[0]!.sentAt;
  await expect.poll(sentAt).toBeInstanceOf(Date);
  expect(await team()).toContain(email);
});

test("An invitation whose letter fails is shown as unsent", async () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const [email, deferred] = [someone(), [] as Promise<unknown>[]];
  const services = {
    db: app().db,
    mail: { send: () => Promise.reject(new Error("No mail")) },
    config: { appUrl: "https://llave.test" } as Platform["config"],
    defer: (work: Promise<unknown>) => void deferred.push(work),
    now: Date.now,
  };
  const inviter = { id: owner.id, name: "Rosa Vega", email: owner.email };
  const typed = { email, role: "technician", language: "es" } as const;
  const from = { shopId: owner.shopId, inviter };
  expect(await sendInvitation(services, from, typed)).toBe("unsent");
  expect(deferred).toEqual([]);
  expect(await rowsOf(email)).toMatchObject([{ sentAt: null }]);
});

test("A person without an account signs up in the letter's language and joins", async () => {
  const email = someone();
  await invite(email);
  const path = await linkTo(app(), email);
  const page = await app().visit(`${path}?lng=es`);
  const html = await page.text();
  expect(html).toContain("Crear una cuenta");
  const to = encodeURIComponent(path);
  expect(html).toContain(`/login?mode=sign-up&amp;to=${to}`);
  const [lng] = page.headers.getSetCookie().filter((one) => one.startsWith("lng="));
  const cookie = lng!.split(";")[0]!;
  const form = await app().visit(`/login?mode=sign-up&to=${to}`, { headers: { cookie } });
  expect(await form.text()).toContain(`value="${email}"`);
  const signedUp = await post(
    app(),
    "/login?mode=sign-up",
    { email, password, to: path },
    { headers: { cookie } },
  );
  expect(signedUp.headers.get("location")).toBe(path);
  const as = { cookie: sessionOf(signedUp)! };
  expect(
    (await app().visit(path, { as, form: { name: "Luz Vega" } })).headers.get("location"),
  ).toMatch(/^\/repair-cms/);
  const [user] = await app()
    .db.select({
      verified: users.emailVerified,
      language: profiles.language,
      role: shopMembers.role,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(shopMembers, eq(shopMembers.userId, users.id))
    .where(eq(users.email, email));
  expect(user).toEqual({ verified: true, language: "es", role: "technician" });
});

test("Refuses members, second invitations and bad input at the field, keeping it", async () => {
  const email = someone();
  await invite(email);
  for (const [typed, words] of [
    [advisor.email, "already in your shop"],
    [owner.email, "already in your shop"],
    [email, "already has an open invitation"],
    ["nobody", "nobody"],
    ["", "required"],
  ] as const) {
    const answer = await invite(typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`value="${typed}"`);
  }
  expect((await invite(someone(), { role: "owner" })).status).toBe(422);
  expect((await invite(someone(), { language: "fr" })).status).toBe(422);
  expect(await rowsOf(email)).toHaveLength(1);
});

test("Only the owner invites, sends again and revokes", async () => {
  const { id } = await makeInvitation(app().db, { by: owner, email: someone() });
  const stranger = await signedIn(app().db, "premium");
  const paths = ["resend", "revoke"].map((what) => `/repair-cms/team/invitations/${id}/${what}`);
  for (const path of ["/repair-cms/team", "/repair-cms/team/invite", ...paths])
    expect((await app().visit(path, { as: advisor })).status).toBe(404);
  expect((await invite(someone(), {}, advisor)).status).toBe(403);
  for (const path of paths) {
    expect((await app().visit(path, { as: advisor, form: {} })).status).toBe(403);
    expect((await app().visit(path, { as: stranger })).status).toBe(404);
    expect((await app().visit(path, { as: stranger, form: {} })).status).toBe(404);
  }
  expect(await team(stranger)).not.toContain("@elsewhere.test");
});

test("Sent again, only the new link works; revoked, none", async () => {
  const person = await signedIn(app().db);
  const { id, path } = await makeInvitation(app().db, { by: owner, email: person.email });
  const at = `/repair-cms/team/invitations/${id}`;
  expect((await app().visit(`${at}/resend`, { as: owner, form: {} })).status).toBe(302);
  const renewed = await linkTo(app(), person.email);
  expect((await app().visit(path, { as: person })).status).toBe(404);
  expect((await app().visit(renewed, { as: person })).status).toBe(200);
  const revoked = await app().visit(`${at}/revoke`, { as: owner, form: {} });
  expect(revoked.headers.get("location")).toBe("/repair-cms/team?done=revoked");
  expect((await app().visit(renewed, { as: person, form: {} })).status).toBe(410);
  expect((await app().visit(`${at}/resend`, { as: owner, form: {} })).status).toBe(404);
  expect(await team()).not.toContain(person.email);
});

test("Of two forms for one address sent at once, one invites", async () => {
  const email = someone();
  const answers = await Promise.all([invite(email), invite(email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 422]);
  expect(await rowsOf(email)).toHaveLength(1);
});

test("Sends at most twenty letters a day", async () => {
  const busy = await signedIn(app().db, "premium");
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) statuses.push((await invite(someone(), {}, busy)).status);
  expect(statuses.slice(0, 20).every((status) => status === 302)).toBe(true);
  expect(statuses[20]).toBe(429);
  const [open] = await app()
    .db.select()
    .from(shopInvitations)
    .where(eq(shopInvitations.shopId, busy.shopId))
    .limit(1);
  const again = await app().visit(`/repair-cms/team/invitations/${open!.id}/resend`, {
    as: busy,
    form: {},
  });
  expect(again.status).toBe(429);
});
