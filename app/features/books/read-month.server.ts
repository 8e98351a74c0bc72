import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { cardDisputes } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import {
  dateOnIt,
  jobsWithMoney,
  taxedQuotes,
} from "#app/features/reports/tax/read-sales-tax.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type JournalLine, journalOf } from "./journal.ts";
import { daysOf } from "./month.ts";
import { bookSettings, journalFiles, journalLines } from "./tables.server.ts";

const jobNumber = sql<number>`${repairJobs.number}`.as("job_number");

/** Queries behind a month of the books, exported so that tests can read their plans. */
export function monthQueries(db: Db, shopId: string, month: string) {
  const days = daysOf(month);
  const jobs = jobsWithMoney(db, shopId, days);
  const [from, to] = [Date.parse(days.from), Date.parse(days.to)];
  return [
    db
      .select({
        series: invoices.series,
        number: invoices.number,
        jobId: invoices.jobId,
        job: jobNumber,
        date: dateOnIt.as("date_on_it"),
        currency: invoices.currency,
        quotes: sql<string>`${taxedQuotes(sql`${invoices.content}`)}`.as("taxed_quotes"),
      })
      .from(invoices)
      .innerJoin(repairJobs, refersTo(invoices, invoices.jobId, repairJobs))
      .where(and(eq(invoices.shopId, shopId), inArray(invoices.jobId, jobs))),
    db
      .select({
        id: payments.id,
        jobId: payments.jobId,
        job: jobNumber,
        currency: payments.currency,
        amount: payments.amount,
        way: payments.way,
        wayName: payments.wayName,
        paidOn: payments.paidOn,
        isByCard: sql<0 | 1>`${cardPayments.id} IS NOT NULL`.as("is_by_card"),
        fee: cardPayments.fee,
      })
      .from(payments)
      .innerJoin(repairJobs, refersTo(payments, payments.jobId, repairJobs))
      .leftJoin(cardPayments, refersTo(payments, payments.id, cardPayments))
      .where(and(eq(payments.shopId, shopId), inArray(payments.jobId, jobs))),
    // A day more on both sides: the shop's days differ from those of UTC.
    db
      .select({
        id: cardDisputes.id,
        job: jobNumber,
        currency: cardDisputes.currency,
        fee: cardDisputes.fee,
        at: cardDisputes.createdAt,
      })
      .from(cardDisputes)
      .innerJoin(repairJobs, refersTo(cardDisputes, cardDisputes.jobId, repairJobs))
      .where(
        and(
          eq(cardDisputes.shopId, shopId),
          gte(cardDisputes.createdAt, new Date(from - day)),
          lt(cardDisputes.createdAt, new Date(to + 2 * day)),
        ),
      ),
    db
      .select()
      .from(journalLines)
      .where(and(eq(journalLines.shopId, shopId), eq(journalLines.month, month)))
      .orderBy(asc(journalLines.file), asc(journalLines.position)),
    db
      .select({
        number: journalFiles.number,
        id: journalFiles.id,
        createdAt: journalFiles.createdAt,
        by: memberName(sql`${journalFiles.createdBy}`).as("made_by"),
      })
      .from(journalFiles)
      .where(and(eq(journalFiles.shopId, shopId), eq(journalFiles.month, month)))
      .orderBy(asc(journalFiles.number)),
    settingsQuery(db, shopId),
  ] as const;
}

export const settingsQuery = (db: Db, shopId: string) =>
  db
    .select({
      names: bookSettings.names,
      taxRate: bookSettings.taxRate,
      version: bookSettings.version,
    })
    .from(bookSettings)
    .where(eq(bookSettings.shopId, shopId));

type BooksOfMonth = {
  /** All lines of the month in its current state. */
  lines: JournalLine[];
  stored: (typeof journalLines.$inferSelect)[];
  files: { number: number; id: string; createdAt: Date; by: string | null }[];
  settings: Pick<typeof bookSettings.$inferSelect, "names" | "taxRate" | "version"> | undefined;
  /** Card payments whose fee Stripe has not reported. */
  unknownFees: number;
};

/** Reads a month of a shop's books in one round trip. */
export async function readBooks(
  db: Db,
  shopId: string,
  { month, zone }: { month: string; zone: string },
): Promise<BooksOfMonth> {
  const [documents, paid, disputes, stored, files, [settings]] = await db.batch(
    monthQueries(db, shopId, month),
  );
  const days = daysOf(month);
  const lines = journalOf(
    {
      documents: documents.map((one) => ({ ...one, quotes: JSON.parse(one.quotes) })),
      payments: paid,
      fees: disputes.flatMap(({ fee, at, ...one }) =>
        fee ? [{ ...one, fee, day: wallTimeOf(at.getTime(), zone).slice(0, 10) }] : [],
      ),
    },
    days,
  );
  const isUnknown = (one: (typeof paid)[number]) =>
    one.isByCard === 1 && one.fee === null && one.paidOn >= days.from && one.paidOn <= days.to;
  return { lines, stored, files, settings, unknownFees: paid.filter(isUnknown).length };
}

/** Lines of a file, in their order. */
export const listFileLines = (
  db: Db,
  shopId: string,
  { month, number }: { month: string; number: number },
) =>
  db
    .select()
    .from(journalLines)
    .where(
      and(
        eq(journalLines.shopId, shopId),
        eq(journalLines.month, month),
        eq(journalLines.file, number),
      ),
    )
    .orderBy(asc(journalLines.position));
