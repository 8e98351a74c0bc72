import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopDeletions, shopInvitations } from "#app/features/shop/tables.server.ts";
import { makeInvitation } from "../../../support/account/invitations.ts";
import { openApp } from "../../../support/app.ts";
import { givePassword, password, post } from "../../../support/join.ts";
import { countLetters, letterTo } from "../../../support/letters.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

// An account that belongs to a shop, and the shop that goes with its owner's.

const app = openApp();

async function ownerOf({ jobs = 0 } = {}) {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await givePassword(app(), owner.id);
  await makeShop(db, owner);
  for (let made = 0; made < jobs; made++) await makeJob(db, { owner });
  return owner;
}
async function memberOf({ shopId }: Person, tier: "free" | "premium", name: string) {
  const member = await signedIn(app().db, tier, {
    name,
    worksAt: { shopId, role: "technician" },
  });
  await givePassword(app(), member.id);
  return member;
}
const page = async (as: Person, lng = "en") =>
  (await app().visit(`/account/delete?lng=${lng}`, { as })).text();
const deleteAccount = (as: Person, form: Record<string, string> = {}) =>
  post(app(), "/account/delete", { password, confirm: "on", ...form }, { as });
const isThere = async ({ id }: { id: string }) =>
  (await app().db.select().from(users).where(eq(users.id, id))).length === 1;
const shopRow = async (shopId: string) =>
  app().db.select().from(shops).where(eq(shops.id, shopId)).get();
async function giveLogo({ shopId }: Person) {
  const key = `logos/${shopId}/${"a".repeat(64)}.png`;
  await app().files.put(key, "x");
  return key;
}

test("Asks the owner of a team to hand the shop over or to delete it, and says what goes", async () => {
  const owner = await ownerOf({ jobs: 2 });
  await memberOf(owner, "premium", "Luz Mora");
  await memberOf(owner, "free", "Tom Hill");
  const english = await page(owner);
  for (const words of [
    "Luz Mora could take it",
    "/repair-cms/team/hand-over",
    "Jobs, with their quotes and work orders: 2",
    "each gets an email about it: Luz Mora, Tom Hill",
    'name="deleteShop"',
    "/account/download",
  ])
    expect(english).toContain(words);
  const spanish = await page(owner, "es");
  expect(spanish).toContain("Trabajos, con sus cotizaciones y órdenes de trabajo: 2");
  expect(spanish).toContain("Eliminar el taller con todo esto");
});

test("Says of each person's deletion what is true for them", async () => {
  const alone = await ownerOf({ jobs: 1 });
  expect(await page(alone)).not.toContain("hand-over");
  expect(await page(alone)).toContain('name="deleteShop"');
  const member = await memberOf(alone, "free", "Tom Hill");
  expect(await page(member)).toContain("You leave Taller Ruiz. Its jobs and quotes stay there");
  expect(await page(member)).not.toContain('name="deleteShop"');
  const empty = await ownerOf();
  expect(await page(empty)).toContain("Your shop goes too.");
  const nobody = await signedIn(app().db);
  expect(await page(nobody)).not.toMatch(/shop goes|You leave|deleteShop/);
});

test("Deletes nothing until the owner agrees to the deletion of the shop, next to the field", async () => {
  const owner = await ownerOf({ jobs: 1 });
  for (const deleteShop of ["", "another"]) {
    const answer = await deleteAccount(owner, { deleteShop });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain("Check this box, or hand the shop over first.");
    expect(text).toMatch(/aria-describedby="shop-problem"/);
    expect(text).toMatch(/checked="" [^>]*name="confirm"|name="confirm"[^>]* checked=""/);
  }
  expect(await isThere(owner)).toBe(true);
});

