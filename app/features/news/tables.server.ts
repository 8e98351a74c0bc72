import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { SourceKind, SourceProblem } from "./sources/source.ts";

/** The sources of news, with their fetch state. */
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
    /** Kind at the last fetch; null before the first. */
    kind: text("kind").$type<SourceKind>(),
    lastFetch: instant("last_fetch"),
    lastSuccess: instant("last_success"),
    /** Articles in the last successful fetch. */
    found: integer("found"),
    /**
     * Consecutive failures and the last problem; `status`: its HTTP status, if that was the
     * problem.
     */
    failures: integer("failures").notNull().default(0),
    problem: text("problem").$type<SourceProblem>(),
    status: integer("status"),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** The next fetch is due one interval later, so a shorter interval takes effect at once. */
    restsUntil: instant("rests_until").notNull(),
    /** While it is being fetched, the latest end of that. */
    claimedUntil: instant("claimed_until"),
    /** Name and address, folded, for the search. */
    search: text("search").notNull(),
    /** Raised by edits, not by fetches (`saveAt`). */
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

/** Articles, as plain text. */
export const newsItems = sqliteTable(
  "news_items",
  {
    id: text("id").primaryKey(),
    sourceId: text("source_id")
      .notNull()
      .references(() => newsSources.id, { onDelete: "cascade" }),
    /** Identifies the article (`articleKey`). */
    key: text("key").notNull(),
    link: text("link").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** The language of the source, copied for the filter. */
    language: text("language").$type<Language>().notNull(),
    /** Whether its picture is stored in R2; otherwise a stock picture is shown. */
    pictured: flag("pictured").notNull().default(false),
    pictureUrl: text("picture_url"),
    /** When to fetch its picture; null when done. */
    pictureDueAt: instant("picture_due_at"),
    pictureTries: integer("picture_tries").notNull().default(0),
    /** As stated by the source, else when it was first found. */
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

/** Per host: robots.txt, and when the next request is allowed. */
export const newsHosts = sqliteTable("news_hosts", {
  host: text("host").primaryKey(),
  nextAt: instant("next_at").notNull(),
  robots: text("robots"),
  robotsUntil: instant("robots_until"),
});

/** Messages from the dead letter queue. No foreign key: a row outlives its source. */
export const newsLost = sqliteTable("news_lost", {
  id: text("id").primaryKey(),
  sourceId: text("source_id").notNull(),
  work: text("work").notNull(),
  at: instant("at").notNull(),
});
