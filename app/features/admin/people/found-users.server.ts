import { type SQL, sql } from "drizzle-orm";

/** An FTS5 query: every word as a quoted prefix, so that no input is an operator. */
export const matching = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");

/** The most users whose entries a search of the audit log looks through. */
const mostUsers = 50;

/** The ids of the newest users whose name or address has all of these words. */
export const foundUsers = (words: readonly string[]): SQL =>
  words.length === 0
    ? sql`(select null)`
    : sql`(select user_id from user_numbers where n in (select rowid from users_search
        where users_search match ${matching(words)} order by rowid desc limit ${mostUsers}))`;
