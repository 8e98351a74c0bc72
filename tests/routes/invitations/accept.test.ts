import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { shopInvitations } from "#app/features/shop/tables.server.ts";
import { makeInvitation } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let owner: Person;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium", { name: "Rosa Vega" });
  await makeShop(app().db, owner);
});

const invite = (to: { email: string }, traits = {}) =>
  makeInvitation(app().db, { by: owner, email: to.email, ...traits });
const read = async (path: string, as?: Person) => {
  const answer = await app().visit(path, { as });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const accept = (path: string, as?: Person) => app().visit(path, { as, form: {} });
const membershipOf = async ({ id }: Person) => {
  const rows = await app().db.select().from(shopMembers).where(eq(shopMembers.userId, id));
  return rows.map(({ shopId, role }) => ({ shopId, role }));
};
const stored = async (id: string) =>
  (await app().db.select().from(shopInvitations).where(eq(shopInvitations.id, id)))[0]!;

test("Says who invites, to which shop and as what, and a GET accepts nothing", async () => {
  const person = await signedIn(app().db);
  const { id, path } = await invite(person);
  for (const as of [undefined, person]) {
    const { status, headers, text } = await read(path, as);
    expect(status).toBe(200);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    for (const fact of ["Rosa Vega", "Technician", person.email]) expect(text).toContain(fact);
  }
  expect(await membershipOf(person)).toEqual([]);
  expect((await stored(id)).usedAt).toBeNull();
});

test("An account without a language takes that of the letter's link, and one with its own keeps it", async () => {
  const languageOf = async ({ id }: Person) =>
    (await app().db.select().from(profiles).where(eq(profiles.id, id)))[0]?.language;
  for (const [own, then] of [
    [null, "es"],
    ["en", "en"],
  ] as const) {
    const person = await signedIn(app().db);
    await app().db.update(profiles).set({ language: own }).where(eq(profiles.id, person.id));
    const { path } = await invite(person);
    const page = await app().visit(`${path}?lng=es`, { as: person });
    const [lng] = page.headers.getSetCookie().filter((one) => one.startsWith("lng="));
    const as = { cookie: `${person.cookie}; ${lng!.split(";")[0]}` };
    expect((await app().visit(path, { as, form: {} })).status).toBe(302);
    await expect.poll(() => languageOf(person)).toBe(then);
  }
});

test("Makes the invited account a member, once", async () => {
  const person = await signedIn(app().db);
  const { id, path } = await invite(person, { role: "advisor" });
  expect((await accept(path)).status).toBe(401);
  expect((await accept(path, person)).headers.get("location")).toBe(
    "/repair-cms?view=board&done=joined",
  );
  expect(await membershipOf(person)).toEqual([{ shopId: owner.shopId, role: "advisor" }]);
  expect(await stored(id)).toMatchObject({ usedBy: person.id });
  expect((await app().visit("/repair-cms", { as: person })).status).toBe(200);
  expect((await read(path, person)).text).toContain("You work in this shop.");
  // A member who is removed later needs a new invitation.
  await app().db.delete(shopMembers).where(eq(shopMembers.userId, person.id));
  expect((await accept(path, person)).status).toBe(410);
  expect(await membershipOf(person)).toEqual([]);
});

test("Asks someone without a name for one, and welcomes them on the board", async () => {
  const person = await signedIn(app().db, "free", { name: "" });
  const { path } = await invite(person);
  expect((await read(path, person)).text).toContain("Your name");
  expect((await accept(path, person)).status).toBe(422);
  expect(await membershipOf(person)).toEqual([]);
  const joined = await app().visit(path, { as: person, form: { name: "Julián Cantú" } });
  expect(joined.headers.get("location")).toBe("/repair-cms?view=board&done=joined");
  // The invitation's language has become the account's: the first page is asked for in it again.
  await read("/repair-cms", person);
  const board = (await read("/repair-cms?view=board&done=joined", person)).text;
  expect(board).toContain("Welcome to the shop");
  expect(board).not.toContain("Your shop sees you as");
  const [user] = await app().db.select().from(users).where(eq(users.id, person.id));
  expect(user!.name).toBe("Julián Cantú");
});

test("Tells a member without a name how the shop sees them", async () => {
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const person = await signedIn(app().db, "free", { name: "", worksAt });
  expect((await read("/repair-cms", person)).text).toContain("Your shop sees you as");
});

test.each([
  ["expired", { expiresAt: new Date(Date.now() - 1) }, "has expired"],
  ["used", { usedAt: new Date() }, "already used"],
  ["revoked", { revokedAt: new Date() }, "was revoked"],
])("Says that an invitation is %s, and joins nobody", async (_, traits, words) => {
  const person = await signedIn(app().db);
  const { path } = await invite(person, traits);
  const { status, text } = await read(path, person);
  expect(status).toBe(410);
  expect(text).toContain(words);
  expect(text).not.toContain("Rosa Vega");
  expect((await accept(path, person)).status).toBe(410);
  expect(await membershipOf(person)).toEqual([]);
});

test("Tells nothing of an unknown or malformed token", async () => {
  const person = await signedIn(app().db);
  for (const token of ["f".repeat(64), "x", "%27--", "F".repeat(64), "0".repeat(400)]) {
    const { status, text } = await read(`/invitations/${token}`, person);
    expect(status).toBe(404);
    expect(text).toContain("not valid");
    expect((await accept(`/invitations/${token}`, person)).status).toBe(404);
  }
});

test("Tells another account the masked address and how to change accounts", async () => {
  const [invited, other] = [await signedIn(app().db), await signedIn(app().db)];
  const { path } = await invite(invited);
  const { status, text } = await read(path, other);
  expect(status).toBe(403);
  expect(text).toContain(`${invited.email[0]}•••@s•••.test`);
  expect(text).not.toContain(invited.email);
  expect((await accept(path, other)).status).toBe(403);
  expect(await membershipOf(other)).toEqual([]);
  const out = await app().visit("/sign-out", { as: other, form: { to: path } });
  expect(out.headers.get("location")).toBe(path);
});

test("Keeps a shop with jobs, and says so", async () => {
  const person = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner: person });
  const { path } = await invite(person);
  const { status, text } = await read(path, person);
  expect(status).toBe(409);
  expect(text).toContain("a shop of your own");
  expect((await accept(path, person)).status).toBe(409);
  expect(await membershipOf(person)).toEqual([{ shopId: person.shopId, role: "owner" }]);
});

test("Keeps a shop with other members", async () => {
  const person = await signedIn(app().db, "premium");
  await signedIn(app().db, "free", { worksAt: { shopId: person.shopId, role: "advisor" } });
  const { path } = await invite(person);
  expect((await accept(path, person)).status).toBe(409);
});

test("Deletes an empty shop of one's own on joining, and says so before", async () => {
  const person = await signedIn(app().db, "premium");
  const { path } = await invite(person);
  expect((await read(path, person)).text).toContain("will be deleted when you join");
  expect((await accept(path, person)).status).toBe(302);
  expect(await membershipOf(person)).toEqual([{ shopId: owner.shopId, role: "technician" }]);
  expect(await app().db.select().from(shops).where(eq(shops.ownerId, person.id))).toEqual([]);
});

test("Lets nobody join a second shop as a member of another", async () => {
  const other = await signedIn(app().db, "premium");
  const worksAt = { shopId: other.shopId, role: "advisor" } as const;
  const person = await signedIn(app().db, "free", { worksAt });
  const { path } = await invite(person);
  expect((await read(path, person)).text).toContain("Leave it first");
  expect((await accept(path, person)).status).toBe(409);
  expect(await membershipOf(person)).toEqual([worksAt]);
});
