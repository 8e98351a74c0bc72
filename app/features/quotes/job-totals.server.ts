import { and, eq, type SQL, sql } from "drizzle-orm";
import { countsOnce } from "#app/features/quotes/choices/count-once.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Updates the quote totals of a job for the list: in the batch of every quote write, after it. */
export function sumUp(db: Db, shopId: string, jobId: string) {
  // Approved quotes only, if there are any ("approved" sorts before "pending"), in the currency of
  // the newest.
  const quoted = (what: SQL) => sql`(
    SELECT ${what} FROM repair_quotes AS q WHERE shop_id = ${shopId} AND job_id = ${jobId} AND status IN ('approved', 'pending')
      AND ${countsOnce("q")}
    GROUP BY status, currency ORDER BY status, max(created_at) DESC LIMIT 1)`;
  return db
    .update(repairJobs)
    .set({
      quotedTotal: quoted(sql`sum(total_amount)`),
      quotedCurrency: quoted(sql`currency`),
      approvedTotal: quoted(sql`iif(status = 'approved', sum(total_amount), NULL)`),
    })
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)));
}
