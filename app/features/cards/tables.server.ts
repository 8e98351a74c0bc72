import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { AccountState } from "./account.ts";
import type { CardPaymentState, ReturnState } from "./card-payment.ts";

/** Stripe account of a shop, as last synced. */
export const paymentAccounts = sqliteTable(
  "payment_accounts",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    stripeAccount: text("stripe_account").notNull().unique(),
    country: text("country").notNull(),
    /** In capitals, as Stripe reports it. */
    currency: text("currency").notNull(),
    state: text("state").$type<AccountState>().notNull(),
    /** Whether customers get letters about card payments and their returns. */
    sendsReceipts: flag("sends_receipts").notNull().default(true),
    /** Requirements of Stripe, in its own names. */
    due: text("due", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    syncedAt: instant("synced_at").notNull(),
    /** Time of the next sync by the sweep. */
    checkAt: instant("check_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [index("payment_accounts_due").on(table.checkAt)],
);

/** A customer's card payment from a link. Its money is a row of payments with an equal id. */
export const cardPayments = sqliteTable(
  "card_payments",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Number of the paid invoice, or the revision whose deposit is paid. */
    invoiceNumber: integer("invoice_number"),
    revision: integer("revision"),
    linkId: text("link_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    cents: integer("cents").$type<Cents>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    state: text("state").$type<CardPaymentState>().notNull(),
    /** Late amount of a payment, and the state of its return. */
    returned: integer("returned").$type<Cents>().notNull().default(0),
    returnState: text("return_state").$type<ReturnState>(),
    stripeAccount: text("stripe_account").notNull(),
    sessionId: text("session_id"),
    paymentIntent: text("payment_intent"),
    refundId: text("refund_id"),
    /** Stripe's fee for it; null while unknown. */
    fee: integer("fee").$type<Cents>(),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    /** Time of the next sync by the sweep; null once it is final. */
    checkAt: instant("check_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // No cascade: a job with payments stays; a deleted shop deletes both.
    shopForeignKey(table, table.jobId, repairJobs),
    index("card_payments_of_job").on(table.shopId, table.jobId, table.createdAt),
    // Lets two phones share one session.
    uniqueIndex("card_payment_open_of_invoice")
      .on(table.shopId, table.jobId, table.invoiceNumber)
      .where(sql`state = 'open'`),
    uniqueIndex("card_payment_open_of_revision")
      .on(table.shopId, table.jobId, table.revision)
      .where(sql`state = 'open'`),
    index("card_payments_by_session")
      .on(table.shopId, table.sessionId)
      .where(sql`session_id is not null`),
    index("card_payments_by_intent")
      .on(table.shopId, table.paymentIntent)
      .where(sql`payment_intent is not null`),
    index("card_payments_due").on(table.checkAt).where(sql`check_at is not null`),
    check("card_payment_above_zero", sql`cents > 0`),
    check("card_payment_names_one", sql`(invoice_number IS NULL) <> (revision IS NULL)`),
  ],
);
