import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { newsSources } from "#app/features/news/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { inOneTrip } from "#app/platform/db/in-one-trip.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeSource } from "../../support/make.ts";

const { d1, close } = await openD1({ real: true });
afterAll(close);

/** Statements of each round trip. */
const trips: number[] = [];
const noted = (real: D1PreparedStatement): D1PreparedStatement =>
  new Proxy(real, {
    get: (_, name) =>
      name === "real"
        ? real
        : (...given: unknown[]) => {
            const answer = real[name as "bind"](...given);
            if (name === "bind") return noted(answer);
            trips.push(1);
            return answer;
          },
  });
const counted = {
  prepare: (text: string) => noted(d1.prepare(text)),
  batch: (statements: { real: D1PreparedStatement }[]) => {
    trips.push(statements.length);
    return d1.batch(statements.map(({ real }) => real));
  },
} as unknown as D1Database;
const open = () => inOneTrip(openDb({ ...counted } as D1Database));
beforeEach(async () => {
  await openDb(d1).delete(newsSources);
  trips.length = 0;
});

const names = { name: newsSources.name };

test("What is asked at the same moment is one trip, and each gets its own answer", async () => {
  for (const name of ["B", "A", "C"]) await makeSource(openDb(d1), { name });
  const stored = await openDb(d1).select().from(newsSources).where(eq(newsSources.name, "B")).get();
  const db = open();
  const [listed, one, none, [batched, count], plain] = await Promise.all([
    db.select(names).from(newsSources).orderBy(asc(newsSources.name)),
    db.select().from(newsSources).where(eq(newsSources.name, "B")).get(),
    db.select().from(newsSources).where(eq(newsSources.name, "none")).get(),
    db.batch([
      db.select(names).from(newsSources).where(eq(newsSources.name, "C")),
      db.select({ n: sql<number>`count(*)`.as("n") }).from(newsSources),
    ]),
    db.all(sql`SELECT 7 AS seven`),
  ]);
  expect(listed.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  expect(one).toEqual(stored);
  expect([none, batched, count]).toEqual([undefined, [{ name: "C" }], [{ n: 3 }]]);
  expect(plain).toEqual([{ seven: 7 }]);
  expect(trips).toEqual([6]);
  await db.select(names).from(newsSources);
  expect(trips).toEqual([6, 1]);
});

test("Columns of one name in two tables stay apart", async () => {
  const db = open();
  const source = await makeSource(openDb(d1), { name: "One" });
  const other = await makeSource(openDb(d1), { name: "Two" });
  const pairs = () =>
    db
      .select({ one: newsSources.id, two: sql<string>`b.id`, name: sql<string>`b.name` })
      .from(newsSources)
      .innerJoin(sql`${newsSources} b`, sql`b.id <> ${newsSources.id}`)
      .where(eq(newsSources.id, source.id));
  trips.length = 0;
  const both = await Promise.all([pairs(), pairs()]);
  expect(both).toEqual(both.map(() => [{ one: source.id, two: other.id, name: "Two" }]));
  expect(trips).toEqual([2]);
});

test("A column without a name that is a number is refused, not mistaken", async () => {
  const db = open();
  const wrong = () => db.select({ two: sql`2`, one: sql`1` }).from(sql`(SELECT 1)`);
  const ended = await Promise.allSettled([wrong(), wrong()]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("A part that cannot be read takes none of the others with it", async () => {
  const db = open();
  await makeSource(openDb(d1), { name: "One" });
  const [listed, failed] = await Promise.allSettled([
    db.select(names).from(newsSources),
    db.all(sql`SELECT * FROM no_such_table`),
  ]);
  expect(listed).toMatchObject({ status: "fulfilled", value: [{ name: "One" }] });
  expect(String((failed as PromiseRejectedResult).reason.cause)).toContain("no such table");
});

test("Writes go out as they are, alone and in a batch", async () => {
  const db = open();
  const source = await makeSource(db, { name: "One" });
  await db.update(newsSources).set({ name: "Two" }).where(eq(newsSources.id, source.id));
  const [, found] = await db.batch([
    db.update(newsSources).set({ name: "Three" }),
    db.select(names).from(newsSources),
  ]);
  expect(found).toEqual([{ name: "Three" }]);
});
