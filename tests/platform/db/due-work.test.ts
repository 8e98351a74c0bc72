import { and, eq, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { instant } from "#app/platform/db/columns.server.ts";
import { type Db, openDb } from "#app/platform/db/db.server.ts";
import {
  claimDue,
  claimFree,
  claimOnce,
  isDue,
  retryAt,
} from "#app/platform/db/due-work.server.ts";
import { tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";

/** A real D1 for workers at once, and a quick one for many runs. */
const [d1, quick] = await Promise.all([openD1({ real: true }), openD1()]);
afterAll(() => Promise.all([d1.close(), quick.close()]));

const pieces = sqliteTable("pieces", {
  id: text("id").primaryKey(),
  dueAt: instant("due_at"),
  claimedUntil: instant("claimed_until"),
  claimedAt: instant("claimed_at"),
  tries: integer("tries").notNull().default(0),
});
const [real, fast] = (await Promise.all(
  [d1, quick].map(async (opened) => {
    const db = openDb(opened.d1);
    await db.run(sql`CREATE TABLE pieces (id text PRIMARY KEY, due_at integer,
      claimed_until integer, claimed_at integer, tries integer NOT NULL DEFAULT 0)`);
    return db;
  }),
)) as [Db, Db];

const [start, claimMs] = [1_000_000, 60_000];
const end = start + claimMs;
type Piece = typeof pieces.$inferSelect;
type Kind = {
  claim: (db: Db, row: SQL, now: number) => PromiseLike<Piece[]>;
  /** The claim that identifies itself in later writes. */
  held: "claimedUntil" | "dueAt" | "claimedAt";
  again: (dueAt: Date) => Partial<Piece>;
  isRepeated: boolean;
};

const kinds: Record<string, Kind> = {
  claimFree: {
    claim: (db, row, now) =>
      claimFree(db, pieces, { row: and(row, isDue(pieces.dueAt, now)), now, claimMs }),
    held: "claimedUntil",
    again: (dueAt) => ({ dueAt, claimedUntil: null }),
    isRepeated: true,
  },
  claimDue: {
    claim: (db, row, now) => claimDue(db, pieces, { row, now, claimMs }),
    held: "dueAt",
    again: (dueAt) => ({ dueAt }),
    isRepeated: true,
  },
  claimOnce: {
    claim: (db, row, now) =>
      claimOnce(db, pieces, "claimedAt", { row: and(row, isDue(pieces.dueAt, now))!, now }),
    held: "claimedAt",
    again: (dueAt) => ({ dueAt, claimedAt: null }),
    isRepeated: false,
  },
};

let made = 0;

/** A piece of work that is due, and what workers do with it. */
async function piece({ claim, held, again }: Kind, db = fast) {
  const id = `piece ${++made}`;
  const row = eq(pieces.id, id);
  await db.insert(pieces).values({ id, dueAt: new Date(start) });
  const write = async (claimed: Piece, set: Partial<Piece>) =>
    (
      await db
        .update(pieces)
        .set(set)
        .where(and(row, eq(pieces[held], claimed[held]!)))
        .returning()
    )[0];
  return {
    claim: async (now = start) => (await claim(db, row, now))[0],
    finish: (claimed: Piece) => write(claimed, { ...again(new Date(0)), dueAt: null }),
    retry: (claimed: Piece, dueAt: number) => write(claimed, again(new Date(dueAt))),
    find: () => db.select().from(pieces).where(row).get(),
  };
}

test.each(Object.entries(kinds))("%s gives a piece to one of many workers", async (_, kind) => {
  const { claim } = await piece(kind, real);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
  expect(claims.filter((one) => one !== undefined)).toHaveLength(1);
});

test.each(Object.entries(kinds))("%s gives no piece before it is due", async (_, kind) => {
  const { claim } = await piece(kind);
  expect(await claim(start - 1)).toBeUndefined();
});

test.each(Object.entries(kinds))("%s gives a finished piece to nobody", async (_, kind) => {
  const { claim, finish } = await piece(kind);
  await finish((await claim())!);
  expect(await claim(end + 1)).toBeUndefined();
});

test.each(Object.entries(kinds))("%s gives a retried piece once it is due", async (_, kind) => {
  const { claim, retry } = await piece(kind);
  await retry((await claim())!, start + 5);
  expect([await claim(start + 4), !!(await claim(start + 5))]).toEqual([undefined, true]);
});

test.each(Object.entries(kinds))("%s and a worker that is killed half way", async (_, kind) => {
  const { claim } = await piece(kind);
  await claim();
  expect([await claim(end - 1), !!(await claim(end))]).toEqual([undefined, kind.isRepeated]);
});

test.each(["claimFree", "claimDue"])("%s: a late worker overwrites nothing", async (name) => {
  const { claim, finish, find } = await piece(kinds[name]!);
  const late = (await claim())!;
  const second = await claim(end);
  expect(await finish(late)).toBeUndefined();
  expect(await find()).toEqual(second);
});

test("claimOnce counts its tries, since an interrupted one counts too", async () => {
  const { claim, retry, find } = await piece(kinds.claimOnce!);
  await retry((await claim())!, start);
  await claim();
  expect(await find()).toMatchObject({ tries: 2, claimedAt: new Date(start) });
});

const worker = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({ act: fc.constant("claim"), worker }),
  fc.record({ act: fc.constant("finish"), worker }),
  fc.record({ act: fc.constant("retry"), worker, ms: fc.constantFrom(0, 1, claimMs) }),
  fc.record({ act: fc.constant("die"), worker }),
  fc.record({ act: fc.constant("wait"), worker, ms: fc.constantFrom(1, claimMs - 1, claimMs) }),
);

test.each(Object.entries(kinds))(
  "%s gives a piece to one worker in any order of events",
  async (_, kind) => {
    const one = step as fc.Arbitrary<{ act: string; worker: number; ms?: number }>;
    const steps = fc.array(one, { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (events) => {
        const { claim, finish, retry } = await piece(kind);
        let now = start;
        /** The rule: due, and with nobody, or with someone whose claim has expired. */
        let [dueAt, owner, until] = [start as number | null, null as number | null, 0];
        const claims: Record<number, Piece | undefined> = {};
        for (const { act, worker, ms = 0 } of events) {
          const held = claims[worker];
          if (act === "wait") now += ms;
          else if (act === "die") claims[worker] = undefined;
          else if (act === "claim" && !held) {
            const isExpired = kind.isRepeated && until <= now;
            const mayClaim = dueAt !== null && dueAt <= now && (owner === null || isExpired);
            claims[worker] = await claim(now);
            expect(claims[worker] !== undefined).toBe(mayClaim);
            if (mayClaim) [owner, until] = [worker, now + claimMs];
          } else if (held && act !== "claim") {
            const next = act === "retry" ? now + ms : null;
            const written = await (next === null ? finish(held) : retry(held, next));
            // A row that nobody has may be due at the very instant at which this claim expired.
            if (kind.held !== "dueAt" || owner !== null)
              expect(written !== undefined).toBe(owner === worker);
            if (written) [dueAt, owner] = [next, null];
            claims[worker] = undefined;
          }
        }
      }),
      { numRuns: tries(300) },
    );
  },
);

test("Pauses grow with every failure, and the last try is given up", () => {
  const pauses = (bounds: Parameters<typeof retryAt>[2]) =>
    [1, 2, 3, 4]
      .map((failed) => retryAt(failed, start, bounds)?.getTime())
      .map((at) => at && at - start);
  expect(pauses({ most: 4, pauseMs: 10 })).toEqual([10, 20, 40, undefined]);
  expect(pauses({ most: 3, pauseMs: 10, factor: 4 })).toEqual([10, 40, undefined, undefined]);
});
