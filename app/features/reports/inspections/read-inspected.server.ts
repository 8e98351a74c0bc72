import { and, eq, gte, lt, sql } from "drizzle-orm";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { type Range, type RangeQuery, rangeOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";
import { type Inspected, inspectedOf } from "./inspected.ts";

/** Inspections that were finished on these days, in the time zone of the shop. */
const finishedIn = (shopId: string, { from, to }: Range, zone: string) =>
  and(
    eq(inspections.shopId, shopId),
    gte(inspections.finishedAt, new Date(startOfDay(from, zone))),
    lt(inspections.finishedAt, new Date(startOfDay(dayAfter(to, 1), zone))),
  );

/** The statements behind the page, so that tests can read their plans. */
export function inspectedQueries(db: Db, shopId: string, range: Range, zone: string) {
  const finished = finishedIn(shopId, range, zone);
  // Several findings may have become one quote.
  const quotes = db
    .selectDistinct({ technician: inspections.by, quoteId: findings.quoteId })
    .from(inspections)
    .innerJoin(
      findings,
      and(
        eq(findings.shopId, inspections.shopId),
        eq(findings.jobId, inspections.jobId),
        sql`${findings.quoteId} IS NOT NULL`,
      ),
    )
    .where(finished)
    .as("made");
  const isApproved = sql`${repairQuotes.status} = 'approved'`;
  return [
    db
      .select({
        technician: inspections.by,
        name: memberName(sql`${inspections.by}`).as("technician_name"),
        inspections: sql<number>`count(*)`,
        yellow: sql<number>`sum(${inspections.yellow})`,
        red: sql<number>`sum(${inspections.red})`,
      })
      .from(inspections)
      .where(finished)
      .groupBy(inspections.by),
    db
      .select({
        technician: quotes.technician,
        currency: repairQuotes.currency,
        quoted: sql<number>`count(*)`,
        approved: sql<number>`sum(${isApproved})`,
        cents: sql<number>`sum(iif(${isApproved}, ${repairQuotes.totalAmount}, 0))`,
      })
      .from(quotes)
      .innerJoin(
        repairQuotes,
        and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.id, quotes.quoteId)),
      )
      .groupBy(quotes.technician, repairQuotes.currency),
  ] as const;
}

/** Results of the inspections in a range of days, by technician. */
export async function readInspected(
  db: Db,
  shopId: string,
  { asked, now }: { asked: RangeQuery; now: number },
): Promise<{ days: Range; rows: Inspected[] }> {
  const { today, zone } = await findShopDay(db, shopId, now);
  const days = rangeOf(asked, today);
  const found = await db.batch(inspectedQueries(db, shopId, days, zone));
  return { days, rows: inspectedOf(...found) };
}
