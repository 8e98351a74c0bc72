import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { isSameModel } from "#app/features/repair/car-name.ts";
import { searchedTexts } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { seenCodes } from "#app/features/repair/visits/seen-codes.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { fold } from "#app/values/fold.ts";
import { repairQuotes } from "./tables.server.ts";

const most = 6;
const mostWorks = 200;

/** The job from which a code is looked up: its own visit is no history of it. */
type Visit = { number: number; carMake: string; carModel: string };

/**
 * Statement behind `codeHistory`, exported so that tests can read its plan. The code is searched in
 * the full-text index; the table is read for the listed rows only.
 */
export function codeHistoryQuery(db: Db, shopId: string, code: string, visit?: Visit) {
  const [model] = fold(visit?.carModel ?? "").split(" ");
  const found = db
    .select({ number: repairJobs.number })
    .from(repairJobs)
    .where(
      and(
        eq(repairJobs.shopId, shopId),
        sql`+${repairJobs.status} = 'completed'`,
        sql`instr(${searchedTexts}, ${code.toLowerCase()}) > 0`,
        visit && ne(repairJobs.number, visit.number),
      ),
    )
    .orderBy(
      ...(model ? [sql`instr(${searchedTexts}, ${model}) = 0`] : []),
      desc(repairJobs.number),
    )
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

/**
 * Closed jobs of the shop that name a code, newest first, with their approved work; no prices.
 * `visit`: jobs of its model are listed apart, and first where not all are shown.
 */
export async function codeHistory(db: Db, shopId: string, code: string, visit?: Visit) {
  const rows = await codeHistoryQuery(db, shopId, code, visit);
  const jobs = rows.flatMap(({ issues, diagnostic, completedAt, ...job }) =>
    // The search column also contains VINs and plates, which may include the same letters.
    seenCodes([{ issues, diagnostic }]).some((seen) => seen.code === code)
      ? [{ ...job, closedAt: completedAt?.getTime() ?? null }]
      : [],
  );
  const { same = [], other = [] } = Object.groupBy(jobs, (job) =>
    visit && isSameModel(job, visit) ? "same" : "other",
  );
  return { same, other, more: rows.length === most };
}
