import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";

/** Null: a former member, whose posts stay. */
const author = () => text("user_id").references(() => users.id, { onDelete: "set null" });

const topic = () =>
  text("topic_id")
    .notNull()
    .references(() => discussionTopics.id, { onDelete: "cascade" });

/** Common columns of topics and replies. */
const post = () => ({
  userId: author(),
  content: text("content").notNull(),
  originalLanguage: text("original_language").$type<Language>().notNull(),
  createdAt: instant("created_at").notNull(),
  /** When its author last changed it. */
  editedAt: instant("edited_at"),
  /** When an administrator hid it, and the words readers see instead. */
  hiddenAt: instant("hidden_at"),
  hiddenReason: text("hidden_reason"),
  /** Raised by every edit of its text (`saveAt`). */
  version: versionColumn("version"),
});

export const discussionTopics = sqliteTable(
  "discussion_topics",
  {
    id: text("id").primaryKey(),
    ...post(),
    title: text("title").notNull(),
    /** When its author found the answer. */
    answeredAt: instant("answered_at"),
    replyCount: integer("reply_count").notNull().default(0),
    /** When the topic or its latest reply was written: the order of the list. */
    lastActivityAt: instant("last_activity_at").notNull(),
    /** Up to when the author has seen the replies, and how many of others came since. */
    seenAt: instant("seen_at").notNull(),
    unseen: integer("unseen").notNull().default(0),
  },
  (table) => [
    index("topics_by_activity").on(table.lastActivityAt, table.id),
    index("topics_of_author").on(table.userId, table.createdAt),
    // Every page asks whether there is one (account/session/current-viewer.server.ts).
    index("topics_unseen").on(table.userId).where(sql`${table.unseen} > 0`),
  ],
);

export const discussionReplies = sqliteTable(
  "discussion_replies",
  { id: text("id").primaryKey(), topicId: topic(), ...post() },
  (table) => [
    index("replies_of_topic").on(table.topicId, table.createdAt, table.id),
    index("replies_of_author").on(table.userId, table.createdAt),
  ],
);

/**
 * The number of a text in the search index (`discussion_search`, FTS5, in its own migration): `n`
 * is even and rises with time; its translation has `n + 1`. Triggers write and delete both.
 */
export const discussionTexts = sqliteTable(
  "discussion_texts",
  {
    n: integer("n").primaryKey(),
    topicId: topic(),
    /** Null: the topic itself, title and text. */
    replyId: text("reply_id").references(() => discussionReplies.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("texts_of_topic").on(table.topicId, table.replyId),
    index("texts_of_reply").on(table.replyId),
  ],
);

/** Reports of posts, one per person and post. A decision settles all reports of a post. */
export const discussionReports = sqliteTable(
  "discussion_reports",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The id of the topic or of the reply. */
    postId: text("post_id").notNull(),
    topicId: topic(),
    replyId: text("reply_id").references(() => discussionReplies.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    /** The administrator's id; not a reference, so that the record outlives the person. */
    decidedBy: text("decided_by"),
    decision: text("decision").$type<"hidden" | "stands">(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index("reports_of_post").on(table.postId),
    index("reports_of_topic").on(table.topicId),
    index("reports_of_reply").on(table.replyId),
    index("reports_open").on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
);

/**
 * Translations of posts, one per text and language. A row without a text is a claim (`claimedUntil`)
 * or a failure (`failedUntil`); only the claim's holder calls the model.
 */
export const discussionTranslations = sqliteTable(
  "discussion_translations",
  {
    /** The id of the topic or of the reply. */
    postId: text("post_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    topicId: topic(),
    /** Null: the topic itself, title and text. */
    replyId: text("reply_id").references(() => discussionReplies.id, { onDelete: "cascade" }),
    /** The `editedAt` of the translated text in milliseconds, 0 if never edited. */
    revision: integer("revision").notNull(),
    title: text("title"),
    content: text("content"),
    claim: text("claim").notNull(),
    claimedUntil: instant("lease_until"),
    failedUntil: instant("failed_until"),
    /** Attempts for this revision. */
    tries: integer("tries").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    index("translations_of_topic").on(table.topicId),
    index("translations_of_reply").on(table.replyId),
  ],
);

/**
 * Letters to authors about replies: one per topic until its author's next visit. Created with the
 * reply, sent by a cron (`reply-letters/send.server.ts`).
 */
export const replyLetters = sqliteTable(
  "reply_letters",
  {
    topicId: text("topic_id")
      .primaryKey()
      .references(() => discussionTopics.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dueAt: instant("due_at").notNull(),
    sentAt: instant("sent_at"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    index("reply_letters_of_user").on(table.userId),
    index("reply_letters_due").on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);
