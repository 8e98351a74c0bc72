import { and, asc, eq } from "drizzle-orm";
import { jobStates } from "#app/features/repair/states.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export const isState = ({ shopId, id }: StateKey) =>
  and(eq(jobStates.shopId, shopId), eq(jobStates.id, id));

export type StateKey = { shopId: string; id: string };
export type ShopState = typeof jobStates.$inferSelect;

/** All states of a shop in their order, the retired ones too: there are at most a hundred. */
export const statesQuery = (db: Db, shopId: string) =>
  db
    .select()
    .from(jobStates)
    .where(eq(jobStates.shopId, shopId))
    .orderBy(asc(jobStates.place), asc(jobStates.id));

export const findState = (db: Db, key: StateKey): Promise<ShopState | undefined> =>
  db.select().from(jobStates).where(isState(key)).get();