test("Deletes the shop with its files, and tells its members by letter in their language", async () => {
  const owner = await ownerOf({ jobs: 2 });
  const luz = await memberOf(owner, "free", "Luz Mora");
  const tom = await memberOf(owner, "free", "Tom Hill");
  await app().db.update(profiles).set({ language: "es" }).where(eq(profiles.id, luz.id));
  const logo = await giveLogo(owner);
  const answer = await deleteAccount(owner, { deleteShop: owner.shopId });
  expect(answer.headers.get("location")).toBe("/login?done=deleted");
  expect(await isThere(owner)).toBe(false);
  expect(await shopRow(owner.shopId)).toBeUndefined();
  expect(
    await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, owner.shopId)),
  ).toEqual([]);
  expect(await app().files.head(logo)).toBeNull();
  expect(await letterTo(app(), luz.email)).toContain("Ana Ruiz eliminó Taller Ruiz de Llave");
  expect(await letterTo(app(), tom.email)).toContain("Ana Ruiz deleted Taller Ruiz on Llave");
  expect(await letterTo(app(), owner.email)).toContain("Your shop went with it");
  expect(await app().db.select().from(shopDeletions)).toEqual([]);
  for (const member of [luz, tom]) expect(await isThere(member)).toBe(true);
});

test("Deletes a member's account alone, and an empty shop without a question", async () => {
  const owner = await ownerOf({ jobs: 1 });
  const member = await memberOf(owner, "free", "Tom Hill");
  const logo = await giveLogo(owner);
  expect((await deleteAccount(member)).status).toBe(302);
  expect(await isThere(member)).toBe(false);
  expect(await shopRow(owner.shopId)).toBeDefined();
  expect(await app().files.head(logo)).not.toBeNull();
  expect(await letterTo(app(), member.email)).toContain("You are no longer a member of the shop");

  const empty = await ownerOf();
  expect((await deleteAccount(empty)).status).toBe(302);
  expect(await shopRow(empty.shopId)).toBeUndefined();
});

test("Keeps a shop that was handed over since the page was opened, and its files", async () => {
  const owner = await ownerOf({ jobs: 1 });
  const luz = await memberOf(owner, "premium", "Luz Mora");
  const logo = await giveLogo(owner);
  await app().visit("/repair-cms/team/hand-over", { as: owner, form: { memberId: luz.id } });
  // The new owner's page still said that only the account goes.
  expect((await deleteAccount(luz)).status).toBe(422);
  expect((await deleteAccount(owner, { deleteShop: owner.shopId })).status).toBe(302);
  expect((await shopRow(owner.shopId))?.ownerId).toBe(luz.id);
  expect(await app().files.head(logo)).not.toBeNull();
  const members = await app()
    .db.select()
    .from(shopMembers)
    .where(eq(shopMembers.shopId, owner.shopId));
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([[luz.id, "owner"]]);
});

test("Deletes the invitations to the address of a deleted account", async () => {
  const owner = await ownerOf();
  const person = await signedIn(app().db);
  await givePassword(app(), person.id);
  const { path } = await makeInvitation(app().db, { by: owner, email: person.email });
  expect((await deleteAccount(person)).status).toBe(302);
  expect(
    await app().db.select().from(shopInvitations).where(eq(shopInvitations.email, person.email)),
  ).toEqual([]);
  expect((await app().visit(path)).status).toBe(404);
});

test("Continues a deletion that broke off: files, then letters, each of them once", async () => {
  const { db } = app();
  const member = await signedIn(db);
  const shopId = `gone-${member.id}`;
  const logo = `logos/${shopId}/${"b".repeat(64)}.png`;
  await app().files.put(logo, "x");
  const row = {
    shopId,
    shopName: "Taller Norte",
    deletedBy: "Ana Ruiz",
    recipients: [{ email: member.email, language: "es" as const }],
    deletedAt: new Date(),
  };
  await db.insert(shopDeletions).values({ ...row, dueAt: new Date(Date.now() + 60_000) });
  await app().quarter();
  expect(await app().files.head(logo)).not.toBeNull(); // another try is under way
  await db
    .update(shopDeletions)
    .set({ dueAt: new Date(0) })
    .where(eq(shopDeletions.shopId, shopId));
  await app().quarter();
  await app().quarter();
  expect(await app().files.head(logo)).toBeNull();
  expect(await countLetters(app(), member.email, "Taller Norte fue eliminado")).toBe(1);
  expect(await db.select().from(shopDeletions)).toEqual([]);
});
