import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";

const app = openApp();
const path = "/repair-cms/settings";

const save = async (as: Person, change: Record<string, string> = {}) =>
  (await app().visit(path, { as, form: shopFormData(change) })).status;
const seen = async ({ shopId }: Person) => {
  const [shop] = await app().db.select().from(shops).where(eq(shops.id, shopId));
  return shop!.techniciansSeePrices;
};
const ticked = { techniciansSeePrices: "yes" };

test("Technicians see prices only while the owner's setting is on", async () => {
  const owner = await signedIn(app().db, "premium");
  expect([await save(owner), await seen(owner)]).toEqual([200, false]);
  expect([await save(owner, ticked), await seen(owner)]).toEqual([200, true]);
  const page = await (await app().visit(path, { as: owner })).text();
  expect(page).toMatch(/<input[^>]*name="techniciansSeePrices"[^>]*checked=""/);
  expect([await save(owner), await seen(owner)]).toEqual([200, false]);
});

test("The first settings of a shop can turn it on", async () => {
  const owner = await signedIn(app().db, "premium");
  expect([await save(owner, ticked), await seen(owner)]).toEqual([200, true]);
});

test("Rejected settings do not change it, and keep the tick in the form", async () => {
  const owner = await signedIn(app().db, "premium");
  await save(owner);
  const form = shopFormData({ ...ticked, hourlyRate: "0" });
  const answer = await app().visit(path, { as: owner, form });
  expect(await answer.text()).toMatch(/<input[^>]*name="techniciansSeePrices"[^>]*checked=""/);
  expect([answer.status, await seen(owner)]).toEqual([422, false]);
});

test("Advisors and technicians cannot turn it on", async () => {
  const owner = await signedIn(app().db, "premium");
  await save(owner);
  for (const role of ["advisor", "technician"] as const) {
    const as = await signedIn(app().db, "free", { worksAt: { shopId: owner.shopId, role } });
    expect([await save(as, ticked), await seen(owner)]).toEqual([403, false]);
  }
});
