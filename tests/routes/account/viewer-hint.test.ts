import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { mistakenFor, viewerOf } from "../../support/hints.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner, customerLastName: "Secret-customer" });
  return { owner, job, viewer: await viewerOf(app(), owner) };
}

test("A page says who asked, and the next one brings it along", async () => {
  const { owner } = await aShop();
  const hints = async () =>
    (await app().visit("/repair-cms", { as: owner })).headers.getSetCookie();
  const attributes = "Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax";
  expect(await hints()).toEqual([
    expect.stringMatching(new RegExp(`^llave\\.hint=[\\w-]+\\.[\\w-]+; ${attributes}$`)),
  ]);
  expect(await hints()).toEqual([]);
});

test("A hint of somebody else opens nothing, and is replaced", async () => {
  const { viewer, job } = await aShop();
  const stranger = await signedIn(app().db, "premium");
  for (const path of [`/repair-cms/${job.id}`, `/repair-cms/${job.id}.data`]) {
    const as = await mistakenFor(stranger, viewer);
    const answer = await app().visit(path, { as });
    expect(await answer.text()).not.toContain("Secret-customer");
    expect(answer.status).toBe(404);
    expect((await viewerOf(app(), as)).id).toBe(stranger.id);
  }
});

test("A removed member's hint opens nothing", async () => {
  const { db } = app();
  const { owner, job } = await aShop();
  const { shopId } = owner;
  const member = await signedIn(db, "free", { worksAt: { shopId, role: "advisor" } });
  const page = () => app().visit(`/repair-cms/${job.id}`, { as: member });
  expect((await page()).status).toBe(200);
  expect(member.cookie).toContain("llave.hint=");
  await db.delete(shopMembers).where(eq(shopMembers.userId, member.id));
  const after = await page();
  expect([after.status, await after.text()]).toEqual([404, expect.not.stringContaining("Secret")]);
});

test("A hint replayed after the sign-out leads to the sign-in page, and is deleted", async () => {
  const { db } = app();
  const { owner } = await aShop();
  await app().visit("/repair-cms", { as: owner });
  const before = { cookie: owner.cookie };
  await db.delete(sessions).where(eq(sessions.id, owner.sessionId));
  const answer = await app().visit("/repair-cms", { as: before });
  expect(answer.headers.get("location")).toBe("/login?to=%2Frepair-cms");
  expect(answer.headers.getSetCookie().join()).toContain("llave.hint=; Max-Age=0");
});

test("Signing out deletes the hint, which holds a name and an address", async () => {
  const { owner } = await aShop();
  await app().visit("/account", { as: owner });
  const answer = await app().visit("/sign-out", { as: owner, form: {} });
  expect(answer.headers.getSetCookie().join("\n")).toContain("llave.hint=; Max-Age=0");
});

test("A plan that has ended since leads where it leads without a hint", async () => {
  const { owner } = await aShop();
  await app().visit("/repair-cms", { as: owner });
  const ended = { subscriptionStatus: "free" as const, subscriptionEndsAt: null };
  await app().db.update(profiles).set(ended).where(eq(profiles.id, owner.id));
  const answer = await app().visit("/repair-cms", { as: owner });
  expect(answer.headers.get("location")).toBe("/premium?from=repair");
});

test.each([
  ["another signature", (hint: string) => hint.replace(/\.[^.]{4}/, ".AAAA")],
  ["another viewer", (hint: string) => hint.replace(/=./, "=f")],
  ["no signature", (hint: string) => hint.replace(/\..*$/, "")],
  ["no base64", (hint: string) => hint.replace(/\..*$/, ".%%%")],
  ["nothing", () => "llave.hint="],
])("A forged hint (%s) counts for nothing", async (_, forge) => {
  const { owner } = await aShop();
  await app().visit("/account", { as: owner });
  const [session, hint] = owner.cookie.split("; ");
  const answer = await app().visit("/account", { as: { cookie: `${session}; ${forge(hint!)}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toContain("llave.hint="); // a genuine one again
});

test.each<[spelling: string, as: (own: string, unsigned: string) => string]>([
  ["a space before =", (own, unsigned) => `${own.replace("=", " =")}; ${unsigned}`],
  ["double quotes", (own, unsigned) => `${own.replace("=", '="')}"; ${unsigned}`],
  ["no space after a semicolon", (own, unsigned) => `a=b;${unsigned}; ${own}`],
  ["the unsigned one first", (own, unsigned) => `${unsigned}; ${own}`],
  [
    "the unsigned one between",
    (own, unsigned) => `${own.replace("=", "\t=")}; ${unsigned}; ${own}`,
  ],
  ["no other", (_, unsigned) => unsigned],
])("No hint is made for a session cookie that is not signed (%s)", async (_, spelled) => {
  const { owner, job } = await aShop();
  const unsigned = owner.cookie.replace(/\.[^.]*$/, ".x");
  const cookie = spelled((await signedIn(app().db, "premium")).cookie, unsigned);
  const made = (await app().visit("/account", { headers: { cookie } })).headers.getSetCookie();
  expect(made.filter((one) => /^llave\.hint=./.test(one))).toEqual([]);
  const as = { cookie: [unsigned, ...made.map((one) => one.split(";")[0])].join("; ") };
  const answer = await app().visit(`/repair-cms/${job.id}`, { as });
  expect(answer.headers.get("location")).toBe(`/login?to=%2Frepair-cms%2F${job.id}`);
});

test("A hint for one's own cookie says nothing of an unsigned one sent after it", async () => {
  const { owner, job } = await aShop();
  const unsigned = owner.cookie.replace(/\.[^.]*$/, ".x");
  const { cookie } = await signedIn(app().db, "premium");
  const both = { headers: { cookie: `a=b;${cookie}; ${unsigned}` } };
  const hint = (await app().visit("/account", both)).headers.getSetCookie()[0]!.split(";")[0];
  expect(hint).toMatch(/^llave\.hint=./);
  const as = { cookie: `${unsigned}; ${hint}` };
  const answer = await app().visit(`/repair-cms/${job.id}`, { as });
  expect(answer.headers.get("location")).toBe(`/login?to=%2Frepair-cms%2F${job.id}`);
});

test("What somebody changes is on the next page, in spite of the hint", async () => {
  const { owner } = await aShop();
  await app().visit("/account", { as: owner });
  await app().db.update(users).set({ name: "Renamed Person" }).where(eq(users.id, owner.id));
  expect(await (await app().visit("/account", { as: owner })).text()).toContain("Renamed Person");
});
