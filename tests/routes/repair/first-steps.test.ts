import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { makeInvitation } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { sentJob } from "../../support/links/links.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { makeTaxes } from "../../support/quotes/tax-terms.ts";

const app = openApp();
const list = "/repair-cms";
const board = "/repair-cms?view=board";
const page = async (as: Person, path = list) => (await app().visit(path, { as })).text();
const newOwner = (name = "") => signedIn(app().db, "premium", { name });
const endedAt = async ({ shopId }: Person) =>
  (await app().db.select().from(shops).where(eq(shops.id, shopId)))[0]?.firstStepsEndedAt;

/** The steps that are left, in their order. */
const left = (html: string) => {
  const [card = ""] = /<section aria-label="Set up your shop".*?<\/section>/s.exec(html) ?? [];
  return [...card.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
};

test("A new owner sees every step in place of filters, on the list and on the board", async () => {
  const owner = await newOwner();
  for (const path of [list, board]) {
    const html = await page(owner, path);
    expect(html).toContain("0 of 7 done");
    expect(left(html)).toEqual([
      "/repair-cms/settings",
      "/repair-cms/taxes",
      "/repair-cms/shop",
      "/account/name",
      "/repair-cms/team/invite",
      "/repair-cms/new",
      "/repair-cms/new",
    ]);
    expect(html).not.toContain('role="search"');
  }
  expect(await page(owner, `${list}?lng=es`)).toContain("0 de 7 listos");
});

test("A step ticks itself when it is done, and the list is gone with the last", async () => {
  const { db } = app();
  const owner = await newOwner();
  await makeShop(db, owner);
  expect(left(await page(owner))).not.toContain("/repair-cms/settings");
  const job = await makeJob(db, { owner });
  expect(left(await page(owner)).at(-1)).toBe(`/repair-cms/${job.id}`);
  await makeInvitation(db, { by: owner, email: "someone@example.com" });
  await makeTaxes(db, owner);
  await db.update(users).set({ name: "Rosa Vega" }).where(eq(users.id, owner.id));
  await sentJob(app(), { owner });
  expect(left(await page(owner))).toEqual(["/repair-cms/shop"]);
  const logo = { logoFile: "a.png" };
  await db.update(shopSettings).set(logo).where(eq(shopSettings.shopId, owner.shopId));
  expect(await page(owner, board)).not.toContain("Set up your shop");
  await expect.poll(() => endedAt(owner)).toBeInstanceOf(Date);
});

test("Whoever puts it away comes back to the page and sees it no more", async () => {
  const owner = await newOwner();
  await page(owner);
  const hide = "/repair-cms/first-steps/hide?view=board";
  const answer = await app().visit(hide, { as: owner, form: {} });
  expect(answer.headers.get("location")).toBe(board);
  for (const path of [list, board]) expect(left(await page(owner, path))).toEqual([]);
});

test("A search shows what is looked for alone, and members no steps of their owner's", async () => {
  const owner = await newOwner("Rosa Vega");
  expect(left(await page(owner, `${list}?q=brakes`))).toEqual([]);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const html = await page(await signedIn(app().db, "free", { worksAt }));
  expect(left(html)).toEqual([]);
  expect(html).toContain("As soon as someone in your shop writes up a car");
});
