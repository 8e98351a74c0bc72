import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinRecords } from "#app/features/customers/merge/join.server.ts";
import { undoJoin } from "#app/features/customers/merge/undo-join.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { findConversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { tieConversation } from "#app/features/messages/conversation/tie.server.ts";
import { consents, messages } from "#app/features/messages/tables.server.ts";
import { translateMessage } from "#app/features/messages/translate/translate-message.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { deleteCustomer } from "#app/features/repair/visits/delete-customer.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { asksByLink } from "../../support/links/asks.ts";
import {
  aShop,
  conversationsOf,
  type MessageShop,
  messagesOf,
  says,
} from "../../support/messages.ts";
import { aCustomer } from "../../support/repair/customers.ts";
import { openModel } from "../translator/translators.ts";

type Joinable = { id: string; version: number };
const { shopId, id, customerId, vehicleId } = repairJobs;
const jobColumns = { shopId, id, customerId, vehicleId } as never;

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
});
afterAll(() => close());

test("An unknown number is tied to a customer once, and its messages join the others", async () => {
  const shop = await aShop({ db });
  await says({ db }, shop, "Hola");
  const { conversationId } = await says({ db }, shop, "Soy yo, cambié de número", {
    from: "+13125550111",
  });
  const tie = {
    shopId: shop.shopId,
    conversationId,
    customerId: shop.customer.id,
    now: Date.now(),
  };
  expect(await tieConversation(db, { ...tie, customerId: newId() })).toBe(false);
  expect(await Promise.all([tieConversation(db, tie), tieConversation(db, tie)])).toEqual([
    true,
    true,
  ]);
  expect(await conversationsOf({ db }, shop)).toMatchObject([
    { customerId: shop.customer.id, unread: 2 },
  ]);
  expect(new Set((await messagesOf({ db }, shop)).map((one) => one.conversationId)).size).toBe(1);
});

/** Joins another customer into the shop's own; either is said who is kept. */
async function join(shop: MessageShop, [kept, gone]: [Joinable, Joinable]) {
  const pair = {
    kind: "customers",
    shopId: shop.shopId,
    keptId: kept.id,
    goneId: gone.id,
  } as const;
  const mergeId = newId();
  const joined = await joinRecords(db, jobColumns, {
    ...pair,
    mergeId,
    versions: { kept: kept.version, gone: gone.version },
    by: shop.owner.id,
    now: Date.now(),
  });
  expect(joined).toBe("joined");
  return () => undoJoin(db, jobColumns, { ...pair, mergeId, now: Date.now() });
}

test("Joining two customers joins what was said with them", async () => {
  const shop = await aShop({ db });
  const other = await aCustomer(db, { owner: shop.owner, phone: "+1 312 555 0111" });
  await says({ db }, shop, "Hola");
  await says({ db }, shop, "Hola otra vez", { from: "+13125550111" });
  await join(shop, [shop.customer, other]);
  expect(await conversationsOf({ db }, shop)).toMatchObject([
    { customerId: shop.customer.id, unread: 2 },
  ]);
  expect(await messagesOf({ db }, shop)).toHaveLength(2);
});

test("Two customers who are parted again have a conversation each", async () => {
  const shop = await aShop({ db });
  const other = await aCustomer(db, { owner: shop.owner, phone: "+1 312 555 0111" });
  await says({ db }, shop, "Hola");
  const part = await join(shop, [other, shop.customer]);
  expect(await part()).toBe("undone");
  const seen = { shopId: shop.shopId, by: shop.owner.id, now: Date.now() };
  expect(await findConversation(db, { ...seen, id: shop.customer.id })).toMatchObject({
    customer: { id: shop.customer.id },
    messages: [],
    version: 0,
  });
  await says({ db }, shop, "Soy yo");
  await asksByLink(db, shop, "¿Y por enlace?");
  expect(
    (await findConversation(db, { ...seen, id: other.id }))?.messages.map(({ text }) => text),
  ).toEqual(["Hola"]);
  expect(
    (await findConversation(db, { ...seen, id: shop.customer.id }))?.messages.map(
      ({ text }) => text,
    ),
  ).toEqual(["¿Y por enlace?", "Soy yo"]);
});

test("Deleting a customer takes all of it, but for who wants no more messages", async () => {
  const shop = await aShop({ db });
  await says({ db }, shop, "Hola");
  await asksByLink(db, shop, "¿Cuánto tarda?");
  const consent = {
    shopId: shop.shopId,
    address: "+12125550147",
    words: "ALTO",
    language: "es",
    by: null,
    now: Date.now(),
  } as const;
  await noteConsent(db, { ...consent, id: newId(), way: "email", state: "given" });
  await noteConsent(db, { ...consent, id: newId(), way: "sms", state: "withdrawn" });
  await deleteCustomer(db, { shopId: shop.shopId, id: shop.customer.id }, Date.now());
  expect(await conversationsOf({ db }, shop)).toEqual([]);
  expect(await messagesOf({ db }, shop)).toEqual([]);
  expect(await db.select().from(consents).where(eq(consents.shopId, shop.shopId))).toMatchObject([
    { state: "withdrawn" },
  ]);
});

test("What comes in is translated once, however often that is asked", async () => {
  const shop = await aShop({ db });
  const { id } = await says({ db }, shop, "Paso mañana por mi camioneta");
  const model = openModel(() => "I will pick up my truck tomorrow");
  const services = { db, ai: model.ai, now: Date.now };
  const ref = { shopId: shop.shopId, id };
  await Promise.all([translateMessage(services, ref), translateMessage(services, ref)]);
  await translateMessage(services, ref);
  expect(model.asked).toHaveLength(1);
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  expect(message).toMatchObject({
    translation: "I will pick up my truck tomorrow",
    translationLanguage: "en",
    translationState: "machine",
    dueAt: null,
  });
});
