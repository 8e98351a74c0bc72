import { and, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { closeForgotten, startEntry, stopEntry } from "#app/features/clock/start-stop.server.ts";
import { clockEntries } from "#app/features/clock/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { below, pick } from "../../support/chance.ts";
import { makeEntry } from "../../support/clock/make-time.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// With LLAVE_FULL=1 on workerd's own D1.
const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
afterAll(close);
const db = openDb(d1);
const minute = 60_000;
const nine = Date.parse("2026-11-23T15:00Z");

let owner: Person;
let jobs: { id: string }[];
beforeAll(async () => {
  owner = await signedIn(db, "premium");
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  jobs = [await makeJob(db, { owner }), await makeJob(db, { owner }), await makeJob(db, { owner })];
});

const newMember = async () => {
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  return { shopId: owner.shopId, memberId: (await signedIn(db, "free", { worksAt })).id };
};
type Ref = Awaited<ReturnType<typeof newMember>>;

const start = (ref: Ref, now: number, jobId = jobs[0]!.id, id: string = newId()) =>
  startEntry(db, ref, { id, work: { jobId }, by: ref.memberId, now });
const entriesOf = ({ memberId }: Ref) =>
  db
    .select()
    .from(clockEntries)
    .where(eq(clockEntries.memberId, memberId))
    .orderBy(clockEntries.startedAt, clockEntries.id);
const openOf = ({ memberId }: Ref) =>
  db
    .select({ id: clockEntries.id })
    .from(clockEntries)
    .where(and(eq(clockEntries.memberId, memberId), isNull(clockEntries.endedAt)));

/** Starts and stops of one member at once; each job that was begun is in an entry of that time. */
async function race(ref: Ref, now: number): Promise<void> {
  const running = await openOf(ref);
  const chosen = Array.from({ length: 2 + below(2) }, () => pick(jobs).id);
  const answers = await Promise.all([
    ...chosen.map((jobId) => start(ref, now, jobId)),
    ...running.map(({ id }) => stopEntry(db, ref, { id, now })),
  ]);
  expect(answers.filter((one) => one !== "started" && one !== "stopped")).toEqual([]);
  const rows = await entriesOf(ref);
  expect(rows.filter(({ endedAt }) => endedAt === null).length).toBeLessThanOrEqual(1);
  for (const jobId of chosen)
    expect(
      rows.some(
        (row) =>
          row.jobId === jobId &&
          row.startedAt.getTime() <= now &&
          (row.endedAt === null || row.endedAt.getTime() >= now),
      ),
    ).toBe(true);
}

const races = "Of a hundred and twenty races of starts and stops none leaves two open or loses one";
test(races, { timeout: 200_000 }, async () => {
  const refs = await Promise.all(Array.from({ length: 6 }, newMember));
  for (let round = 0; round < 20; round++)
    await Promise.all(refs.map((ref) => race(ref, nine + round * 60 * minute)));
  for (const ref of refs) {
    const rows = await entriesOf(ref);
    for (const { startedAt, endedAt } of rows.slice(0, -1))
      if (endedAt) expect(endedAt.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
  }
});

test("The same work begun on two phones at once is one entry", async () => {
  const ref = await newMember();
  expect(await Promise.all([start(ref, nine), start(ref, nine)])).toEqual(["started", "started"]);
  expect(await entriesOf(ref)).toHaveLength(1);
});

test("A form sent twice begins once, also after other work has begun", async () => {
  const ref = await newMember();
  const id = newId();
  await start(ref, nine, jobs[0]!.id, id);
  await start(ref, nine + 10 * minute, jobs[1]!.id);
  expect(await start(ref, nine + 20 * minute, jobs[0]!.id, id)).toBe("started");
  const rows = await entriesOf(ref);
  expect(rows.map(({ jobId, endedAt }) => [jobId, endedAt?.getTime()])).toEqual([
    [jobs[0]!.id, nine + 10 * minute],
    [jobs[1]!.id, undefined],
  ]);
});

test("A page from before ends only what it shows", async () => {
  const ref = await newMember();
  const id = newId();
  await start(ref, nine, jobs[0]!.id, id);
  await start(ref, nine + 10 * minute, jobs[1]!.id);
  expect(await stopEntry(db, ref, { id, now: nine + 60 * minute })).toBe("stopped");
  const [first, second] = await entriesOf(ref);
  expect([first!.endedAt?.getTime(), second!.endedAt]).toEqual([nine + 10 * minute, null]);
});

test("Whoever is no member any more begins nothing, and nobody begins another shop's job", async () => {
  const ref = await newMember();
  await db.delete(shopMembers).where(eq(shopMembers.userId, ref.memberId));
  expect(await start(ref, nine)).toBe("gone");
  const stranger = await signedIn(db, "premium");
  const theirs = await makeJob(db, { owner: stranger });
  expect(await start(await newMember(), nine, theirs.id)).toBe("gone");
  expect(await stopEntry(db, ref, { id: newId(), now: nine })).toBe("gone");
});

test("What is forgotten ends at midnight and is marked, once", async () => {
  const ref = await newMember();
  await start(ref, nine);
  const midnight = Date.parse("2026-11-24T06:00Z");
  await closeForgotten(db, midnight - 1);
  expect(await openOf(ref)).toHaveLength(1);
  await closeForgotten(db, midnight);
  await closeForgotten(db, midnight + 60 * minute);
  const [row] = await entriesOf(ref);
  expect([row!.endedAt?.getTime(), row!.isForgotten]).toEqual([midnight, true]);
});

test("A stop after that ends it where it would have ended", async () => {
  const ref = await newMember();
  const id = newId();
  await start(ref, nine, jobs[0]!.id, id);
  await stopEntry(db, ref, { id, now: nine + 3 * 24 * 60 * minute });
  const [row] = await entriesOf(ref);
  expect([row!.endedAt?.toISOString(), row!.isForgotten]).toEqual([
    "2026-11-24T06:00:00.000Z",
    true,
  ]);
});

test("Nobody fills a day with more entries than its sheet shows", async () => {
  const ref = await newMember();
  for (let at = 0; at < 60; at++)
    await makeEntry(db, { ...ref, startedAt: new Date(nine - at * minute) });
  expect(await start(ref, nine + 60 * minute)).toBe("tooMany");
  expect(await start(ref, nine + 13 * 60 * minute)).toBe("started");
});
