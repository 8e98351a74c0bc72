import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import { stateLimits } from "#app/features/repair/states/state.ts";
import { jobStates } from "#app/features/repair/states.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { elementsOf, inList, insertRows } from "#app/platform/db/json-rows.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  findState,
  isState,
  type ShopState,
  type StateKey,
  statesQuery,
} from "./find-states.server.ts";
import { standardStates } from "./standard.ts";

type Content = { names: Record<Language, string>; message: string | null };

const countOf = (shopId: string, where: SQL) =>
  sql`(SELECT count(*) FROM job_states s WHERE s.shop_id = ${shopId} AND ${where})`;

const hasRoom = (shopId: string): SQL =>
  sql`${countOf(shopId, sql`s.retired_at IS NULL`)} < ${stateLimits.active}
    AND ${countOf(shopId, sql`1`)} < ${stateLimits.all}`;

const lastPlace = (shopId: string) =>
  sql`(SELECT coalesce(max(s.place) + 1, 0) FROM job_states s WHERE s.shop_id = ${shopId})`;

/** Adds a state behind the others; "full" when the shop has as many as it may. */
export async function addState(
  db: Db,
  { shopId, id }: StateKey,
  { status, names, message }: Content & { status: JobStatus },
): Promise<"saved" | "full"> {
  const [, found] = await db.batch([
    insertSelect(
      db,
      jobStates,
      { shopId, id, status, names, message, place: lastPlace(shopId), retiredAt: null, version: 1 },
      sql`FROM ${shops} WHERE ${shops.id} = ${shopId} AND ${hasRoom(shopId)}`,
    ).onConflictDoNothing(),
    db.select({ id: jobStates.id }).from(jobStates).where(isState({ shopId, id })),
  ]);
  return found.length > 0 ? "saved" : "full";
}

/** Begins with the standard states, unless the shop has any. */
export async function startStates(db: Db, shopId: string): Promise<void> {
  const rows = standardStates.map((state, place) => ({ ...state, id: newId(), place }));
  const fixed = { shopId, retiredAt: null, version: 1 };
  await insertRows(db, jobStates, rows, fixed, { where: sql`${countOf(shopId, sql`1`)} = 0` });
}

export const saveState = (
  db: Db,
  key: StateKey,
  { version, ...content }: Content & { version: number | undefined },
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: jobStates,
    column: jobStates.version,
    row: isState(key),
    version,
    set: content,
    already: says(jobStates, content),
  });

/**
 * Retires a state, which jobs that are in it keep, or brings it back; "full" where the shop has as
 * many as it may, "gone" where there is none.
 */
export async function setRetired(
  db: Db,
  key: StateKey,
  { retired, now }: { retired: boolean; now: number },
): Promise<"saved" | "full" | "gone"> {
  const state = await findState(db, key);
  if (!state) return "gone";
  if ((state.retiredAt !== null) === retired) return "saved";
  const room = sql`${countOf(key.shopId, sql`s.retired_at IS NULL`)} < ${stateLimits.active}`;
  const { meta } = await db
    .update(jobStates)
    .set({ retiredAt: retired ? new Date(now) : null, version: sql`${jobStates.version} + 1` })
    .where(retired ? isState(key) : sql`${isState(key)} AND ${room}`);
  return meta.changes > 0 ? "saved" : "full";
}

/** Moves a state to a place among those of its status that are not retired. */
export async function moveState(db: Db, key: StateKey, place: number): Promise<boolean> {
  const states = await statesQuery(db, key.shopId);
  const state = states.find(({ id }) => id === key.id);
  if (!state) return false;
  const ids = inOrder(states, state, place);
  const places = elementsOf(ids, "o");
  await db
    .update(jobStates)
    .set({ place: sql`(SELECT o.key FROM ${places} WHERE o.value = ${jobStates.id})` })
    .where(sql`${jobStates.shopId} = ${key.shopId} AND ${jobStates.id} IN ${inList(ids)}`);
  return true;
}

/** Ids of all states, with this one moved to the position in its column. */
function inOrder(states: readonly ShopState[], state: ShopState, place: number): string[] {
  const others = states.filter(({ id }) => id !== state.id);
  const column = others.filter(
    ({ status, retiredAt }) => status === state.status && retiredAt === null,
  );
  const next = column[place];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, state).map(({ id }) => id);
}
