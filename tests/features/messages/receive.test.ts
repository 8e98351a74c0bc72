import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customers } from "#app/features/customers/tables.server.ts";
import type { Incoming } from "#app/features/messages/receive/receive-message.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { markDelivery } from "#app/features/messages/send/mark-delivery.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
});
afterAll(() => close());

const shopOf = async () => {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  return owner;
};

const incoming = (shopId: string, from: string, more: Partial<Incoming> = {}): Incoming => ({
  shopId,
  way: "sms",
  from,
  text: "¿Por qué sale tan caro el arreglo de los frenos?",
  providerId: newId(),
  at: Date.now(),
  ...more,
});

const conversationsOf = async (shopId: string) =>
  (await db.select().from(conversations)).filter((one) => one.shopId === shopId);
const messagesOf = async (shopId: string) =>
  (await db.select().from(messages)).filter((one) => one.shopId === shopId);

test("A message from a customer's number joins the customer's conversation and open job", async () => {
  const owner = await shopOf();
  const { id: jobId } = await makeJob(db, { owner });
  const [customer] = (await db.select().from(customers)).filter(
    ({ shopId }) => shopId === owner.shopId,
  );
  await receiveMessage({ db, now: Date.now }, incoming(owner.shopId, customer!.phoneFoundBy!));
  const [conversation] = await conversationsOf(owner.shopId);
  expect(conversation).toMatchObject({ customerId: customer!.id, unread: 1, answered: false });
  const [message] = await messagesOf(owner.shopId);
  expect(message).toMatchObject({
    jobId,
    direction: "in",
    state: "received",
    translationState: "due",
  });
});

test("What is delivered ten times at once is one message of one conversation", async () => {
  const { shopId } = await shopOf();
  const one = incoming(shopId, "+1 212 555 0188");
  const results = await Promise.all(
    Array.from({ length: 10 }, () => receiveMessage({ db, now: Date.now }, one)),
  );
  expect(results.filter(({ result }) => result === "received")).toHaveLength(1);
  expect(await messagesOf(shopId)).toHaveLength(1);
  expect(await conversationsOf(shopId)).toMatchObject([
    { customerId: null, address: "+12125550188", unread: 1 },
  ]);
});

test("A late message does not move the conversation back", async () => {
  const { shopId } = await shopOf();
  const now = Date.now();
  await receiveMessage({ db, now: Date.now }, incoming(shopId, "+12125550188", { at: now }));
  await receiveMessage(
    { db, now: Date.now },
    incoming(shopId, "(212) 555-0188", { at: now - 60_000 }),
  );
  const [conversation] = await conversationsOf(shopId);
  expect(conversation).toMatchObject({ lastAt: new Date(now), unread: 2 });
});

test("Reports of a delivery come in any order, and a state never goes back", async () => {
  const { shopId } = await shopOf();
  const { conversationId } = await receiveMessage(
    { db, now: Date.now },
    incoming(shopId, "+12125550188"),
  );
  const providerId = newId();
  const report = { shopId, way: "sms", providerId, at: Date.now() } as const;
  expect(await markDelivery({ db }, { ...report, state: "sent" })).toBe("unknown");
  const [received] = await messagesOf(shopId);
  const sent = { ...received!, id: newId(), conversationId, direction: "out", providerId } as const;
  await db.insert(messages).values({ ...sent, state: "waiting" });
  const price = { millionths: 7_900, currency: "USD" };
  expect(await markDelivery({ db }, { ...report, state: "delivered" })).toBe("marked");
  expect(await markDelivery({ db }, { ...report, state: "sent", price })).toBe("stale");
  expect(await markDelivery({ db }, { ...report, state: "failed" })).toBe("stale");
  const [message] = (await messagesOf(shopId)).filter(({ id }) => id === sent.id);
  expect(message).toMatchObject({ state: "delivered", failure: null, price: 7_900 });
});
