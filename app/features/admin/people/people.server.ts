import { desc, eq, lt, type SQL, sql } from "drizzle-orm";
import {
  profiles,
  subscriptions,
  userNumbers,
  users,
} from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { peoplePerPage } from "./people-search.ts";
import { personColumns, personOf, toPersonView } from "./person.server.ts";
import type { EndOf, PersonView } from "./person.ts";

type PeopleQuery = {
  /** Words that a name or address must all contain or begin with; undefined: everyone. */
  words?: readonly string[] | undefined;
  /** The cursor: only users with a smaller number. */
  before?: number | undefined;
  limit?: number | undefined;
};

/** One page of users, newest first, and the cursor of the next one. */
export async function listPeople(
  db: Db,
  { limit = peoplePerPage, ...asked }: PeopleQuery,
  now: number,
  endOf: EndOf,
) {
  if (asked.words?.length === 0) return { people: [], next: null };
  const rows = await peopleQuery(db, { ...asked, limit: limit + 1 });
  const people = rows
    .slice(0, limit)
    .map((row): PersonView => toPersonView(personOf(row), now, endOf));
  return { people, next: rows.length > limit ? rows[limit - 1]!.n : null };
}

/** The statement of `listPeople`; exported for the test of its query plan. */
export function peopleQuery(db: Db, { words, before, limit = peoplePerPage }: PeopleQuery) {
  // Always a bound, so that even the first page searches the index.
  const older = lt(userNumbers.n, before ?? Number.MAX_SAFE_INTEGER);
  return db
    .select(personColumns)
    .from(userNumbers)
    .innerJoin(users, eq(users.id, userNumbers.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(words ? sql`${userNumbers.n} in ${found(words, before, limit)}` : older)
    .orderBy(desc(userNumbers.n))
    .limit(limit);
}

/** The numbers of a page of search results, which the search index holds in this order. */
function found(words: readonly string[], before: number | undefined, limit: number): SQL {
  const older = before === undefined ? sql`` : sql`and rowid < ${before}`;
  return sql`(select rowid from users_search where users_search match ${matching(words)} ${older} order by rowid desc limit ${limit})`;
}

/** An FTS5 query: every word as a quoted prefix, so that no input is an operator. */
const matching = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");
