import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Target } from "./card-payment.ts";
import { cardPayments, paymentAccounts } from "./tables.server.ts";

export type CardPayment = typeof cardPayments.$inferSelect;
export type CardRef = { shopId: string; id: string };

export const cardPaymentOf = ({ shopId, id }: CardRef) =>
  and(eq(cardPayments.shopId, shopId), eq(cardPayments.id, id));

/** Condition on the row of a card payment while it is as read. */
export const asRead = (row: CardRef & { version: number }): SQL =>
  and(cardPaymentOf(row), eq(cardPayments.version, row.version))!;

export const findCardPayment = (db: Db, ref: CardRef): Promise<CardPayment | undefined> =>
  db.select().from(cardPayments).where(cardPaymentOf(ref)).get();

export const findBySession = (
  db: Db,
  shopId: string,
  sessionId: string,
): Promise<CardPayment | undefined> =>
  db
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.shopId, shopId), eq(cardPayments.sessionId, sessionId)))
    .get();

const ofTarget = ({
  shopId,
  jobId,
  invoiceNumber,
  revision,
}: JobRef & Pick<CardPayment, "invoiceNumber" | "revision">) =>
  and(
    eq(cardPayments.shopId, shopId),
    eq(cardPayments.jobId, jobId),
    invoiceNumber === null
      ? isNull(cardPayments.invoiceNumber)
      : eq(cardPayments.invoiceNumber, invoiceNumber),
    revision === null ? isNull(cardPayments.revision) : eq(cardPayments.revision, revision),
  );

/** Card payments of a target, and those still possible, newest first. */
export const listCardPayments = (db: Db, ref: JobRef & Target): Promise<CardPayment[]> =>
  db
    .select()
    .from(cardPayments)
    .where(and(ofTarget(ref), sql`state <> 'closed'`))
    .orderBy(desc(cardPayments.createdAt))
    .limit(20);

export type PaymentAccount = typeof paymentAccounts.$inferSelect;

export const paymentAccountQuery = (db: Db, shopId: string) =>
  db.select().from(paymentAccounts).where(eq(paymentAccounts.shopId, shopId)).limit(1);

export const findPaymentAccount = async (
  db: Db,
  shopId: string,
): Promise<PaymentAccount | undefined> => (await paymentAccountQuery(db, shopId))[0];

/** Reads a shop's account, whether it accepts part payments, and its print settings. */
export async function findPayTerms(db: Db, shopId: string) {
  const row = await db
    .select({
      account: paymentAccounts,
      mayParts: shopSettings.partPayments,
      printTerms: shopSettings.printTerms,
    })
    .from(paymentAccounts)
    .leftJoin(shopSettings, eq(shopSettings.shopId, paymentAccounts.shopId))
    .where(eq(paymentAccounts.shopId, shopId))
    .get();
  return {
    account: row?.account,
    mayParts: row?.mayParts ?? false,
    printTerms: row?.printTerms ?? null,
  };
}
/** Account as the settings show it. */
export const shownAccount = ({ state, country, currency, due, sendsReceipts }: PaymentAccount) => ({
  state,
  country,
  currency,
  due,
  sendsReceipts,
});

/** Shop of an account; undefined for an unknown one. */
export const findAccountShop = (
  db: Db,
  stripeAccount: string,
): Promise<{ shopId: string } | undefined> =>
  db
    .select({ shopId: paymentAccounts.shopId })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.stripeAccount, stripeAccount))
    .get();
