import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { AnswerRunner } from "#app/features/assistant/answer/answer-runner.server.ts";
import { lastOf } from "#app/features/assistant/answer/answers.server.ts";
import type { Question } from "#app/features/assistant/answer/question.ts";
import type { AnswerStorage } from "#app/features/assistant/answer/saved-answer.server.ts";
import { clearTurns } from "#app/features/assistant/history.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../../support/d1.ts";

let db: Db;
let userId: string;
beforeEach(async () => {
  db = drizzle((await openD1()).d1);
  userId = newId();
  const at = new Date();
  await db
    .insert(users)
    .values({ id: userId, name: "Ana", email: "ana@shop.test", createdAt: at, updatedAt: at });
});

/** A disk that outlives its object. */
function openDisk() {
  const stored = new Map<string, unknown>();
  const state: { alarm: number | null } = { alarm: null };
  const disk = {
    get: async (key: string) => structuredClone(stored.get(key)),
    put: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    deleteAll: async () => stored.clear(),
    setAlarm: async (at: number) => {
      state.alarm = at;
    },
    deleteAlarm: async () => {
      state.alarm = null;
    },
  } as unknown as AnswerStorage;
  return { disk, stored, state };
}

/**
 * A platform whose model says these words and then hangs or ends. The clock runs a second with
 * every look at it.
 */
function platformOf(words: string[], end: "hang" | "done" = "done"): Platform {
  let clock = Date.UTC(2026, 10, 21);
  const speak = () =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const response of words) {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ response })}\n\n`));
          await new Promise((later) => setTimeout(later, 2));
        }
        if (end === "done") controller.enqueue(new TextEncoder().encode("data: [DONE]\n\n"));
      },
    });
  return {
    db,
    now: () => {
      clock += 1_000;
      return clock;
    },
    ai: {
      isDemo: false,
      models: { chat: ["one"], vision: [], translation: [] },
      timeouts: { first: 5_000, between: 5_000, total: 5_000 },
      run: async () => speak(),
    },
  } as unknown as Platform;
}

const question = (message: string): Question => ({
  userId,
  id: newId(),
  message,
  language: "en",
  image: null,
  job: null,
  found: [],
  replaces: null,
});
const row = (id: string) => db.select().from(chatHistory).where(eq(chatHistory.id, id)).get();

async function dieIn(middle: ReturnType<typeof openDisk>) {
  const asked = question("P0301 and then the power went");
  await new AnswerRunner(
    platformOf(["as ", "far ", "as ", "it ", "came"], "hang"),
    middle.disk,
  ).ask(asked);
  while (!JSON.stringify(middle.stored.get("running") ?? "").includes("came"))
    await new Promise((later) => setTimeout(later, 2));
  return asked.id;
}

test("The alarm stores an answer lost with its object's memory, as far as it was saved", async () => {
  const store = openDisk();
  const id = await dieIn(store);
  expect(await row(id)).toMatchObject({ status: "running", response: "" });
  expect(store.state.alarm).not.toBeNull();
  await new AnswerRunner(platformOf([]), store.disk).onAlarm();
  expect(await row(id)).toMatchObject({
    status: "failed",
    failure: "lost",
    response: "as far as it came",
  });
  expect([store.stored.size, store.state.alarm]).toEqual([0, null]);
});

test("The next question or page view settles a lost answer first", async () => {
  const store = openDisk();
  const id = await dieIn(store);
  const next = question("and now?");
  const events = await new AnswerRunner(platformOf(["Now."]), store.disk).ask(next);
  expect(await row(id)).toMatchObject({ status: "failed", response: "as far as it came" });
  expect(await lastOf(events as ReadableStream<Uint8Array>, 2_000)).toMatchObject({
    status: "done",
  });
  expect(await row(next.id)).toMatchObject({ status: "done", response: "Now." });

  const other = openDisk();
  const lost = await dieIn(other);
  expect(await new AnswerRunner(platformOf([]), other.disk).textOf(userId, lost)).toBeUndefined();
  expect(await row(lost)).toMatchObject({ status: "failed", response: "as far as it came" });
});

test("The object's storage is empty after an answer ended or was cleared", async () => {
  const store = openDisk();
  const runner = new AnswerRunner(platformOf(["Done."]), store.disk);
  await lastOf((await runner.ask(question("P0301"))) as ReadableStream<Uint8Array>, 2_000);
  expect([store.stored.size, store.state.alarm]).toEqual([0, null]);
  const running = new AnswerRunner(platformOf(["Never "], "hang"), store.disk);
  await running.ask(question("P0302"));
  expect(store.stored.size).toBe(1);
  await running.clear(() => clearTurns(db, userId));
  expect([
    store.stored.size,
    store.state.alarm,
    (await db.select().from(chatHistory)).length,
  ]).toEqual([0, null, 0]);
});
