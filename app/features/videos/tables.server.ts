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

/**
 * The videos, newest last. Triggers keep `video_search` (full text) and `video_counts` beside them.
 */
export const videoTutorials = sqliteTable(
  "video_tutorials",
  {
    /**
     * The row's own number: the order of the list, and what the full-text index knows a video by.
     */
    n: integer("n").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    youtubeId: text("youtube_id").notNull().unique(),
    videoUrl: text("video_url").notNull(),
    thumbnailUrl: text("thumbnail_url").notNull(),
    /** The kept picture behind `/pictures/:key` (decision 28); null until there is one. */
    pictureKey: text("picture_key"),
    category: text("category").$type<Category>().notNull(),
    difficulty: text("difficulty_level").$type<Difficulty>().notNull(),
    /** What is spoken in it, and what its title is written in; null where nobody said so. */
    language: text("language").$type<Language>(),
    minutes: integer("duration_minutes"),
    /** The handout's file in our storage, its size, and when it came. */
    handoutFile: text("handout_file"),
    handoutBytes: integer("handout_bytes"),
    /** When YouTube was last asked about it, and since when it says no. */
    checkedAt: instant("checked_at"),
    deadSince: instant("dead_since"),
    /** Raised by every change, so that of two administrators the second is told. */
    version: versionColumn("version"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // The row's number stands at the end of every index by itself.
    index("videos_by_category").on(table.category),
    index("videos_by_difficulty").on(table.difficulty),
    index("videos_by_both").on(table.category, table.difficulty),
    index("videos_with_handout").on(table.n).where(sql`${table.handoutFile} is not null`),
    index("videos_by_check").on(table.checkedAt),
    index("videos_dead").on(table.n).where(sql`${table.deadSince} is not null`),
    check("duration_from_one", sql`${table.minutes} >= 1`),
  ],
);

/**
 * How many videos of a category there are to watch: those that YouTube still shows. Kept by
 * triggers, so that nothing is ever counted.
 */
export const videoCounts = sqliteTable("video_counts", {
  category: text("category").$type<Category>().primaryKey(),
  videos: integer("videos").notNull(),
});

/** How far someone got with a video, in seconds. */
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
     * How many seconds were played, by the server's clock (`playedSince`); null where nobody
     * counted yet.
     */
    played: integer("played"),
    /** When it was watched for the first time; it stays so. */
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

/** A certificate says what was so on its day; it stays true when videos are added later. */
export const certificates = sqliteTable(
  "certificates",
  {
    number: text("number").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    category: text("category").$type<Category>().notNull(),
    name: text("name").notNull(),
    /** How many videos there were. */
    videos: integer("videos").notNull(),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [uniqueIndex("certificates_of_user").on(table.userId, table.category)],
);

/** Live training for Diamond members (decision 22). */
export const liveSessions = sqliteTable(
  "live_sessions",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** What is spoken in it, and what its title is written in; null where nobody said so. */
    language: text("language").$type<Language>(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The zone in which the administrator wrote the start. */
    timeZone: text("time_zone").notNull(),
    link: text("link").notNull(),
    cancelledAt: instant("cancelled_at"),
    /**
     * Raised by every change: iCalendar's SEQUENCE, and what tells the second of two
     * administrators.
     */
    sequence: integer("sequence").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("live_sessions_by_end").on(table.endsAt, table.id),
    check("ends_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
