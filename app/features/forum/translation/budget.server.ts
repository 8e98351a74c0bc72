import { sql } from "drizzle-orm";
import { translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { leftInSql } from "#app/features/account/budget/uses.server.ts";
import type { Budget } from "#app/features/forum/posts/shown.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Remaining translation budget of a reader and of the site today: one row, for the batch that looks
 * the translations up.
 */
export function budgetQuery(db: Db, readerId: string, now: number) {
  const [reader, site] = translationUses(readerId);
  return db
    .select({ left: leftInSql(reader!, now).as("left"), site: leftInSql(site!, now).as("site") })
    .from(sql`(SELECT 1)`);
}

export const budgetOf = ([row]: readonly { left: number; site: number }[]): Budget => ({
  left: row?.left ?? 0,
  siteIsOut: (row?.site ?? 0) <= 0,
});

/** Remaining translations of this author's posts today. */
export async function authorsBudget(db: Db, authorId: string, now: number): Promise<Budget> {
  const [author, , site] = translationUses(authorId, authorId);
  const query = db
    .select({ left: leftInSql(author!, now), site: leftInSql(site!, now) })
    .from(sql`(SELECT 1)`);
  return budgetOf(await query);
}
