import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageEvents, messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { type TalkingShop, talkingShop } from "../../support/messages/talking-shop.ts";

const app = openApp();

const isOver = (state: string) => state === "delivered" || state === "failed";
const askNow = ({ shopId }: TalkingShop) =>
  app()
    .db.update(messageEvents)
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where(and(eq(messageEvents.shopId, shopId), isNotNull(messageEvents.dueAt)));

test("A message arrives on the telephone, its delivery comes back, and its price is asked for", async () => {
  const shop = await talkingShop(app);
  expect((await shop.send("Your car is ready.")).status).toBe(302);
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered", failure: null, price: null });
  expect(await shop.thread(shop.phone)).toContain("Your car is ready.");
  await askNow(shop);
  await app().quarter();
  expect(await shop.sent(isOver)).toMatchObject({ price: 7_900, priceCurrency: "USD" });
  await shop.write(shop.phone, "Thanks!");
  expect(await shop.messages()).toMatchObject([{ direction: "out" }, { jobId: shop.job.id }]);
  expect(await shop.page()).toContain("Thanks!");
});

test.each([
  ["off", "unreachable"],
  ["none", "address"],
  ["blocked", "blocked"],
] as const)("A telephone that is %s is told in the conversation", async (mode, failure) => {
  const shop = await talkingShop(app);
  await shop.mode(shop.phone, mode);
  await shop.send("Are you there?");
  expect(await shop.sent(isOver)).toMatchObject({ state: "failed", failure });
});

test("Reports that get lost are asked for", async () => {
  const shop = await talkingShop(app);
  await shop.mode(shop.phone, "silent");
  await shop.send("Your part is late.");
  expect(await shop.sent((state) => state !== "waiting")).toMatchObject({ state: "sent" });
  await askNow(shop);
  await app().quarter();
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered", price: 7_900 });
});

test("A provider that hangs is not asked twice, and its report says that it was sent", async () => {
  const shop = await talkingShop(app);
  await shop.mode(shop.phone, "hangs");
  await shop.send("One moment.");
  const cut = await shop.sent((state) => state === "failed");
  expect(cut).toMatchObject({ failure: "cutOff", providerId: null });
  const sid = shop.newSid();
  const report = {
    MessageSid: sid,
    MessageStatus: "delivered",
    From: shop.account.sms,
    To: shop.phone,
  };
  await shop.call(report, { query: `?message=${cut.id}` });
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered", providerId: sid });
}, 600_000);

test("After STOP nothing goes, after START it goes again", async () => {
  const shop = await talkingShop(app);
  await shop.write(shop.phone, "Alto");
  expect((await shop.send("Hello?")).status).toBe(422);
  expect((await shop.messages()).filter(({ direction }) => direction === "out")).toEqual([]);
  await shop.write(shop.phone, "alta");
  expect((await shop.send("Hello again.")).status).toBe(302);
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered" });
});

test("WhatsApp's 24 hours are told before anything is typed, and begin with the customer", async () => {
  const shop = await talkingShop(app);
  expect(await shop.page()).toContain("WhatsApp takes no message now");
  expect((await shop.send("Hi", { way: "whatsapp" })).status).toBe(422);
  await shop.write(shop.phone, "hello", { way: "whatsapp" });
  expect(await shop.page()).toContain("By WhatsApp you may write until");
  expect((await shop.send("Hi", { way: "whatsapp" })).status).toBe(302);
  expect(await shop.sent(isOver)).toMatchObject({ way: "whatsapp", state: "delivered" });
});

test("A picture that comes in is stripped, and is a photo of the job, once", async () => {
  const shop = await talkingShop(app);
  await shop.write(shop.phone, "look", { picture: "on" });
  for (let run = 0; run < 2; run++) await app().quarter();
  const ofShop = eq(photos.shopId, shop.shopId);
  const [photo, ...more] = await app().db.select().from(photos).where(ofShop);
  expect(more).toEqual([]);
  expect(photo).toMatchObject({ jobId: shop.job.id, width: 320, height: 240 });
  expect((await shop.messages())[0]?.photos).toEqual([photo!.id]);
  const rows = eq(messagePictures.shopId, shop.shopId);
  expect(await app().db.select().from(messagePictures).where(rows)).toMatchObject([
    { state: "stored", dueAt: null },
  ]);
});

test("A token changed at Twilio is said in the settings, and the message has failed", async () => {
  const shop = await talkingShop(app);
  await app()
    .db.update(messageAccounts)
    .set({ number: "+19565550000" })
    .where(eq(messageAccounts.shopId, shop.shopId));
  await shop.send("Hello");
  expect(await shop.sent(isOver)).toMatchObject({ state: "failed", failure: "account" });
  const settings = await app().visit("/repair-cms/text-messages", { as: shop.owner });
  expect(await settings.text()).toContain("Twilio does not accept the account");
});
