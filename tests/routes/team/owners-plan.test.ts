import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { chatDays } from "#app/features/assistant/tables.server.ts";
import type { App } from "../../support/app.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();

/** A shop of two: the owner has Diamond, the technician no plan. */
async function shopOfTwo() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  return { owner, technician: await signedIn(app().db, "free", { worksAt }) };
}

const see = async (path: string, as: Person) => {
  const answer = await app().visit(path, { as });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};

const askedBy = ({ db }: App, { id }: Person) =>
  db.select({ asked: chatDays.asked }).from(chatDays).where(eq(chatDays.userId, id));

test("A technician reads codes with their causes, and asks the assistant about a job", async () => {
  const { owner, technician } = await shopOfTwo();
  const job = await makeJob(app().db, { owner, issues: "P0335 and stalling" });
  expect((await see("/codes", technician)).status).toBe(200);
  const code = await see(`/codes/P0335?job=${job.id}`, technician);
  expect(code.text).toContain("Likely causes");
  expect(code.text).not.toContain("See the plans");
  expect((await see(`/repair-cms/${job.id}`, technician)).text).toContain(`?job=${job.id}#ask`);
  expect((await see("/premium", technician)).text).toContain('id="assistant"');
  for (const path of ["/discussion", "/videos"])
    expect((await see(path, technician)).to).toMatch(/^\/premium/);
});

test("A member's question counts against the owner's allowance, which all of the shop share", async () => {
  const { owner, technician } = await shopOfTwo();
  const ask = (as: Person) =>
    app()
      .visit("/ai-chat", { as, form: { message: "What does P0301 mean?", language: "en" } })
      .then((answer) => answer.text());
  await ask(technician);
  await ask(owner);
  expect(await askedBy(app(), owner)).toEqual([{ asked: 2 }]);
  expect(await askedBy(app(), technician)).toEqual([]);
});

test("After the owner's plan has ended its members are sent to the plans", async () => {
  const { owner, technician } = await shopOfTwo();
  const past = new Date(Date.now() - 1000);
  await app()
    .db.update(profiles)
    .set({ subscriptionEndsAt: past })
    .where(eq(profiles.id, owner.id));
  expect((await see("/codes", technician)).to).toMatch(/^\/premium/);
  expect((await see("/ai-chat/history", technician)).to).toMatch(/^\/premium/);
});
