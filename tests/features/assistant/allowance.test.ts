import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { noNotes } from "#app/features/assistant/chat.ts";
import { closeTurn } from "#app/features/assistant/close-turn.server.ts";
import { openTurn } from "#app/features/assistant/open-turn.server.ts";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { openD1 } from "../../support/d1.ts";

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1({ real: true });
  [db, close] = [drizzle(opened.d1), opened.close];
}, 60_000);
afterAll(() => close());
afterEach(() => db.delete(siteSettings));

async function person() {
  const id = newId();
  const at = new Date();
  await db
    .insert(users)
    .values({ id, name: "Ana", email: `${id}@shop.test`, createdAt: at, updatedAt: at });
  return id;
}
const turn = (userId: string) => ({
  userId,
  id: newId(),
  message: "P0301",
  language: "en" as const,
  sources: [],
  jobId: null,
});
const now = Date.UTC(2026, 10, 21, 12);

test("Forty concurrent questions, bypassing the Durable Object, never exceed the allowance", {
  timeout: 30_000,
}, async () => {
  await db.insert(siteSettings).values({ id: 1, dailyChatAllowance: 7, updatedAt: new Date() });
  const userId = await person();
  const opened = await Promise.all(
    Array.from({ length: 40 }, () => openTurn(db, turn(userId), now, null)),
  );
  expect(opened.filter(({ ok }) => ok)).toHaveLength(7);
  expect(await db.select().from(chatHistory)).toHaveLength(7);
  expect((await db.select().from(chatDays).get())!.asked).toBe(7);
  await db.update(siteSettings).set({ dailyChatAllowance: 0 });
  expect(await openTurn(db, turn(await person()), now, null)).toEqual({
    ok: false,
    why: "allowance",
  });
});

test("The allowance renews at midnight UTC, to the millisecond", { timeout: 30_000 }, async () => {
  await db.insert(siteSettings).values({ id: 1, dailyChatAllowance: 1, updatedAt: new Date() });
  const userId = await person();
  const midnight = Math.ceil(now / day) * day;
  expect(await openTurn(db, turn(userId), midnight - 1, null)).toMatchObject({ ok: true, left: 0 });
  expect((await openTurn(db, turn(userId), midnight - 1, null)).ok).toBe(false);
  expect(await openTurn(db, turn(userId), midnight, null)).toMatchObject({ ok: true, left: 0 });
});

test("A failed answer without text gives its question back once, however often its end is stored", {
  timeout: 30_000,
}, async () => {
  const userId = await person();
  const asked = turn(userId);
  await openTurn(db, turn(userId), now, null);
  await openTurn(db, asked, now, null);
  const end = {
    userId,
    id: asked.id,
    response: "",
    status: "failed" as const,
    failure: "busy" as const,
    notes: noNotes,
  };
  for (let time = 0; time < 3; time++) await closeTurn(db, end, now);
  expect(await openTurn(db, turn(userId), now, asked.id)).toMatchObject({ left: 48 });
});
