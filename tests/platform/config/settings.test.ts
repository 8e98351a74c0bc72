import { drizzle } from "drizzle-orm/d1";
import { afterEach, expect, test, vi } from "vitest";
import {
  currentSettings,
  forgetSettings,
  readSettings,
  settingsDefaults,
} from "#app/platform/config/settings.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";

type Bound = { raw: () => Promise<unknown[]> };

/** A database whose look-ups are counted, and fail or hang when they are told to. */
async function world() {
  const { d1 } = await openD1();
  const state = { asked: 0, mood: "well" as "well" | "broken" | "hanging" };
  const statement = (inner: D1PreparedStatement) => ({
    bind: (...values: unknown[]) => {
      const bound = inner.bind(...values) as Bound;
      const raw = () => {
        state.asked++;
        if (state.mood === "hanging") return new Promise(() => {});
        return state.mood === "broken" ? Promise.reject(new Error("D1_ERROR")) : bound.raw();
      };
      return { ...bound, raw };
    },
  });
  const db = openDb({
    ...d1,
    prepare: (sql: string) => statement(d1.prepare(sql)),
  } as D1Database);
  const clock = { now: 0 };
  const deferred: Promise<unknown>[] = [];
  const read = () =>
    currentSettings({
      db,
      now: () => clock.now,
      defer: (work) => void deferred.push(work.catch(() => {})),
    });
  const set = (dailyChatAllowance: number) =>
    drizzle(d1)
      .insert(siteSettings)
      .values({ id: 1, dailyChatAllowance, updatedAt: new Date(0) })
      .onConflictDoUpdate({ target: siteSettings.id, set: { dailyChatAllowance } });
  return { db, state, clock, deferred, read, set };
}

afterEach(() => void vi.restoreAllMocks());

test("Reads settings once a minute, and refreshes them after a response", async () => {
  const { state, clock, deferred, read, set } = await world();
  await set(10);
  for (let page = 0; page < 50; page++) expect((await read()).dailyChatAllowance).toBe(10);
  await set(20);
  clock.now = 59_999;
  expect([(await read()).dailyChatAllowance, state.asked]).toEqual([10, 1]);
  clock.now = 60_000;
  for (let page = 0; page < 5; page++) expect((await read()).dailyChatAllowance).toBe(10);
  await Promise.all(deferred);
  expect([(await read()).dailyChatAllowance, state.asked]).toEqual([20, 2]);
});

test("Shows a change to its author at once", async () => {
  const { db, read, set } = await world();
  await read();
  await set(7);
  forgetSettings(db);
  expect((await read()).dailyChatAllowance).toBe(7);
});

test("Uses the defaults while the database fails, and retries after a pause", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { state, clock, read, set } = await world();
  await set(7);
  state.mood = "broken";
  for (let page = 0; page < 5; page++)
    expect(await read()).toEqual({ contactEmail: null, ...settingsDefaults });
  expect([state.asked, said.mock.calls.length]).toEqual([1, 1]);
  state.mood = "well";
  clock.now = 5_000;
  await read();
  await new Promise((later) => setTimeout(later));
  expect((await read()).dailyChatAllowance).toBe(7);
});

test("a database that hangs holds no page up for longer than a second", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { state, read } = await world();
  state.mood = "hanging";
  const began = Date.now();
  expect((await read()).contactEmail).toBeNull();
  expect(Date.now() - began).toBeLessThan(2_000);
});

test("what must be exact is read as it stands", async () => {
  const { db, read, set } = await world();
  await read();
  await set(3);
  expect((await readSettings(db)).dailyChatAllowance).toBe(3);
});
