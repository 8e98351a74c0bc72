import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { users, uses } from "#app/features/account/tables.server.ts";
import { AnswerRunner } from "#app/features/assistant/answer/answer-runner.server.ts";
import { lastOf } from "#app/features/assistant/answer/answers.server.ts";
import type { AnswerStorage } from "#app/features/assistant/answer/saved-answer.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { tally } from "../../../support/tally.ts";

// Goal S10: daily limits per person and for the site, under failures, retries and concurrency.

vi.spyOn(console, "warn").mockImplementation(() => {});
const allowance = 4;
const ofSite = 30;
let db: Db;
beforeEach(async () => {
  db = drizzle((await openD1()).d1);
  await db
    .insert(siteSettings)
    .values({ id: 1, dailyChatAllowance: allowance, siteAnswers: ofSite, updatedAt: new Date() });
});

async function person() {
  const id = newId();
  const at = new Date();
  await db
    .insert(users)
    .values({ id, name: "Ana", email: `${id}@shop.test`, createdAt: at, updatedAt: at });
  return id;
}

/**
 * Models for words and pictures, and runners as many as are wanted: also two for one person, which
 * the runtime never has.
 */
function open(t: () => unknown) {
  const asked: string[] = [];
  const clock = { now: Date.UTC(2026, 10, 21) };
  const ai: Platform["ai"] = {
    isDemo: false,
    models: { chat: ["@cf/first", "@cf/second"], vision: ["@cf/eye"], translation: [], speech: [] },
    timeouts: { first: 200, between: 200, total: 2_000 },
    run: async (model) => {
      asked.push(model);
      return t();
    },
  };
  const platform = { db, ai, now: () => clock.now } as unknown as Platform;
  const disk = () => {
    const stored = new Map<string, unknown>();
    const put = async (key: string, value: unknown) => void stored.set(key, structuredClone(value));
    const nothing = async () => {};
    return {
      get: async (key: string) => stored.get(key),
      put,
      deleteAll: async () => stored.clear(),
      setAlarm: nothing,
      deleteAlarm: nothing,
    };
  };
  const runner = () => new AnswerRunner(platform, disk() as unknown as AnswerStorage);
  return { runner, asked };
}

const ask = async (
  runner: AnswerRunner,
  userId: string,
  image: string | null = null,
  replaces: string | null = null,
) => {
  const id = newId();
  const taken = await runner.ask({
    userId,
    id,
    message: "P0301",
    language: "en",
    image,
    job: null,
    found: [],
    replaces,
  });
  return { id, taken: typeof taken === "string" ? taken : await lastOf(taken, 10_000) };
};

describe("S10: the assistant's calls in a day", { timeout: 60_000 }, () => {
  test.each([
    ["fails", () => Promise.reject(new Error("5007: No such model")), null],
    ["is busy", () => Promise.reject(new Error("3040: Capacity temporarily exceeded")), null],
    ["says nothing", () => ({ response: "" }), null],
    [
      "fails on pictures",
      () => Promise.reject(new Error("3006: Request is too large")),
      "data:image/webp;base64,AAAA",
    ],
  ])(
    "a model that %s is not asked without end, though its questions are given back",
    async (_, t, image) => {
      const userId = await person();
      const { runner, asked } = open(t);
      const one = runner();
      let [last, tried]: [string | null, number] = [null, 0];
      for (; tried < 60; tried++) last = (await ask(one, userId, image, last)).id;
      tally(tried, Math.max(0, asked.length - allowance * 3));
      expect(asked.length).toBeGreaterThan(allowance);
      expect(asked.length).toBeLessThanOrEqual(allowance * 3);
      expect((await ask(one, userId)).taken).toBe("allowance");
    },
  );

  test("A hundred concurrent questions, bypassing the Durable Object, stay within the allowance", async () => {
    const userId = await person();
    const { runner, asked } = open(() => ({ response: "Check the coil [1]." }));
    await Promise.all(Array.from({ length: 100 }, () => ask(runner(), userId)));
    tally(100, Math.max(0, asked.length - allowance));
    expect(asked).toHaveLength(allowance);
  });

  test("Counts the first call with its question, each further one by itself, for the person and the site", async () => {
    const userId = await person();
    let calls = 0;
    const busy = async () => Promise.reject(new Error("3040: Capacity temporarily exceeded"));
    const { runner, asked } = open(() => (calls++ < 2 ? busy() : { response: "Check the coil." }));
    await ask(runner(), userId);
    expect(asked).toHaveLength(3);
    const counted = await db.select({ who: uses.who, used: uses.used }).from(uses);
    expect(counted).toHaveLength(2);
    expect(counted).toContainEqual({ who: userId, used: 3 });
    expect(counted).toContainEqual({ who: "site", used: 3 });
  });

  test("Stopping an answer gives no question back", async () => {
    const userId = await person();
    const { runner, asked } = open(() => new ReadableStream());
    const one = runner();
    for (let time = 0; time < 20; time++) {
      const id = newId();
      await one.ask({
        userId,
        id,
        message: "P0301",
        language: "en",
        image: null,
        job: null,
        found: [],
        replaces: null,
      });
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(Math.min(time, allowance - 1)));
      await one.stop(userId, id);
    }
    tally(20, Math.max(0, asked.length - allowance));
    expect(asked).toHaveLength(allowance);
  });

  test("A hundred people at once stay within the site's budget and see when it renews", async () => {
    const { runner, asked } = open(() => ({ response: "Check the coil [1]." }));
    const people = await Promise.all(Array.from({ length: 100 }, person));
    await Promise.all(people.map((userId) => ask(runner(), userId)));
    tally(100, Math.max(0, asked.length - ofSite));
    expect(asked).toHaveLength(ofSite);
    expect((await ask(runner(), await person())).taken).toBe("quota");
  });
});
