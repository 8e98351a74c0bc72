import { and, asc, eq } from "drizzle-orm";
import { decisions } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/texts/twins.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** More than a job ever has. */
const most = 500;

/** Why its customer declined quotes of a job, by quote: what was said last of each. */
export async function findReasons(
  db: Db,
  { shopId, jobId }: JobRef,
): Promise<ReadonlyMap<string, string>> {
  const decided = await db
    .select({ quotes: decisions.quotes })
    .from(decisions)
    .where(and(eq(decisions.shopId, shopId), eq(decisions.jobId, jobId)))
    .orderBy(asc(decisions.at), asc(decisions.revision))
    .limit(most);
  const last = new Map(
    decided.flatMap(({ quotes }) => quotes.map(({ id, reason }) => [id, reason] as const)),
  );
  return new Map([...last].flatMap(([id, reason]) => (reason ? [[id, reason] as const] : [])));
}
