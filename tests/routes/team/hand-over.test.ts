import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import { makeShop } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const path = "/repair-cms/team/hand-over";

async function makeTeam(from: (db: ReturnType<typeof app>["db"]) => Promise<Person>) {
  const { db } = app();
  const owner = await from(db);
  await makeShop(db, owner);
  const { shopId } = owner;
  const worksAt = { shopId, role: "technician" } as const;
  const diamond = await signedIn(db, "premium", { worksAt, name: "Luz Mora" });
  const free = await signedIn(db, "free", { worksAt });
  return { owner, diamond, free };
}

const post = async (as: Person, to: Person) =>
  (await app().visit(path, { as, form: { memberId: to.id } })).status;

/** The owner by the shop's row and the owners by the members' rows. */
async function ownersOf({ shopId }: Person) {
  const { db } = app();
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  const members = await db.select().from(shopMembers).where(eq(shopMembers.shopId, shopId));
  return [
    shop!.ownerId,
    ...members.filter(({ role }) => role === "owner").map(({ userId }) => userId),
  ];
}

test("Transfers the shop to a member with a Diamond plan, with a letter to both", async () => {
  const { owner, diamond, free } = await makeTeam((db) => signedIn(db, "premium"));
  await app().db.update(profiles).set({ language: "es" }).where(eq(profiles.id, diamond.id));
  const page = await (await app().visit(path, { as: owner })).text();
  expect(page).toContain(diamond.id);
  expect(page).not.toContain(free.id);
  expect(await post(owner, diamond)).toBe(302);
  expect(await ownersOf(owner)).toEqual([diamond.id, diamond.id]);
  expect((await app().visit("/repair-cms/settings", { as: diamond })).status).toBe(200);
  expect((await app().visit("/repair-cms/settings", { as: owner })).status).toBe(404);
  expect((await app().visit("/repair-cms", { as: owner })).status).toBe(200);
  expect(await letterTo(app(), diamond.email)).toContain("Taller Ruiz ahora es suyo");
  expect(await letterTo(app(), owner.email)).toContain("You handed Taller Ruiz over");
});

test("Transfers the shop only to a member with a current Diamond plan", async () => {
  const { owner, diamond, free } = await makeTeam((db) => signedIn(db, "premium"));
  await app()
    .db.update(profiles)
    .set({ subscriptionEndsAt: new Date(Date.now() - 1_000) })
    .where(eq(profiles.id, diamond.id));
  const stranger = await signedIn(app().db, "premium");
  for (const to of [diamond, free, stranger, owner]) expect(await post(owner, to)).toBe(409);
  expect((await app().visit(path, { as: owner, form: {} })).status).toBe(422);
  expect(await post(diamond, free)).toBe(403);
  expect(await ownersOf(owner)).toEqual([owner.id, owner.id]);
});

test("Transfers the shop after the plan has ended, which reopens it", async () => {
  const { owner, diamond, free } = await makeTeam((db) => lapsed(db, "premium"));
  expect((await app().visit("/repair-cms", { as: free })).status).toBe(302);
  expect(await post(owner, diamond)).toBe(302);
  expect((await app().visit("/repair-cms", { as: free })).status).toBe(200);
});
