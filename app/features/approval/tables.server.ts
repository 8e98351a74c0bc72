import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import type { ConsentWay } from "#app/features/quotes/consent.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { Choice } from "./decision.ts";
import type { LinkEventKind } from "./link-event.ts";
import type { Strokes } from "./signature/strokes.ts";

// Sendings to customers and their decisions. Rows of revisions, decisions and events are only ever
// added (docs/decisions/0132-the-customers-link.md).

/** Settings for a shop's links; without a row the defaults apply. */
export const linkSettings = sqliteTable(
  "link_settings",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    /** For how many days a link is open. */
    expiryDays: integer("expiry_days").notNull(),
    /** Text above the signature; null for the standard terms. */
    terms: text("terms", { mode: "json" }).$type<Record<Language, string>>(),
    /** After how many days without an answer a customer is reminded; null for never. */
    reminderDays: integer("reminder_days"),
    /** Percentage of the approved total requested as a deposit; null for none. */
    depositPercent: integer("deposit_percent"),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    check("expiry_days_in_range", sql`${table.expiryDays} BETWEEN 1 AND 90`),
    check("reminder_days_in_range", sql`${table.reminderDays} BETWEEN 1 AND 30`),
    check("deposit_percent_in_range", sql`${table.depositPercent} BETWEEN 1 AND 100`),
  ],
);

/** `total`: as it was sent, in cents; not on revisions from before it was recorded. */
type SentQuote = { id: string; version: number; total?: Cents };

/**
 * Frozen sendings: the hashes of two files in R2, which are named by them. `n` counts within its
 * job, from 1.
 */
export const revisions = sqliteTable(
  "revisions",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    n: integer("n").notNull(),
    /** SHA-256 of the canonical JSON, in hexadecimal. */
    sha256: text("sha256").notNull(),
    /** SHA-256 of the PDF that shows the same; null until it is made, and of what was sent without. */
    pdfSha256: text("pdf_sha256"),
    /** When to retry the PDF that sending could not make; null for never, and once it is made. */
    pdfDueAt: instant("pdf_due_at"),
    /** The quotes in it, each at the version that was sent, so that a decision can compare. */
    quotes: text("quotes", { mode: "json" }).$type<SentQuote[]>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.n] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    // Lookup by hash: a holder of a file may check whether a shop sent it.
    index("revisions_by_hash").on(table.sha256),
    index("revisions_by_pdf_hash").on(table.pdfSha256).where(sql`pdf_sha256 is not null`),
    index("revisions_pdf_due").on(table.pdfDueAt).where(sql`pdf_due_at is not null`),
  ],
);

/** A revision sent to a customer. */
export const links = sqliteTable(
  "links",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    revision: integer("revision").notNull(),
    /** SHA-256 of the token in the address, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Language of the page, until the customer switches it. */
    language: text("language").$type<Language>().notNull(),
    /** Recipient of the email; null for a link that the shop passed on. */
    email: text("email"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was first opened. */
    openedAt: instant("opened_at"),
    revokedAt: instant("revoked_at"),
    decidedAt: instant("decided_at"),
    /** When to remind the customer; null for never, and once that is done. */
    remindAt: instant("remind_at"),
    remindedAt: instant("reminded_at"),
    /** SHA-256 of the token in the reminder, which opens the same link. */
    reminderHash: text("reminder_hash").unique(),
    /** SHA-256 of the token in a message, which opens the same link; null until one was sent. */
    messageHash: text("message_hash").unique(),
    /** Refusals of the reminder by the mail service. */
    reminderTries: integer("reminder_tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("links_to_remind").on(table.remindAt).where(sql`remind_at is not null`),
    index("links_of_job").on(table.shopId, table.jobId, table.createdAt),
  ],
);

/** An invoice sent to its customer: it opens the invoice as it is by then, until it ends. */
export const invoiceLinks = sqliteTable(
  "invoice_links",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    invoiceNumber: integer("invoice_number").notNull(),
    /** SHA-256 of the token in the address, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Language of the page, until the customer switches it. */
    language: text("language").$type<Language>().notNull(),
    /** Intended recipient of the email; null for a link that the shop passed on. */
    email: text("email"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was first opened. */
    openedAt: instant("opened_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("links_of_invoice").on(table.shopId, table.jobId, table.invoiceNumber, table.createdAt),
  ],
);

/** Decision of a customer about a revision, at most one, with its evidence. */
export const decisions = sqliteTable(
  "decisions",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    revision: integer("revision").notNull(),
    /** Comes with the form, so that a form sent twice is one decision. */
    id: text("id").notNull(),
    linkId: text("link_id"),
    sha256: text("sha256").notNull(),
    /** The name as it was typed. */
    name: text("name").notNull(),
    way: text("way").$type<ConsentWay>().notNull(),
    /** Member who took it by telephone or at the counter: the name then, or the email address. */
    takenBy: text("taken_by"),
    /** Facts of a telephone call: the number, the time, and further notes. */
    numberCalled: text("number_called"),
    calledAt: instant("called_at"),
    note: text("note"),
    at: instant("at").notNull(),
    /** The shop's time zone then. */
    zone: text("zone").notNull(),
    /** The network address and the browser that it came from. */
    address: text("address").notNull(),
    device: text("device").notNull(),
    /** Language and quotes on the screen when the customer decided. */
    language: text("language").$type<Language>().notNull(),
    quotes: text("quotes", { mode: "json" }).$type<Choice[]>().notNull(),
    /** Total of the approved quotes, in cents. */
    total: integer("total").notNull(),
    /** Deposit requested; null for none, and on older decisions. */
    deposit: integer("deposit"),
    currency: text("currency").$type<Currency>().notNull(),
    /** A drawn signature; null without one. */
    strokes: text("strokes", { mode: "json" }).$type<Strokes>(),
    /** Whether letters to the shop are due, or sent (`dueLetters`). */
    letterSent: flag("letter_sent").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.revision] }),
    // No action: a job with a decision is not deleted; a deleted shop takes both.
    shopForeignKey(table, table.jobId, repairJobs),
    index("decisions_unsent").on(table.at).where(sql`letter_sent = 0`),
    check("decision_total_from_zero", sql`${table.total} >= 0`),
  ],
);

/** Events of a job's links: rows are only ever added. */
export const linkEvents = sqliteTable(
  "link_events",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    n: integer("n").notNull(),
    linkId: text("link_id").notNull(),
    revision: integer("revision").notNull(),
    at: instant("at").notNull(),
    what: text("what").$type<LinkEventKind>().notNull(),
    /** The member who did it; null for the customer, and for what happens by itself. */
    by: text("by"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.n] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
  ],
);
