import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Joined, join, password, post } from "../../../support/join.ts";
import { ask, callsAbout, readAnswer, scripted } from "../../../support/learning/chat.ts";
import { makeJob } from "../../../support/make.ts";

// An account that is to go while Stripe does not answer, and while the assistant is still speaking.

const app = openApp({ model: true, stripeDown: true });
const idOf = async ({ email }: Joined) =>
  (await app().db.select().from(users).where(eq(users.email, email)).get())?.id;
const deleteAccount = (as: Joined, deleteShop = "") =>
  post(app(), "/account/delete", { password, confirm: "on", deleteShop }, { as });

test("Deletes nothing while Stripe is unavailable, and says so", {
  timeout: 600_000,
}, async () => {
  const as = await join(app());
  const id = (await idOf(as))!;
  await app()
    .db.insert(subscriptions)
    .values({
      userId: id,
      customerId: `cus_${newId()}`,
      status: "active",
      tier: "premium",
      syncedAt: new Date(),
    });
  const job = await makeJob(app().db, { owner: { id } });
  const answer = await deleteAccount(as, job.shopId);
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain("nothing was deleted. Please try again in a few minutes.");
  expect(page).toContain('name="confirm"'); // the form is there to be sent again
  expect(await idOf(as)).toBe(id);
  expect((await app().visit(`/repair-cms/${job.id}`, { as })).status).toBe(200);
  expect(
    (await app().d1.prepare("select 1 from audit_log where subject_id = ?").bind(id).all()).results,
  ).toEqual([]);
});

test("Deletes an account without a subscription while Stripe is unavailable", async () => {
  const as = await join(app());
  expect((await deleteAccount(as)).status).toBe(302);
  expect(await idOf(as)).toBeUndefined();
});

test("Ends a running answer, of which nothing is stored afterwards", async () => {
  const as = await join(app());
  const id = (await idOf(as))!;
  const plan = {
    subscriptionStatus: "premium" as const,
    subscriptionEndsAt: new Date(Date.now() + 86_400_000),
  };
  await app().db.update(profiles).set(plan).where(eq(profiles.id, id));
  const long = { words: ["and ", "so ", "on "], times: 700, every: 20 };
  const reader = readAnswer(
    await ask(app(), as, { message: scripted("lastwords P0300", long), language: "en" }),
  );
  await reader.until("on and ");
  expect((await deleteAccount(as)).status).toBe(302);
  await reader.end();
  const [call] = await callsAbout(app(), "lastwords");
  expect(call!.said).toBeLessThan(1000);
  for (const table of [chatHistory, chatDays])
    expect(await app().db.select().from(table).where(eq(table.userId, id))).toEqual([]);
  expect(await idOf(as)).toBeUndefined();
});
