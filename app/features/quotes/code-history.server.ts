import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { searchedTexts } from "#app/features/repair/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { seenCodes } from "#app/features/repair/visits/seen-codes.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { repairQuotes } from "./tables.server.ts";

const most = 6;
const mostWorks = 200;

/**
 * The statement behind `codeHistory`, apart so that tests can read its plan. The code is looked for
 * in the index of the search; only the rows that are shown are read from the table.
 */
export function codeHistoryQuery(db: Db, shopId: string, code: string) {
  const found = db
    .select({ number: repairJobs.number })
    .from(repairJobs)
    .where(
      and(
        eq(repairJobs.shopId, shopId),
        sql`+${repairJobs.status} = 'completed'`,
        sql`instr(${searchedTexts}, ${code.toLowerCase()}) > 0`,
      ),
    )
    .orderBy(desc(repairJobs.number))
    .limit(most);
  return db
    .select({
      id: repairJobs.id,
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      carYear: repairJobs.carYear,
      issues: repairJobs.issues,
      diagnostic: repairJobs.diagnostic,
      completedAt: repairJobs.completedAt,
      works: sql<string | null>`(SELECT substr(group_concat(q.description, ' · '), 1, ${mostWorks})
        FROM ${repairQuotes} q WHERE q.shop_id = ${shopId} AND q.job_id = ${repairJobs}.id
        AND q.status = 'approved')`,
    })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), inArray(repairJobs.number, found)))
    .orderBy(desc(repairJobs.number));
}

/** The shop's closed jobs that name a code, newest first, with the work that was approved; no prices. */
export async function codeHistory(db: Db, shopId: string, code: string) {
  const jobs = await codeHistoryQuery(db, shopId, code);
  return jobs.flatMap(({ issues, diagnostic, completedAt, ...job }) =>
    // The search column has VINs and plates too, in which the same letters may stand.
    seenCodes([{ issues, diagnostic }]).some((seen) => seen.code === code)
      ? [{ ...job, closedAt: completedAt?.getTime() ?? null }]
      : [],
  );
}
