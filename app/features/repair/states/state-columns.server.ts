import { type SQL, sql } from "drizzle-orm";
import type { ShopMember } from "#app/features/repair/job.ts";
import { membersWith } from "#app/features/shop/member.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { statesOf } from "./state.ts";

/** The states that a shop can choose from, in their order, as one JSON column (`statesOf`). */
export const statesColumn = (shopId: string) =>
  sql<string>`(SELECT json_group_array(json_object('id', s.id, 'status', s.status,
      'names', json(s.names), 'message', s.message))
    FROM (SELECT * FROM job_states WHERE shop_id = ${shopId} AND retired_at IS NULL
      ORDER BY place, id) s)`.as("states");

/** The members of a shop and, in the same statement, its states: `membersAndStates` reads them. */
export const membersAndStatesQuery = (db: Db, shopId: string) =>
  membersWith(db, shopId, { states: statesColumn(shopId) });

export const membersAndStates = (rows: Awaited<ReturnType<typeof membersAndStatesQuery>>) => ({
  members: rows.map(({ id, name }): ShopMember => ({ id, name })),
  states: statesOf(rows[0]?.states),
});

// A column of Drizzle's would lose its table here, and mean that of the states.

/** The name of a job's state in a language, also of one that is retired. */
export const stateName = (language: Language | undefined) =>
  sql<string | null>`(SELECT s.names ->> ${`$.${language}`} FROM job_states s
    WHERE s.shop_id = repair_jobs.shop_id AND s.id = repair_jobs.state_id)`.as("state");

/** The names of a job's state in every language, also of one that is retired. */
export const stateNames = sql<string | null>`(SELECT s.names FROM job_states s
  WHERE s.shop_id = repair_jobs.shop_id AND s.id = repair_jobs.state_id)`.as("state_names");

/** The names of a state of this job's shop, in every language; the text itself for what is none. */
export const namesOrText = (id: SQL) =>
  sql<string | null>`coalesce((SELECT s.names FROM job_states s
    WHERE s.shop_id = repair_jobs.shop_id AND s.id = ${id}), ${id})`;
