import { and, desc, eq, type SQL } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { eventsOf } from "#app/features/repair/page/job-events.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Author of a concurrent change: the name of a member, empty for a deleted account, or the
 * customer.
 */
export type Overtaker = { isCustomer: boolean; name: string };

/**
 * Author of one of the last `count` changes that `made` selects, other than `by`; undefined if `by`
 * made all of them.
 */
export async function findOvertaker(
  db: Db,
  { shopId, jobId }: JobRef,
  { made, count, by }: { made: SQL | undefined; count: number; by: string },
): Promise<Overtaker | undefined> {
  const rows = await db
    .select({ by: jobEvents.by, what: jobEvents.what, name: users.name, email: users.email })
    .from(jobEvents)
    .leftJoin(users, eq(users.id, jobEvents.by))
    .where(and(eventsOf(shopId, jobId), made))
    .orderBy(desc(jobEvents.n))
    .limit(Math.max(1, count));
  if (rows.length < count) return { isCustomer: false, name: "" };
  const other = rows.find((row) => row.what === "linkDecided" || row.by !== by);
  return (
    other && { isCustomer: other.what === "linkDecided", name: other.name || other.email || "" }
  );
}
