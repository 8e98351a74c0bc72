import { sql } from "drizzle-orm";
import { type CountedUse, countUse } from "#app/features/account/budget/uses.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A pace that lets every post through, and counts none. */
export const unpaced = (db: Db): CountedUse => ({
  ...countUse(db, { who: "site", what: "forum.writes", most: 0 }, 0),
  isLeft: sql`1`,
});
