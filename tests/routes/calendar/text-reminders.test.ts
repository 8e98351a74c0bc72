import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { consents, messages } from "#app/features/messages/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { type TalkingShop, talkingShop } from "../../support/messages/talking-shop.ts";
import { lettersDue } from "../../support/repair/appointment-letters.ts";
import { makeAppointment } from "../../support/repair/make-appointment.ts";

const app = openApp();

const note = ({ shopId, phone }: TalkingShop, state: "given" | "withdrawn") =>
  app()
    .db.insert(consents)
    .values({
      shopId,
      id: newId(),
      address: phone,
      way: "sms",
      state,
      words: state === "given" ? "You may text me" : "STOP",
      language: "en",
      by: null,
      at: new Date(),
    });

/** An appointment of the shop's customer, who reads Spanish, on a Wednesday, and what reminded of it. */
async function reminded(
  shop: TalkingShop,
  traits: { customerId?: string | null; email?: string } = {},
) {
  const { customerId = shop.customer.id, email = `texts.${newId()}@example.com` } = traits;
  const id = newId();
  const now = new Date();
  const on = new Date(now.getTime() + (7 + ((10 - now.getUTCDay()) % 7)) * day);
  const remindAt = new Date(on.setUTCHours(18, 0, 0, 0) - day);
  const draft = { shopId: shop.shopId, id, customerId, email, contact: shop.phone, remindAt };
  expect(await makeAppointment(app().db, { ...draft, day: on.toISOString().slice(0, 10) })).toBe(
    "placed",
  );
  const send = () => lettersDue(app(), email, remindAt.getTime());
  const letters = (await Promise.all([send(), send(), send()])).flat();
  const { db } = app();
  const texts = await db
    .select()
    .from(messages)
    .where(and(eq(messages.shopId, shop.shopId), eq(messages.direction, "out")));
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return { letters, texts, row: row!, remindAt };
}

test("Whoever agreed to text messages is reminded by one, in both languages, and by no letter", async () => {
  const shop = await talkingShop(app);
  await note(shop, "given");
  const { letters, texts, row, remindAt } = await reminded(shop);
  expect(letters).toEqual([]);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatchObject({
    way: "sms",
    state: "waiting",
    by: null,
    address: shop.phone,
    language: "es",
    text: expect.stringMatching(/^Hola, María: .* espera su .*\/appointments\/[0-9a-f]{64}$/),
    translationLanguage: "en",
    translation: expect.stringMatching(/expects your 2018 Toyota Corolla on/),
    translationState: "template",
  });
  expect(row).toMatchObject({ remindAt: null, remindedAt: remindAt });
  expect(await shop.page()).toContain("expects your");
  const link = /\/appointments\/[0-9a-f]{64}/.exec(texts[0]!.text)![0];
  expect((await app().visit(link)).status).toBe(200);
});

test("A known number needs no email, also where the appointment names no customer", async () => {
  const shop = await talkingShop(app);
  await note(shop, "given");
  const { letters, texts } = await reminded(shop, { customerId: null, email: "" });
  expect([letters.length, texts.length]).toEqual([0, 1]);
});

test.each(["nobody asked", "withdrawn"])("By letter where %s", async (state) => {
  const shop = await talkingShop(app);
  if (state === "withdrawn") {
    await note(shop, "given");
    await note(shop, "withdrawn");
  }
  const { letters, texts } = await reminded(shop);
  expect([letters.length, texts.length]).toEqual([1, 0]);
});

test("A reminder finds its place in a conversation that has begun", async () => {
  const shop = await talkingShop(app);
  await note(shop, "given");
  await shop.write(shop.phone, "When should I come?");
  await expect.poll(() => shop.messages(), { timeout: 10_000 }).toHaveLength(1);
  const { texts } = await reminded(shop);
  expect(texts).toHaveLength(1);
  expect(await shop.conversations()).toHaveLength(1);
});
