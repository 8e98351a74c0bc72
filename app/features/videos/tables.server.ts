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
import { users } from "#app/features/account/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Category, Difficulty } from "./video.ts";

/** The videos, newest last. Triggers maintain `video_search` (full text) and `video_counts`. */
export const videoTutorials = sqliteTable(
  "video_tutorials",
  {
    /** The rowid: the order of the list, and the key in the full-text index. */
    n: integer("n").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    youtubeId: text("youtube_id").notNull().unique(),
    videoUrl: text("video_url").notNull(),
    thumbnailUrl: text("thumbnail_url").notNull(),
    /** The stored picture at `/pictures/:key`; null until it is fetched. */
    pictureKey: text("picture_key"),
    category: text("category").$type<Category>().notNull(),
    difficulty: text("difficulty_level").$type<Difficulty>().notNull(),
    /** The spoken language and that of the title; null: not specified. */
    language: text("language").$type<Language>(),
    minutes: integer("duration_minutes"),
    /** The handout's file in R2 and its size. */
    handoutFile: text("handout_file"),
    handoutBytes: integer("handout_bytes"),
    /** When YouTube was last asked about it, and since when it is unavailable there. */
    checkedAt: instant("checked_at"),
    deadSince: instant("dead_since"),
    /** Raised by every change (`saveAt`). */
    version: versionColumn("version"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // SQLite appends the rowid to every index.
    index("videos_by_category").on(table.category),
    index("videos_by_difficulty").on(table.difficulty),
    index("videos_by_both").on(table.category, table.difficulty),
    index("videos_with_handout").on(table.n).where(sql`${table.handoutFile} is not null`),
    index("videos_by_check").on(table.checkedAt),
    index("videos_dead").on(table.n).where(sql`${table.deadSince} is not null`),
    check("duration_from_one", sql`${table.minutes} >= 1`),
  ],
);

/** Available videos per category. Maintained by triggers, so that nothing is ever counted. */
export const videoCounts = sqliteTable("video_counts", {
  category: text("category").$type<Category>().primaryKey(),
  videos: integer("videos").notNull(),
});

/** A member's progress in a video, in seconds. */
export const videoProgress = sqliteTable(
  "video_progress",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    videoId: text("video_id")
      .notNull()
      .references(() => videoTutorials.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    length: integer("length").notNull(),
    /**
     * Seconds played by the server's clock (`playedSince`); null in rows from before that was
     * counted.
     */
    played: integer("played"),
    /** When it was first watched; never changed. */
    watchedAt: instant("watched_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index("progress_unfinished")
      .on(table.userId, table.updatedAt)
      .where(sql`${table.watchedAt} is null`),
    index("progress_watched")
      .on(table.userId, table.videoId)
      .where(sql`${table.watchedAt} is not null`),
    index("progress_of_video").on(table.videoId),
    check("position_from_zero", sql`${table.position} >= 0`),
  ],
);

/** A certificate is about the videos of its day; it stays valid when videos are added later. */
export const certificates = sqliteTable(
  "certificates",
  {
    number: text("number").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    category: text("category").$type<Category>().notNull(),
    name: text("name").notNull(),
    /** How many videos the category had. */
    videos: integer("videos").notNull(),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [uniqueIndex("certificates_of_user").on(table.userId, table.category)],
);

/** Live training for Diamond members. */
export const liveSessions = sqliteTable(
  "live_sessions",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The spoken language and that of the title; null: not specified. */
    language: text("language").$type<Language>(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The time zone in which the start was entered. */
    timeZone: text("time_zone").notNull(),
    link: text("link").notNull(),
    cancelledAt: instant("cancelled_at"),
    /** Raised by every change: the SEQUENCE of iCalendar, and the version for `saveAt`. */
    sequence: integer("sequence").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("live_sessions_by_end").on(table.endsAt, table.id),
    check("ends_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
