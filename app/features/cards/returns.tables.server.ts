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
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { DisputeState, RefundState } from "./returns/returns.ts";
import { cardPayments } from "./tables.server.ts";

// Both tables are written under the version of their card payment, which orders them.

/** A refund of a card payment, by a member or in Stripe's dashboard. */
export const cardRefunds = sqliteTable(
  "card_refunds",
  {
    shopId: shopColumn(),
    /** Generated with the form; Stripe's id for one made in the dashboard. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    paymentId: text("payment_id").notNull(),
    cents: integer("cents").$type<Cents>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    state: text("state").$type<RefundState>().notNull(),
    /** Amount deducted from the shop's payments, and late amount that was never a payment. */
    moved: integer("moved").$type<Cents>().notNull().default(0),
    free: integer("free").$type<Cents>().notNull().default(0),
    refundId: text("refund_id"),
    reason: text("reason").notNull(),
    /** Number of the invoice to credit, once the money is returned. */
    creditOf: integer("credit_of"),
    /** Stripe's reason of a failure. */
    failure: text("failure"),
    /** Empty for the dashboard. */
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Time of success or failure. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs),
    shopForeignKey(table, table.paymentId, cardPayments),
    index("card_refunds_of_payment").on(table.shopId, table.paymentId),
    index("card_refunds_of_job").on(table.shopId, table.jobId, table.createdAt),
    uniqueIndex("card_refunds_by_stripe")
      .on(table.shopId, table.refundId)
      .where(sql`refund_id is not null`),
    check("card_refund_above_zero", sql`cents > 0`),
  ],
);

/** A card payment that a customer disputes with the bank. The id is Stripe's. */
export const cardDisputes = sqliteTable(
  "card_disputes",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    paymentId: text("payment_id").notNull(),
    cents: integer("cents").$type<Cents>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    state: text("state").$type<DisputeState>().notNull(),
    moved: integer("moved").$type<Cents>().notNull().default(0),
    free: integer("free").$type<Cents>().notNull().default(0),
    /** Stripe's fee for it; null while unknown. */
    fee: integer("fee").$type<Cents>(),
    /** Stripe's name of the reason. */
    reason: text("reason").notNull(),
    answerBy: instant("answer_by"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs),
    shopForeignKey(table, table.paymentId, cardPayments),
    index("card_disputes_of_payment").on(table.shopId, table.paymentId),
    index("card_disputes_of_job").on(table.shopId, table.jobId, table.createdAt),
    index("card_disputes_open")
      .on(table.shopId, table.answerBy)
      .where(sql`state in ('needsAnswer', 'inReview')`),
  ],
);
