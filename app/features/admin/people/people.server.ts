import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import {
  ofNote,
  profiles,
  subscriptions,
  userNumbers,
  users,
} from "#app/features/account/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { matching } from "./found-users.server.ts";
import { type PeopleFilter, peoplePerPage } from "./people-search.ts";
import { personColumns, personOf, toPersonView } from "./person.server.ts";
import type { EndOf, ListedPerson } from "./person.ts";

type PeopleQuery = {
  /** Words that a name or address must all contain or begin with; undefined: everyone. */
  words?: readonly string[] | undefined;
  /** Only users with a plan or another notable property. */
  filter?: PeopleFilter | undefined;
  /** The cursor: only users with a smaller number. */
  before?: number | undefined;
  limit?: number | undefined;
};

/** A page of users, newest first, and the cursor of the next page. */
export async function listPeople(
  db: Db,
  { limit = peoplePerPage, ...asked }: PeopleQuery,
  now: number,
  endOf: EndOf,
) {
  if (asked.words?.length === 0) return { people: [], next: null };
  const rows = await peopleQuery(db, { ...asked, limit: limit + 1 });
  const people = rows.slice(0, limit).map((row): ListedPerson => {
    const { role, shopName } = row;
    const shop = role && { role, name: shopName };
    return { ...toPersonView(personOf(row), now, endOf), shop };
  });
  return { people, next: rows.length > limit ? rows[limit - 1]!.n : null };
}

/** The statement of `listPeople`; exported for the test of its query plan. */
export function peopleQuery(db: Db, { words, filter, before, limit = peoplePerPage }: PeopleQuery) {
  // Always a bound, so that even the first page searches the index.
  const older = lt(userNumbers.n, before ?? Number.MAX_SAFE_INTEGER);
  return db
    .select({ ...personColumns, role: shopMembers.role, shopName: shopSettings.shopName })
    .from(userNumbers)
    .innerJoin(users, eq(users.id, userNumbers.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(shopMembers, eq(shopMembers.userId, users.id))
    .leftJoin(shopSettings, eq(shopSettings.shopId, shopMembers.shopId))
    .where(
      and(
        filter && sql`${userNumbers.n} in ${filtered(filter)}`,
        // A filter may exclude any of the matched users, so the match is not limited before it.
        words ? sql`${userNumbers.n} in ${found(words, before, filter ? -1 : limit)}` : older,
      ),
    )
    .orderBy(desc(userNumbers.n))
    .limit(limit);
}

const filters: Record<PeopleFilter, SQL> = {
  medium: sql`(subscription_status = 'medium' or grant_tier = 'medium')`,
  premium: sql`(subscription_status = 'premium' or grant_tier = 'premium')`,
  suspended: sql`suspended_at is not null`,
  admin: sql`is_admin = 1`,
};

/**
 * The numbers of the users that match a filter. They have a partial index of their own, which
 * leaves out the many free accounts (`profiles_of_note`).
 */
const filtered = (filter: PeopleFilter): SQL =>
  sql`(select n from user_numbers where user_id in
    (select id from profiles where ${ofNote} and ${filters[filter]}))`;

/** The numbers of a page of search results, which the search index holds in this order. */
function found(words: readonly string[], before: number | undefined, limit: number): SQL {
  const older = before === undefined ? sql`` : sql`and rowid < ${before}`;
  return sql`(select rowid from users_search where users_search match ${matching(words)} ${older} order by rowid desc limit ${limit})`;
}
