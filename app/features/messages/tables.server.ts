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
import { customers } from "#app/features/customers/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { AccountState } from "./account.ts";
import type { Direction, Failure, MessageState, TranslationState, Way } from "./message.ts";
import type { Content, Contents, TemplateKind } from "./templates/template.ts";

// A conversation holds all messages with one customer, by any way
// (docs/decisions/0178-one-conversation.md).

/**
 * A conversation for each customer, and for each unknown number or e-mail address until it is tied.
 * Messages by link about a job without a customer are in one with the job's own id, in no inbox.
 */
export const conversations = sqliteTable(
  "conversations",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** Null for somebody whom the shop does not know yet. */
    customerId: text("customer_id"),
    /** For an unknown customer: the number or e-mail address, as compared (`addressFoundBy`). */
    address: text("address"),
    /** The customer's language. */
    language: text("language").$type<Language>().notNull(),
    /** When the last message was sent or received, and its way. */
    lastAt: instant("last_at").notNull(),
    lastWay: text("last_way").$type<Way>().notNull(),
    /** When the customer last wrote; null for never. */
    lastInAt: instant("last_in_at"),
    /** How many messages of the customer no one in the shop has read. */
    unread: integer("unread").notNull().default(0),
    /** Whether the last message is the shop's, or none is needed. */
    answered: flag("answered").notNull().default(true),
    /** The member who looks after it; null for nobody. */
    assigned: text("assigned"),
    /** When anything last changed, also a delivery or a translation. Open pages poll it. */
    changedAt: instant("changed_at").notNull(),
    /** Incremented by every message, so that the second of two concurrent answers is refused. */
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    uniqueIndex("conversation_of_customer")
      .on(table.shopId, table.customerId)
      .where(sql`customer_id is not null`),
    uniqueIndex("conversation_of_address")
      .on(table.shopId, table.address)
      .where(sql`customer_id is null`),
    index("conversations_by_last").on(table.shopId, table.lastAt, table.id),
    index("conversations_unread").on(table.shopId, table.lastAt, table.id).where(sql`unread > 0`),
    index("conversations_unanswered")
      .on(table.shopId, table.lastAt, table.id)
      .where(sql`answered = 0`),
    index("conversations_answered")
      .on(table.shopId, table.lastAt, table.id)
      .where(sql`answered = 1`),
    index("conversations_by_change").on(table.shopId, table.changedAt),
    index("conversations_assigned")
      .on(table.shopId, table.assigned, table.lastAt, table.id)
      .where(sql`assigned is not null`),
  ],
);

/** Messages by link, in the exact text of their partial index. */
export const byLink = sql<0 | 1>`way = 'link'`;

