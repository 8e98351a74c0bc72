import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { comparable } from "#app/features/customers/vin/vehicle-facts.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import { isDue, isFree } from "#app/platform/db/due-work.server.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type Recall, readRecalls } from "./recall.ts";

type Services = Pick<Platform, "db" | "nhtsa" | "now" | "mayProceed">;

const week = 7 * 24 * 60 * 60 * 1000;

/** Longer than the timeout of NHTSA. */
const claimMs = 3_000;
const lookAgainMs = 300;

/** Stored recalls of a model. */
export type StoredRecalls = typeof modelRecalls.$inferSelect;

type Key = { make: string; model: string; year: number };

/**
 * Recalls of a make, model and model year, fetched at most weekly, by one request at a time;
 * undefined when NHTSA does not answer, or the shop asked for more than twenty models in a minute.
 * `near`: recalls read with the vehicle, maybe another model's.
 */
export async function findRecalls(
  services: Services,
  shopId: string,
  model: ModelOfYear,
  near: StoredRecalls | null = null,
): Promise<Recall[] | undefined> {
  const { db, now, mayProceed } = services;
  const key = { make: comparable(model.make), model: comparable(model.model), year: model.year };
  if (!key.make || !key.model) return undefined;
  const isFresh = ({ fetchedAt }: StoredRecalls) => now() - fetchedAt.getTime() < week;
  if (near && isOf(near, key) && isFresh(near)) return near.recalls as Recall[];
  for (const from = now(); now() - from < claimMs; await pause(lookAgainMs)) {
    const [stored] = await db.select().from(modelRecalls).where(keyIs(key));
    if (stored && isFresh(stored)) return stored.recalls as Recall[];
    const isClaimed = stored?.claimedUntil && stored.claimedUntil.getTime() > now();
    if (isClaimed) continue;
    if (!(await mayProceed(`recalls:${shopId}`))) return undefined;
    const claimedUntil = await claim(services, key);
    if (claimedUntil) return fetchRecalls(services, { ...key, claimedUntil }, model);
  }
  return undefined;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { make, model, year } = modelRecalls;

const isOf = (stored: StoredRecalls, key: Key) =>
  stored.make === key.make && stored.model === key.model && stored.year === key.year;

/** Approximates `comparable` in SQL: a mismatch only costs another request. */
const comparableInSql = (column: SQLiteColumn): SQL =>
  [" ", "-", ".", "/"].reduce(
    (name, sign) => sql`replace(${name}, ${sign}, '')`,
    sql`lower(${column})`,
  );

/** Subselect of the recalls of the model that these columns name. */
export const recallsOf = (named: Record<keyof Key, SQLiteColumn>) =>
  and(
    eq(make, comparableInSql(named.make)),
    eq(model, comparableInSql(named.model)),
    eq(year, named.year),
  );

const keyIs = (key: Key) => and(eq(make, key.make), eq(model, key.model), eq(year, key.year));

/** Claims the fetching from NHTSA; undefined if another request has. */
async function claim({ db, now }: Services, key: Key): Promise<Date | undefined> {
  const claimedUntil = new Date(now() + claimMs);
  const claimed = await db
    .insert(modelRecalls)
    .values({ ...key, recalls: [], fetchedAt: new Date(0), claimedUntil })
    .onConflictDoUpdate({
      target: [make, model, year],
      set: { claimedUntil },
      setWhere: and(
        isDue(modelRecalls.fetchedAt, now() - week),
        isFree(modelRecalls.claimedUntil, now()),
      ),
    })
    .returning({ year });
  return claimed[0] && claimedUntil;
}

type Claim = Key & { claimedUntil: Date };

async function fetchRecalls({ db, nhtsa, now }: Services, claim: Claim, model: ModelOfYear) {
  const mine = and(keyIs(claim), eq(modelRecalls.claimedUntil, claim.claimedUntil));
  const recalls = readRecalls(await nhtsa.listRecalls(model), model);
  const fetched = { recalls, fetchedAt: new Date(now()), claimedUntil: null };
  await (recalls
    ? db.update(modelRecalls).set(fetched).where(mine)
    : db.delete(modelRecalls).where(mine));
  return recalls;
}
