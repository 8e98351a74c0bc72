import { and, asc, eq, gt, min, or, type SQL, sql } from "drizzle-orm";
import { moneyColumns, moneyOf } from "#app/features/money/read-money.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Moment, readForToday, type ShopDay } from "#app/features/reports/shop-day.server.ts";
import { jobFigures } from "#app/features/reports/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { OwingJob } from "./owing.ts";

/** The most jobs that the page lists; the file has all. */
const mostJobs = 300;

type Cursor = { day: string; jobId: string };

const hasDebt = sql`owed <> 0 OR held <> 0`;

/** Jobs with something owed or held, by the oldest day of it. */
function owingQuery(db: Db, shopId: string, { after, limit }: { after?: Cursor; limit: number }) {
  const day = min(jobFigures.day);
  const behind: SQL | undefined = after
    ? or(gt(day, after.day), and(eq(day, after.day), gt(jobFigures.jobId, after.jobId)))
    : undefined;
  const owing = db
    .select({ jobId: jobFigures.jobId, day: day.as("oldest") })
    .from(jobFigures)
    .where(and(eq(jobFigures.shopId, shopId), sql`(${hasDebt})`))
    // By the plain id SQLite reads all figures of the shop in their order.
    .groupBy(sql`+${jobFigures.jobId}`)
    .having(behind ?? sql`1`)
    .orderBy(asc(day), asc(jobFigures.jobId))
    .limit(limit)
    .as("owing");
  return db
    .select({
      jobId: repairJobs.id,
      day: owing.day,
      jobNumber: sql<number>`${repairJobs.number}`.as("job_number"),
      customerId: repairJobs.customerId,
      customer: sql<string>`trim(${repairJobs.customerFirstName} || ' '
        || ${repairJobs.customerLastName})`.as("customer"),
      ...moneyColumns,
    })
    .from(owing)
    .innerJoin(repairJobs, and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, owing.jobId)))
    .orderBy(asc(owing.day), asc(owing.jobId));
}

/** Totals owed and held, by currency. */
const sumsQuery = (db: Db, shopId: string) =>
  db
    .select({
      currency: sql<Currency>`${jobFigures.currency}`.as("currency"),
      owed: sql<Cents>`sum(${jobFigures.owed})`.as("owed_in_all"),
      held: sql<Cents>`sum(${jobFigures.held})`.as("held_in_all"),
    })
    .from(jobFigures)
    .where(and(eq(jobFigures.shopId, shopId), sql`(${hasDebt})`))
    .groupBy(jobFigures.currency);

/** The statements behind the page, so that tests can read their plans. */
export const owingQueries = (db: Db, shopId: string) =>
  [owingQuery(db, shopId, { limit: mostJobs + 1 }), sumsQuery(db, shopId)] as const;

type Row = Awaited<ReturnType<typeof owingQuery>>[number];

const jobOf = ({ jobId, jobNumber, customerId, customer, ...money }: Row): OwingJob => ({
  jobId,
  jobNumber,
  customerId,
  customer,
  money: moneyOf(money),
});

export type OwingSum = { currency: Currency; owed: Cents; held: Cents };

/** The jobs with something owed or held as of today, those with the oldest invoices first. */
export async function readOwing(
  db: Db,
  shopId: string,
  moment: Moment,
): Promise<{ shop: ShopDay; jobs: OwingJob[]; more: boolean; sums: OwingSum[] }> {
  const { shop, found } = await readForToday(db, shopId, moment, () =>
    db.batch(owingQueries(db, shopId)),
  );
  const [rows, sums] = found;
  return {
    shop,
    jobs: rows.slice(0, mostJobs).map(jobOf),
    more: rows.length > mostJobs,
    sums: sums.sort((one, other) => one.currency.localeCompare(other.currency)),
  };
}

/** All of them, read page by page. */
export async function readAllOwing(db: Db, shopId: string): Promise<OwingJob[]> {
  const jobs: OwingJob[] = [];
  let after: Cursor | undefined;
  for (;;) {
    const rows: Row[] = await owingQuery(db, shopId, {
      limit: mostJobs,
      ...(after && { after }),
    });
    jobs.push(...rows.map(jobOf));
    const last = rows.at(-1);
    if (rows.length < mostJobs || !last) return jobs;
    after = { day: last.day ?? "", jobId: last.jobId };
  }
}
