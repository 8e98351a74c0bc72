import { sql } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.server.ts";

/** Pages of the index that are merged in a night. */
const tidied = 1000;

/**
 * Merges part of the search index each night. Deleted messages are out of the search at once, but
 * their words stay in pages of the index until these are merged (SQLite FTS5).
 */
export const tidyMessageSearch = ({ db }: Pick<Platform, "db">) =>
  db.run(sql`insert into message_search (message_search, rank) values ('merge', ${-tidied})`);
