import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Tier } from "#app/values/tier.ts";
import type { PaidPlan } from "./viewer.ts";

/**
 * The columns of billing's table that every page needs, so that its banner comes along with the
 * profile and costs no statement of its own. Billing owns and writes them
 * (`billing/tables.server.ts`); account, which may not import it, only reads.
 */
export const paidPlans = sqliteTable("subscriptions", {
  userId: text("user_id").primaryKey(),
  status: text("status").notNull(),
  tier: text("tier").$type<Tier>().notNull(),
  nextTier: text("next_tier").$type<Tier>(),
  periodEnd: instant("period_end"),
  trialEnd: instant("trial_end"),
  cancelAt: instant("cancel_at"),
  firstFailedAt: instant("first_failed_at"),
  syncedAt: instant("synced_at").notNull(),
});

/** What a page is told of a row; null for someone who never went to pay. */
export function paidPlanOf(row: typeof paidPlans.$inferSelect | null | undefined): PaidPlan | null {
  if (!row) return null;
  return {
    status: row.status,
    tier: row.tier,
    nextTier: row.nextTier,
    periodEnd: row.periodEnd?.getTime() ?? null,
    trialEnd: row.trialEnd?.getTime() ?? null,
    cancelAt: row.cancelAt?.getTime() ?? null,
    firstFailedAt: row.firstFailedAt?.getTime() ?? null,
    syncedAt: row.syncedAt.getTime(),
  };
}
