import { and, asc, eq, sql } from "drizzle-orm";
import {
  type CardPayment,
  type CardRef,
  cardPaymentOf,
} from "#app/features/cards/find-card-payments.server.ts";
import { cardDisputes, cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { type JobRef, workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cents } from "#app/values/money.ts";

export type CardRefund = typeof cardRefunds.$inferSelect;
export type CardDispute = typeof cardDisputes.$inferSelect;

/** Reads a card payment with all its returns, in one round trip. */
export async function findReturns(db: Db, ref: CardRef) {
  const of = <Table extends typeof cardRefunds | typeof cardDisputes>(table: Table) =>
    and(eq(table.shopId, ref.shopId), eq(table.paymentId, ref.id));
  const [[payment], refunds, disputes] = await db.batch([
    db.select().from(cardPayments).where(cardPaymentOf(ref)),
    db.select().from(cardRefunds).where(of(cardRefunds)),
    db.select().from(cardDisputes).where(of(cardDisputes)),
  ]);
  return payment && { payment, refunds, disputes };
}

export type Returns = { payment: CardPayment; refunds: CardRefund[]; disputes: CardDispute[] };

export const findByIntent = (
  db: Db,
  shopId: string,
  paymentIntent: string,
): Promise<CardPayment | undefined> =>
  db
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.shopId, shopId), eq(cardPayments.paymentIntent, paymentIntent)))
    .get();

/** Amount of a job that is on its way back to cards and not yet deducted from its payments. */
export const onTheWay = ({ shopId, jobId }: JobRef) => sql<Cents>`(
  SELECT coalesce(sum(way_back.cents), 0) FROM card_refunds AS way_back
  WHERE way_back.shop_id = ${shopId} AND way_back.job_id = ${jobId}
    AND way_back.state = 'pending' AND way_back.created_by <> '')`;

export const findUnderWay = async (db: Db, ref: JobRef): Promise<Cents> =>
  (await db.get<{ cents: Cents }>(sql`SELECT ${onTheWay(ref)} AS cents`)).cents;

/** Queries of a job's refunds and disputes, oldest first. */
export function returnsQueries(db: Db, { shopId, jobId }: JobRef) {
  const of = <Table extends typeof cardRefunds | typeof cardDisputes>(table: Table) =>
    and(eq(table.shopId, shopId), eq(table.jobId, jobId));
  return [
    db.select().from(cardRefunds).where(of(cardRefunds)).orderBy(asc(cardRefunds.createdAt)),
    db.select().from(cardDisputes).where(of(cardDisputes)).orderBy(asc(cardDisputes.createdAt)),
  ] as const;
}

export async function listReturns(db: Db, ref: JobRef) {
  const [refunds, disputes] = await db.batch(returnsQueries(db, ref));
  return { refunds, disputes };
}

/** Most open disputes that a page lists. */
const most = 20;

/** Undecided disputes of a shop, with their jobs; the earliest deadline first. */
export const openDisputesQuery = (db: Db, shopId: string) =>
  db
    .select({
      id: cardDisputes.id,
      jobId: cardDisputes.jobId,
      number: sql<number>`repair_jobs.number`.as("job_number"),
      cents: cardDisputes.cents,
      currency: cardDisputes.currency,
      state: cardDisputes.state,
      answerBy: cardDisputes.answerBy,
    })
    .from(cardDisputes)
    .innerJoin(repairJobs, refersTo(cardDisputes, cardDisputes.jobId, repairJobs))
    .where(
      and(
        eq(cardDisputes.shopId, shopId),
        sql`${cardDisputes.state} IN ('needsAnswer', 'inReview')`,
      ),
    )
    .orderBy(asc(cardDisputes.answerBy))
    .limit(most);

type OpenDisputeRow = Awaited<ReturnType<typeof openDisputesQuery>>[number];

/** An open dispute as a page lists it. */
export const openDisputeOf = ({ number, answerBy, ...row }: OpenDisputeRow) => ({
  ...row,
  workId: workId(number),
  answerBy: answerBy?.getTime() ?? null,
});

/** Open disputes, for the settings. */
export const listOpenDisputes = async (db: Db, shopId: string) =>
  (await openDisputesQuery(db, shopId)).map(openDisputeOf);
