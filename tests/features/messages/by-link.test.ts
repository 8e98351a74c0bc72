import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAnswer } from "#app/features/approval/questions/add-message.server.ts";
import { listConversations } from "#app/features/messages/inbox/inbox.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { asksByLink } from "../../support/links/asks.ts";
import { aShop, conversationsOf, type MessageShop, messagesOf } from "../../support/messages.ts";

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
});
afterAll(() => close());

const asks = (shop: MessageShop, text: string, more: Parameters<typeof asksByLink>[3] = {}) =>
  asksByLink(db, shop, text, more);

test("A question by link and its answer are in the conversation, with their translations", async () => {
  const shop = await aShop({ db });
  await asks(shop, "¿Cuánto tarda?");
  expect(await conversationsOf({ db }, shop)).toMatchObject([
    { customerId: shop.customer.id, unread: 1, answered: false, lastWay: "link" },
  ]);
  const [question] = await messagesOf({ db }, shop);
  await db.insert(textTranslations).values({
    shopId: shop.shopId,
    jobId: shop.job.id,
    subjectId: question!.id,
    field: "message",
    language: "en",
    originalLanguage: "es",
    text: "How long does it take?",
    ofText: "¿Cuánto tarda?",
    state: "machine",
    at: new Date(),
  });
  await asks(shop, "Two days.", { by: shop.owner.id });
  expect(await messagesOf({ db }, shop)).toMatchObject([
    { way: "link", direction: "in", translation: "How long does it take?", language: "es" },
    { way: "link", direction: "out", by: shop.owner.id, state: "sent", jobId: shop.job.id },
  ]);
  expect(await conversationsOf({ db }, shop)).toMatchObject([{ answered: true, unread: 1 }]);
});

test("A question that is sent twice at once counts once", async () => {
  const shop = await aShop({ db });
  const key = newId();
  await Promise.all([1, 2, 3].map(() => asks(shop, "¿Ya está?", { key })));
  expect(await conversationsOf({ db }, shop)).toMatchObject([{ unread: 1, version: 1 }]);
});

test("Of two who answer by link at once one is told", async () => {
  const shop = await aShop({ db });
  await asks(shop, "¿Ya está?");
  const ref = { shopId: shop.shopId, jobId: shop.job.id };
  const said = { by: shop.owner.id, written: shop.owner.id, now: Date.now(), version: 1 };
  const answer = (id: string) => addAnswer(db, ref, { ...said, id, text: id });
  const [one, other] = [newId(), newId()];
  expect(await Promise.all([answer(one), answer(other)])).toEqual(["added", "overtaken"]);
  expect(await answer(one)).toBe("added");
  expect(await messagesOf({ db }, shop)).toHaveLength(2);
  expect(await conversationsOf({ db }, shop)).toMatchObject([{ version: 2, answered: true }]);
});

test("What was asked before a job was tied to its customer comes along", async () => {
  const shop = await aShop({ db });
  const job = and(eq(repairJobs.shopId, shop.shopId), eq(repairJobs.id, shop.job.id));
  await db.update(repairJobs).set({ customerId: null }).where(job);
  await asks(shop, "¿Hola?");
  const inbox = { shopId: shop.shopId, by: shop.owner.id, filter: "all" } as const;
  expect((await listConversations(db, inbox)).conversations).toEqual([]);
  await db.update(repairJobs).set({ customerId: shop.customer.id }).where(job);
  expect((await listConversations(db, inbox)).conversations).toMatchObject([
    { customerId: shop.customer.id, last: { text: "¿Hola?", way: "link" } },
  ]);
});

test("What was said about a job that has no customer goes with the job", async () => {
  const shop = await aShop({ db });
  const job = and(eq(repairJobs.shopId, shop.shopId), eq(repairJobs.id, shop.job.id));
  await db.update(repairJobs).set({ customerId: null }).where(job);
  await asks(shop, "¿Hola?");
  expect(await conversationsOf({ db }, shop)).toMatchObject([{ unread: 0, answered: true }]);
  await db.delete(repairJobs).where(job);
  expect(await conversationsOf({ db }, shop)).toEqual([]);
  expect(await messagesOf({ db }, shop)).toEqual([]);
});
