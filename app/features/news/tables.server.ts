import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { SourceKind, SourceProblem } from "./sources/source.ts";

/** Where news comes from, and how that goes. */
export const newsSources = sqliteTable(
  "news_sources",
  {
    /** A UUIDv7: sorts by time. */
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    url: text("url").notNull(),
    selector: text("selector").notNull(),
    language: text("language").$type<Language>().notNull(),
    active: flag("active").notNull(),
    /** How it was read last; null before the first time. */
    kind: text("kind").$type<SourceKind>(),
    lastFetch: instant("last_fetch"),
    lastSuccess: instant("last_success"),
    /** Articles that the last visit found. */
    found: integer("found"),
    /**
     * Misses in a row, and what the last one was; `status` is the HTTP status where that was it.
     */
    failures: integer("failures").notNull().default(0),
    problem: text("problem").$type<SourceProblem>(),
    status: integer("status"),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /**
     * From here on the interval counts: the next visit is due one interval later. So a shorter
     * interval holds at once.
     */
    restsUntil: instant("rests_until").notNull(),
    /** A visit is under way, until then at the latest. */
    claimedUntil: instant("claimed_until"),
    /** Name and address, folded, for the search. */
    search: text("search").notNull(),
    /** Raised by every change that a person makes, not by visits (`saveAt`). */
    version: versionColumn("version"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("news_sources_by_rest").on(table.active, table.restsUntil, table.id),
    index("news_sources_by_failures").on(table.active, table.failures, table.id),
    index("news_sources_by_fetch").on(table.lastFetch),
    index("news_sources_by_name").on(table.name, table.id),
    index("news_sources_by_search").on(table.id, table.search),
  ],
);

/** News as readers see it: plain text and an address. */
export const newsItems = sqliteTable(
  "news_items",
  {
    id: text("id").primaryKey(),
    sourceId: text("source_id")
      .notNull()
      .references(() => newsSources.id, { onDelete: "cascade" }),
    /** What makes it this article and no other (`articleKey`). */
    key: text("key").notNull(),
    link: text("link").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** The source's, kept here for the filter. */
    language: text("language").$type<Language>().notNull(),
    /** Whether its picture is among our files; else it is the stock picture. */
    pictured: flag("pictured").notNull().default(false),
    pictureUrl: text("picture_url"),
    /** When its picture is to be fetched; null when that is done with, one way or the other. */
    pictureDueAt: instant("picture_due_at"),
    pictureTries: integer("picture_tries").notNull().default(0),
    /** What the source says, else when it was first seen. */
    publishedAt: instant("published_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("news_items_by_key").on(table.key),
    index("news_items_by_date").on(table.publishedAt, table.id),
    index("news_items_by_source").on(table.sourceId, table.publishedAt, table.id),
    index("news_items_by_language").on(table.language, table.publishedAt, table.id),
    index("news_items_by_picture")
      .on(table.sourceId, table.pictureDueAt)
      .where(sql`picture_due_at is not null`),
    index("news_items_by_picture_due")
      .on(table.pictureDueAt)
      .where(sql`picture_due_at is not null`),
  ],
);

/** Hosts that were asked: their robots.txt, and when they may be asked next. */
export const newsHosts = sqliteTable("news_hosts", {
  host: text("host").primaryKey(),
  nextAt: instant("next_at").notNull(),
  robots: text("robots"),
  robotsUntil: instant("robots_until"),
});

/**
 * Messages that could not be worked off, as the second queue gave them back. Ids alone: it outlives
 * the source.
 */
export const newsLost = sqliteTable("news_lost", {
  id: text("id").primaryKey(),
  sourceId: text("source_id").notNull(),
  work: text("work").notNull(),
  at: instant("at").notNull(),
});
