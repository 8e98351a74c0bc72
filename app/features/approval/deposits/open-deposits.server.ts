import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { DecidedJob } from "#app/features/approval/decided-job.ts";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { decisions } from "#app/features/approval/tables.server.ts";
import type { DepositDue } from "#app/features/money/money.ts";
import { moneyColumns, moneyOf } from "#app/features/money/read-money.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** More than a board shows. */
const most = 100;

const ofJob = sql`d.shop_id = repair_jobs.shop_id AND d.job_id = repair_jobs.id`;

/** Open jobs whose customers agreed to a deposit, the newest first, with all that says what is due. */
export const agreedQuery = (db: Db, shopId: string) =>
  db
    .select({
      jobId: sql<string>`repair_jobs.id`.as("job_id"),
      decided:
        sql<string>`(SELECT json_group_array(json_array(json(quotes), currency, total, deposit))
        FROM (SELECT * FROM ${decisions} AS d WHERE ${ofJob} ORDER BY d.at, d.revision))`.as(
          "decided",
        ),
      approved: sql<string>`(SELECT json_group_array(q.id) FROM repair_quotes AS q
        WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
          AND q.status = 'approved')`.as("approved"),
      ...moneyColumns,
    })
    .from(repairJobs)
    .where(
      and(
        eq(repairJobs.shopId, shopId),
        inArray(repairJobs.status, ["pending", "in_progress"]),
        sql`EXISTS (SELECT 1 FROM ${decisions} AS d WHERE ${ofJob} AND d.deposit > 0)`,
      ),
    )
    .orderBy(desc(repairJobs.number))
    .limit(most);

type Decision = DecidedJob["decisions"][number];
type Line = [Decision["choices"], Decision["currency"], number, number | null];

/** The deposits that customers agreed to and have not paid, by open job. */
export function openDepositsOf(
  rows: Awaited<ReturnType<typeof agreedQuery>>,
): ReadonlyMap<string, DepositDue> {
  const due = new Map<string, DepositDue>();
  for (const { jobId, decided, approved, ...money } of rows) {
    const lines = JSON.parse(decided) as Line[];
    const job: DecidedJob = {
      decisions: lines.map(([choices, currency, total, deposit]) => ({
        choices,
        currency,
        total,
        deposit,
      })),
      approved: JSON.parse(approved) as string[],
    };
    const [first] = depositsDue(job, moneyOf(money));
    if (first) due.set(jobId, first);
  }
  return due;
}
