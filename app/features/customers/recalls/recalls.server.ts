import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { comparable } from "#app/features/customers/vin/vehicle-facts.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type Recall, readRecalls } from "./recall.ts";

type Services = Pick<Platform, "db" | "nhtsa" | "now" | "mayProceed">;

const week = 7 * 24 * 60 * 60 * 1000;

/** Longer than NHTSA is waited for. */
const claimMs = 3_000;
const lookAgainMs = 300;

/** What is stored of a model's recalls. */
export type StoredRecalls = typeof modelRecalls.$inferSelect;

type Key = { make: string; model: string; year: number };

/**
 * The recalls of a make, model and model year, fetched once a week at most, by one request at a
 * time; undefined when NHTSA does not answer, or the shop asked for more than twenty models in a
 * minute. `near`: what was read with the vehicle, which may be another model's.
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
    if (await claim(services, key)) return fetchRecalls(services, key, model);
  }
  return undefined;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { make, model, year } = modelRecalls;

const isOf = (stored: StoredRecalls, key: Key) =>
  stored.make === key.make && stored.model === key.model && stored.year === key.year;

/** As nearly `comparable` as SQL can say it: what it takes for another is asked for once more. */
const comparableInSql = (column: SQLiteColumn): SQL =>
  [" ", "-", ".", "/"].reduce(
    (name, sign) => sql`replace(${name}, ${sign}, '')`,
    sql`lower(${column})`,
  );

/** The recalls of the model that these columns name, for the query that reads them. */
export const recallsOf = (named: Record<keyof Key, SQLiteColumn>) =>
  and(
    eq(make, comparableInSql(named.make)),
    eq(model, comparableInSql(named.model)),
    eq(year, named.year),
  );

const keyIs = (key: Key) => and(eq(make, key.make), eq(model, key.model), eq(year, key.year));

/** Whether it is this request that asks NHTSA. */
async function claim({ db, now }: Services, key: Key): Promise<boolean> {
  const claimedUntil = new Date(now() + claimMs);
  const claimed = await db
    .insert(modelRecalls)
    .values({ ...key, recalls: [], fetchedAt: new Date(0), claimedUntil })
    .onConflictDoUpdate({
      target: [make, model, year],
      set: { claimedUntil },
      setWhere: and(
        lte(modelRecalls.fetchedAt, new Date(now() - week)),
        or(isNull(modelRecalls.claimedUntil), lte(modelRecalls.claimedUntil, new Date(now()))),
      ),
    })
    .returning({ year });
  return claimed.length > 0;
}

async function fetchRecalls({ db, nhtsa, now }: Services, key: Key, model: ModelOfYear) {
  const recalls = readRecalls(await nhtsa.listRecalls(model), model);
  const fetched = { recalls, fetchedAt: new Date(now()), claimedUntil: null };
  await (recalls
    ? db.update(modelRecalls).set(fetched).where(keyIs(key))
    : db.delete(modelRecalls).where(keyIs(key)));
  return recalls;
}
