import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { itIs, zoneAt } from "../../support/messages/night.ts";
import { type TalkingShop, talkingShop } from "../../support/messages/talking-shop.ts";
import { aShop, both, messagesOf } from "../../support/messages.ts";

const app = openApp();
const isOver = (state: string) => state === "delivered" || state === "failed";
const waiting = async (shop: TalkingShop) => (await shop.messages())[0]!;

/** Makes a message that waits due now, and runs the sweep. */
async function sweep({ shopId }: TalkingShop) {
  const due = and(eq(messages.shopId, shopId), eq(messages.state, "waiting"));
  await app().db.update(messages).set({ dueAt: new Date() }).where(due);
  await app().quarter();
}

test("Whoever writes at night is told, and may let it wait until eight in the morning", async () => {
  const shop = await talkingShop(app);
  await itIs(app(), shop.shopId, 23);
  const page = await shop.page();
  expect(page).toMatch(/It is 11:\d\d\sPM where the customer is/);
  expect(page).toMatch(/send at 8:00\sAM/);
  expect((await shop.send("Your car is ready.", { later: "yes" })).status).toBe(302);
  const message = await waiting(shop);
  expect(message.state).toBe("waiting");
  expect(wallTimeOf(message.dueAt!.getTime(), zoneAt(23)).slice(11)).toBe("08:00");
  await app().quarter();
  expect(await shop.thread(shop.phone)).not.toContain("ready");
  expect(await shop.page()).toContain("Goes out");
  await sweep(shop);
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered" });
});

test("Sends at night what is meant to go now, and by day whatever the form still says", async () => {
  const shop = await talkingShop(app);
  await itIs(app(), shop.shopId, 23);
  await shop.send("On my way.");
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered" });
  await itIs(app(), shop.shopId, 12);
  expect(await shop.page()).not.toContain("where the customer is");
  await shop.send("Good morning.", { later: "yes" });
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered", text: "Good morning." });
});

test("A form from before nine in the evening asks again", async () => {
  const shop = await talkingShop(app);
  await itIs(app(), shop.shopId, 22);
  const answer = await shop.send("Hello", { night: "" });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("It is night where the customer is");
  expect(await shop.messages()).toEqual([]);
});

test("What nobody wrote by hand waits for the morning, however often the sweep looks", async () => {
  const shop = await talkingShop(app);
  await itIs(app(), shop.shopId, 23);
  const message = {
    text: "Your brakes are due.",
    language: "en",
    translation: null,
    translationLanguage: null,
    translationState: "none",
  } as const;
  const added = await addOutgoing(app().db, {
    ...message,
    shopId: shop.shopId,
    id: newId(),
    conversationId: shop.customer.id,
    customerId: shop.customer.id,
    reader: "en",
    version: 0,
    jobId: null,
    way: "sms",
    address: shop.phone,
    by: null,
    handed: false,
    now: Date.now(),
  });
  expect(added).toBe("added");
  for (let run = 0; run < 2; run++) await sweep(shop);
  const held = await waiting(shop);
  expect(held).toMatchObject({ state: "waiting", claimedAt: null, tries: 0, by: null });
  expect(wallTimeOf(held.dueAt!.getTime(), zoneAt(23)).slice(11)).toBe("08:00");
  await itIs(app(), shop.shopId, 12);
  await sweep(shop);
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered" });
});

test("The phone's own app opens at once, and whoever taps is told all the same", async () => {
  const shop = await aShop(app());
  await itIs(app(), shop.shopId, 23);
  const page = await (await app().visit(shop.path, { as: shop.owner })).text();
  expect(page).toContain("where the customer is");
  expect(page).not.toContain('name="later"');
  const form = both({ later: "yes" });
  await app().visit(`${shop.path}/send`, { as: shop.owner, form });
  expect(await messagesOf(app(), shop)).toMatchObject([{ state: "handed" }]);
});
