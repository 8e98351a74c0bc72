import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { followUpDays } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { findDue } from "./find-due.server.ts";

/** Vehicles in one round trip, and in one run. */
const [perTrip, perRun] = [10, 300] as const;

const staleQuery = (db: Db) =>
  db
    .select({
      shopId: followUpDays.shopId,
      vehicleId: followUpDays.vehicleId,
      staleAt: followUpDays.staleAt,
    })
    .from(followUpDays)
    .where(isNotNull(followUpDays.staleAt))
    .orderBy(asc(followUpDays.staleAt))
    .limit(perRun);

type Stale = Awaited<ReturnType<typeof staleQuery>>[number];

/**
 * Recomputes when the customers of vehicles may next be asked, earliest changes first. A vehicle
 * that changes meanwhile stays marked.
 */
export async function refreshFollowUps({ db }: Pick<Platform, "db">, now: number): Promise<void> {
  const stale = await staleQuery(db);
  for (const [shopId, some] of Map.groupBy(stale, (one) => one.shopId))
    for (let at = 0; at < some.length; at += perTrip)
      await refreshSome(db, shopId, some.slice(at, at + perTrip), now);
}

/** Recomputes one vehicle, after an answer or a message about it. */
export const refreshOne = async (db: Db, shopId: string, vehicleId: string, now: number) => {
  const mine = and(eq(followUpDays.shopId, shopId), eq(followUpDays.vehicleId, vehicleId));
  const row = await db.select().from(followUpDays).where(mine).get();
  if (row) await refreshSome(db, shopId, [row], now);
};

async function refreshSome(db: Db, shopId: string, some: readonly Stale[], now: number) {
  const ids = some.map(({ vehicleId }) => vehicleId);
  const { vehicles } = await findDue(db, shopId, { ids, reader: defaultLanguage, now });
  const updates = some.map(({ vehicleId, staleAt }) => {
    const found = vehicles.find(({ vehicle }) => vehicle.id === vehicleId);
    const days = found?.owner ? found.recommendations.flatMap(({ askOn }) => askOn ?? []) : [];
    const askOn = days.sort()[0] ?? null;
    const staleIs = staleAt === null ? sql`stale_at IS NULL` : eq(followUpDays.staleAt, staleAt);
    return db
      .update(followUpDays)
      .set({ askOn, tryOn: askOn, staleAt: null })
      .where(and(eq(followUpDays.shopId, shopId), eq(followUpDays.vehicleId, vehicleId), staleIs));
  });
  await db.batch(updates as never);
}
