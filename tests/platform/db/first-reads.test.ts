import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { type Db, openDb } from "#app/platform/db/db.server.ts";
import { inRun, newRun } from "#app/platform/log/run.server.ts";
import { TimeoutError } from "#app/platform/with-timeout.ts";
import { openD1 } from "../../support/d1.ts";

// D1 itself, with its calls counted: what a request reads at first goes in one.

let real: Awaited<ReturnType<typeof openD1>>;
let db: Db;
let calls: string[] = [];
let failing: (() => Error) | undefined;

beforeAll(async () => {
  real = await openD1({ real: true });
  db = openDb(counted(real.d1));
  await db.insert(users).values([person("ana"), person("ben"), person("cleo")]);
  await db.insert(profiles).values({ id: "ana", subscriptionStatus: "medium", createdAt: at });
});
beforeEach(() => {
  calls = [];
  failing = undefined;
});
afterAll(() => real.close());

const at = new Date("2026-03-02T10:00:00Z");
const person = (id: string) => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@shop.test`,
  createdAt: at,
  updatedAt: at,
});

function counted(d1: D1Database): D1Database {
  const alone = <Answer>(ask: () => Answer): Answer => {
    calls.push("alone");
    return ask();
  };
  const statement = (one: D1PreparedStatement): D1PreparedStatement =>
    ({
      one,
      bind: (...values: unknown[]) => statement(one.bind(...values)),
      all: () => alone(() => one.all()),
      run: () => alone(() => one.run()),
      raw: (...options: []) => alone(() => one.raw(...options)),
    }) as unknown as D1PreparedStatement;
  return {
    prepare: (text: string) => statement(d1.prepare(text)),
    batch: async (statements: { one: D1PreparedStatement }[]) => {
      calls.push(`${statements.length} together`);
      if (failing) throw failing();
      return d1.batch(statements.map(({ one }) => one));
    },
  } as unknown as D1Database;
}

/** What a request reads, the second time: the first time the names of columns are learned. */
async function read<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const request = () => ({ ...newRun("app", {}), method: "GET" });
  await inRun(request(), work).catch(() => undefined);
  calls = [];
  return inRun(request(), work);
}

const names = () => db.select({ id: users.id, name: users.name }).from(users).orderBy(users.name);
const ofAna = () => db.select().from(users).where(eq(users.id, "ana"));
const joined = () =>
  db
    .select({
      user: users.id,
      profile: profiles.id,
      plan: profiles.subscriptionStatus,
      email: users.email,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, "ana"));

test("statements and batches of one request go in one call, in their order", async () => {
  const [list, [ana], [[one], many], count] = await read(() =>
    Promise.all([
      names(),
      ofAna(),
      db.batch([ofAna(), names()]),
      db.all<{ n: number }>(sql`select count(*) as n from ${users}`),
    ]),
  );
  expect(calls).toEqual(["5 together"]);
  expect(list.map(({ id }) => id)).toEqual(["ana", "ben", "cleo"]);
  expect(many).toEqual(list);
  expect(ana).toEqual(one);
  expect(ana).toMatchObject({ name: "Name of ana", createdAt: expect.any(Date) });
  expect(count).toEqual([{ n: 3 }]);
});

test("columns of one name are told apart, and where an order could be lost the statement goes alone", async () => {
  const ordered = () => joined().orderBy(users.name);
  const [[ana], [same], list] = await read(() => Promise.all([joined(), ordered(), names()]));
  expect(calls).toEqual(["alone", "2 together"]);
  expect(ana).toEqual({ user: "ana", profile: "ana", plan: "medium", email: "ana@shop.test" });
  expect(same).toEqual(ana);
  expect(list).toHaveLength(3);
});

test("a column whose name is a number keeps its place", async () => {
  const numbered = () => db.values<[string, number]>(sql`select id, 7 from users where id = 'ben'`);
  const [[row]] = await read(() => Promise.all([numbered(), names()]));
  expect(row).toEqual(["ben", 7]);
});

test("what is read later, and what writes, goes as it is asked", async () => {
  await read(async () => {
    await Promise.all([
      names(),
      ofAna(),
      db.update(users).set({ name: "Name of ben" }).where(eq(users.id, "ben")),
    ]);
    await Promise.all([names(), ofAna()]);
  });
  expect(calls).toEqual(["alone", "2 together", "alone", "alone"]);
});

test("what is read after a single first read goes together once more, where nothing is written", async () => {
  const steps = async () => {
    await names();
    await Promise.all([names(), ofAna()]);
    await Promise.all([names(), ofAna()]);
  };
  await read(steps);
  expect(calls).toEqual(["alone", "2 together", "alone", "alone"]);
  calls = [];
  await inRun({ ...newRun("app", {}), method: "POST" }, steps);
  expect(calls).toEqual(Array(5).fill("alone"));
});

test("outside of a request nothing is collected", async () => {
  await inRun(newRun("app", {}), () => Promise.all([names(), ofAna()]));
  expect(calls).toEqual(["alone", "alone"]);
});

test("one that fails does not fail the others", async () => {
  const broken = () => db.all(sql`select * from no_such_table`);
  const [list, error] = await read(() => Promise.all([names(), broken().catch((e: Error) => e)]));
  expect(list).toHaveLength(3);
  expect(String((error as Error).cause)).toContain("no such table");
  expect(calls).toEqual(["2 together", "alone", "alone"]);
});

test("a call that took too long is not repeated", async () => {
  await read(() => Promise.all([names(), ofAna()]));
  failing = () => new TimeoutError("Took longer");
  const both = inRun({ ...newRun("app", {}), method: "GET" }, () =>
    Promise.allSettled([names(), ofAna()]),
  );
  calls = [];
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(calls).toEqual(["2 together"]);
});
