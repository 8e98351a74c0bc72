import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planLetters } from "#app/features/approval/letters/plan-letters.server.ts";
import { findChange } from "#app/features/messages/change.server.ts";
import { findConversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { findPanel } from "#app/features/messages/conversation/panel.server.ts";
import { inboxQuery } from "#app/features/messages/inbox/inbox.server.ts";
import { type InboxFilter, inboxFilters } from "#app/features/messages/inbox/inbox.ts";
import { hitsQuery } from "#app/features/messages/inbox/search.server.ts";
import { unreadQuery } from "#app/features/messages/inbox/unread.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// Measures the database cost of a page of messages among a hundred thousand messages of one shop.

const conversations = 5_000;
const messages = 100_000;

let opened: Awaited<ReturnType<typeof openD1>>;
let db: Db;
let shopId: string;
let by: string;
/** The rows that the statements of a page have read. */
let read = 0;
let statements = 0;

beforeAll(async () => {
  opened = await openD1({ real: true });
  db = drizzle(counting(opened.d1));
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  ({ shopId, id: by } = owner);
  const counted = (most: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${most})`;
  await opened.d1.batch(
    [
      `${counted(conversations)} INSERT INTO customers (shop_id, id, first_name, last_name, name_found_by, phone, phone_found_by, language, created_at, updated_at)
        SELECT '${shopId}', 'c' || i, 'Name', i, 'name ' || i, '+1212' || (5550000 + i), '+1212' || (5550000 + i), 'es', 0, 0 FROM n`,
      `${counted(conversations)} INSERT INTO conversations (shop_id, id, customer_id, language, last_at, last_way, unread, answered, assigned, changed_at)
        SELECT '${shopId}', 'c' || i, 'c' || i, 'es', i * 1000, 'sms', i % 3 = 0, i % 4 > 0, iif(i % 5 = 0, '${by}', NULL), i * 1000 FROM n`,
    ].map((sql) => opened.d1.prepare(sql)),
  );
  for (let from = 0; from < messages; from += 20_000)
    await opened.d1
      .prepare(
        `${counted(20_000)} INSERT INTO messages (shop_id, id, conversation_id, way, direction, text, language, translation, translation_language, translation_state, state, at)
        SELECT '${shopId}', 'm' || (i + ${from}), 'c' || (i % ${conversations}), 'sms', iif(i % 2, 'in', 'out'), iif(i % 1000 = 7, 'los frenos rechinan', 'gracias'), 'es', iif(i % 1000 = 7, 'the brakes squeal', 'thanks'), 'en', 'machine', 'sent', i + ${from} FROM n`,
      )
      .run();
}, 180_000);
afterAll(() => opened.close());

/** A database that adds up the rows that are read. */
function counting(d1: D1Database): D1Database {
  const note = <Result extends { meta: unknown }>(result: Result) => {
    read += (result.meta as { rows_read: number }).rows_read;
    statements++;
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "all" || name === "run") return async () => note(await target[name]());
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (name === "batch")
        return async (all: D1PreparedStatement[]) => (await target.batch(all)).map(note);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** The rows that one statement has read. */
async function cost({ sql, params }: { sql: string; params: unknown[] }): Promise<number> {
  const { meta } = await opened.d1
    .prepare(sql)
    .bind(...params)
    .all();
  return meta.rows_read;
}

const inbox = (filter: InboxFilter) =>
  inboxQuery(db, { shopId, by, filter, before: { at: 4_000_000, id: "z" } }).toSQL();

test.each(inboxFilters)("A page of the inbox reads what it shows: %s", async (filter) => {
  // A conversation, its customer, its last message, and who looks after it.
  expect(await cost(inbox(filter))).toBeLessThanOrEqual(26 * 4 + 10);
});

test("A search reads what it finds, in either language", async () => {
  for (const text of ["frenos", "brakes squeal", "squ"]) {
    const found = await hitsQuery(db, { shopId, text });
    expect([text, found.length]).toEqual([text, 26]);
    expect(await cost(hitsQuery(db, { shopId, text }).toSQL())).toBeLessThanOrEqual(26 * 6 + 10);
  }
});

test("A conversation is one round trip, and reads what it shows", async () => {
  [read, statements] = [0, 0];
  const found = await findConversation(db, { shopId, id: "c7", by, now: 0 });
  expect(found?.messages).toHaveLength(20);
  expect(statements).toBe(10);
  expect(read).toBeLessThanOrEqual(120);
});

test("Letters that are due are found without reading what was said", async () => {
  for (const of of [shopId, undefined]) {
    read = 0;
    await planLetters(db, Date.now(), of);
    expect(read).toBeLessThanOrEqual(10);
  }
});

test("What open pages ask again and again reads a few rows", async () => {
  const asked = { shopId, of: { customerId: "c7" }, language: "en", prices: true } as const;
  expect((await findPanel(db, asked)).messages).toHaveLength(3);
  const plan = async (sql: string) =>
    (await opened.d1.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results.map(
      ({ detail }) => detail,
    );
  expect(await findChange(db, shopId)).toBe((conversations - 1) * 1000);
  expect(
    await plan(`SELECT max(changed_at) FROM conversations WHERE shop_id = '${shopId}'`),
  ).toEqual([expect.stringContaining("USING COVERING INDEX conversations_by_change")]);
  expect(await unreadQuery(db, shopId)).toEqual([{ unread: 99 }]);
});