/** All messages. Rows are added; only state, price and a missing translation change. */
export const messages = sqliteTable(
  "messages",
  {
    shopId: shopColumn(),
    /** For an outgoing message the key of its form, so that a form sent twice is one message. */
    id: text("id").notNull(),
    conversationId: text("conversation_id").notNull(),
    /** No foreign key: what was said outlives the job. */
    jobId: text("job_id"),
    way: text("way").$type<Way>().notNull(),
    direction: text("direction").$type<Direction>().notNull(),
    /** The member who wrote it; null for the customer. */
    by: text("by"),
    /** The text as written, and its language. */
    text: text("text").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** The translation. For a message by link it is with the texts of its job. */
    translation: text("translation"),
    translationLanguage: text("translation_language").$type<Language>(),
    translationState: text("translation_state").$type<TranslationState>().notNull(),
    /** The ids of photos of the shop that go with it; null without. */
    photos: text("photos", { mode: "json" }).$type<string[]>(),
    state: text("state").$type<MessageState>().notNull(),
    failure: text("failure").$type<Failure>(),
    /** The approved template with its values, required by WhatsApp outside of its 24 hours. */
    content: text("content", { mode: "json" }).$type<Content>(),
    /** The number or e-mail address that it went to or came from, as compared; null by link. */
    address: text("address"),
    /** The provider's name for it. */
    providerId: text("provider_id"),
    /** The provider's price, in millionths of the currency's unit. */
    price: integer("price"),
    priceCurrency: text("price_currency"),
    /** When it was said, by our clock or the provider's. */
    at: instant("at").notNull(),
    /** When the state was last reported. */
    stateAt: instant("state_at"),
    /** When it is due to be sent or translated next; null once that is done or given up. */
    dueAt: instant("due_at"),
    /** Set while that is under way. An interrupted message stays claimed and is not sent twice. */
    claimedAt: instant("claimed_at"),
    tries: integer("tries").notNull().default(0),
    /** By link: whether the other side may need a letter, until it has read it or one is due. */
    letterDue: flag("letter_due").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.conversationId, conversations).onDelete("cascade"),
    index("messages_of_conversation").on(table.shopId, table.conversationId, table.at, table.id),
    index("messages_about_job")
      .on(table.shopId, table.jobId, table.at)
      .where(sql`job_id is not null`),
    index("messages_by_link").on(table.shopId, table.jobId, table.at).where(byLink),
    index("messages_unread_by_link").on(table.at).where(sql`letter_due = 1`),
    uniqueIndex("message_by_provider")
      .on(table.shopId, table.way, table.providerId)
      .where(sql`provider_id is not null`),
    index("messages_due").on(table.dueAt).where(sql`due_at is not null`),
    // A letter is answered under the id of its message, whatever shop it is of.
    index("messages_by_mail").on(table.id).where(sql`way = 'email' and direction = 'out'`),
    check("price_from_zero", sql`${table.price} >= 0`),
  ],
);

/**
 * The number of a message in the search index (`message_search`, FTS5, in a migration of its own),
 * which triggers write.
 */
export const messageNumbers = sqliteTable(
  "message_numbers",
  {
    n: integer("n").primaryKey(),
    shopId: shopColumn(),
    messageId: text("message_id").notNull(),
  },
  (table) => [
    uniqueIndex("number_of_message").on(table.shopId, table.messageId),
    shopForeignKey(table, table.messageId, messages).onDelete("cascade"),
  ],
);

/** A shop's own account with a provider of messages, one for each way. */
export const messageAccounts = sqliteTable(
  "message_accounts",
  {
    shopId: shopColumn(),
    way: text("way").$type<Way>().notNull(),
    provider: text("provider").notNull(),
    /** Sealed (AES-GCM), never shown again. */
    keys: text("keys").notNull(),
    /** The shop's number with the provider, as compared. */
    number: text("number").notNull(),
    state: text("state").$type<AccountState>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.way] }),
    index("message_accounts_by_number").on(table.way, table.number),
    index("message_accounts_by_keys").on(table.keys),
  ],
);

/** Consents and withdrawals for an address and a way. Rows are only added. */
export const consents = sqliteTable(
  "consents",
  {
    shopId: shopColumn(),
    /** The id of the form or the message, so that a repeated consent is one row. */
    id: text("id").notNull(),
    /** As compared (`addressFoundBy`). */
    address: text("address").notNull(),
    /**
     * "marketing": other work, by e-mail (docs/decisions/0185-recommendations-and-follow-up.md).
     */
    way: text("way").$type<Way | "marketing">().notNull(),
    state: text("state").$type<"given" | "withdrawn">().notNull(),
    /** The words that were shown, or the word that was sent. */
    words: text("words").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** The member who noted it at the counter; null for the customer. */
    by: text("by"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("consents_of_address").on(table.shopId, table.address, table.way, table.at),
  ],
);

/** A shop's own words for a template, both written by hand; without a row it says ours. */
export const messageTemplates = sqliteTable(
  "message_templates",
  {
    shopId: shopColumn(),
    kind: text("kind").$type<TemplateKind>().notNull(),
    texts: text("texts", { mode: "json" }).$type<Record<Language, string>>().notNull(),
    /** The provider's names for them once WhatsApp has approved them; empty for not yet. */
    contents: text("contents", { mode: "json" }).$type<Contents>(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind] })],
);

/** How a shop writes; without a row technicians only read. */
export const messageSettings = sqliteTable("message_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  techniciansWrite: flag("technicians_write").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
});
