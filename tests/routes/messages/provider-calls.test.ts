import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageEvents } from "#app/features/messages/provider.tables.server.ts";
import { consents } from "#app/features/messages/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { anyNumber, textShop } from "../../support/messages/text-shop.ts";

const app = openApp();
const readyShop = async () => {
  const shop = await textShop(app());
  await shop.save();
  return shop;
};
type Shop = Awaited<ReturnType<typeof readyShop>>;
const eventsOf = ({ shopId }: Shop) =>
  app().db.select().from(messageEvents).where(eq(messageEvents.shopId, shopId));
const consentsOf = ({ shopId }: Shop) =>
  app().db.select().from(consents).where(eq(consents.shopId, shopId));

test("What somebody unknown writes on a telephone is a conversation of that number", async () => {
  const shop = await readyShop();
  const phone = anyNumber();
  await shop.write(phone, "¿A qué hora abren?");
  await shop.write(phone, "Buenas", { way: "whatsapp" });
  expect(await shop.conversations()).toMatchObject([
    { address: phone, customerId: null, unread: 2, answered: false },
  ]);
  expect(await shop.messages()).toMatchObject([
    { way: "sms", text: "¿A qué hora abren?", direction: "in", language: "es" },
    { way: "whatsapp", text: "Buenas" },
  ]);
});

test("A call that comes twenty times at once and again is one message", async () => {
  const shop = await readyShop();
  const fields = shop.incoming(anyNumber(), "hello");
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call(fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await shop.call(fields);
  expect(await shop.messages()).toHaveLength(1);
  expect(await eventsOf(shop)).toMatchObject([{ kind: "in", facts: null, dueAt: null }]);
});

test("Forged calls write nothing: no signature, another token, shop, address or account", async () => {
  const [shop, other] = [await readyShop(), await readyShop()];
  const fields = shop.incoming(anyNumber(), "forged");
  const refused = [
    [403, await shop.call(fields, { sign: false })],
    [403, await shop.call(fields, { token: "f".repeat(32) })],
    [403, await shop.call(fields, { key: await other.hook() })],
    [404, await shop.call(fields, { key: "x".repeat(43) })],
    [404, await shop.call(fields, { key: "short" })],
    [413, await shop.call({ ...fields, Body: "x".repeat(40_000) })],
  ] as const;
  for (const [status, answer] of refused) expect(answer.status).toBe(status);
  // Signed with its own token, about another account.
  expect((await shop.call({ ...fields, AccountSid: other.account.accountSid })).status).toBe(200);
  expect([...(await shop.messages()), ...(await other.messages())]).toEqual([]);
  expect(await eventsOf(shop)).toEqual([]);
  const get = await app().worker("llave-stripe", `/webhooks/messages/${await shop.hook()}`);
  expect(get.status).toBe(405);
});

test("STOP and its like in both languages end one way for one number, and answer once", async () => {
  const shop = await readyShop();
  const phone = anyNumber();
  const said = async (text: string, way: string) => {
    await shop.write(phone, text, { way });
    return (await shop.thread(phone)).split("<li>", 3).join("");
  };
  expect(await said("STOP", "sms")).toContain("unsubscribed"); // by Twilio itself
  expect(await said("ALTO", "whatsapp")).toContain("ya no recibirá mensajes");
  expect(await consentsOf(shop)).toMatchObject([
    { address: phone, way: "sms", state: "withdrawn", words: "STOP" },
    { address: phone, way: "whatsapp", state: "withdrawn", words: "ALTO", language: "es" },
  ]);
  const thread = await shop.thread(phone);
  expect(thread.match(/unsubscribed/g)).toHaveLength(1);
  expect(await said("ALTA", "whatsapp")).toContain("volverá a recibir");
  expect(await consentsOf(shop)).toHaveLength(3);
  expect(await shop.messages()).toHaveLength(3);
});

test("A flood from one number costs a row each up to the limit, and STOP is heard beyond it", async () => {
  const shop = await readyShop();
  const phone = anyNumber();
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const began = hour();
  for (let n = 0; n < 70; n += 10)
    await Promise.all(Array.from({ length: 10 }, () => shop.call(shop.incoming(phone, "flood"))));
  const stored = (await shop.messages()).length;
  expect(stored).toBe(began === hour() ? 60 : stored);
  expect((await shop.call(shop.incoming(phone, "BAJA"))).status).toBe(200);
  expect((await shop.messages()).length).toBeLessThanOrEqual(stored + 1);
  expect(await consentsOf(shop)).toMatchObject([{ state: "withdrawn", words: "BAJA" }]);
}, 600_000);
