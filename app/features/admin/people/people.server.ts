import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import {
  type SubscriptionRow,
  subscriptionColumns,
  toSubscription,
} from "#app/features/account/plan/subscription.server.ts";
import { type Profile, profileOf } from "#app/features/account/profiles.server.ts";
import {
  profiles,
  sessions,
  subscriptions,
  userNumbers,
  users,
} from "#app/features/account/tables.server.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { auditQuery, lineOf } from "#app/features/admin/audit/audit.server.ts";
import { grantIn } from "#app/features/admin/changes/grants.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { peoplePerPage } from "./people-search.ts";
import type { EndOf, PersonView } from "./person.ts";

/** A user with everything that an administrator may look at or change. */
export type Person = {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  profile: Profile;
  paid: Subscription | null;
};

type PeopleQuery = {
  /**
   * Words, all of which a name or an address must have (each may be the beginning of one);
   * undefined: everyone.
   */
  words?: readonly string[] | undefined;
  /** Only users with a smaller number than this: the page after the one that ended there. */
  before?: number | undefined;
  limit?: number | undefined;
};

/** One page of the users, the newest first, and the number after which the next one begins. */
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

const columns = {
  n: userNumbers.n,
  id: users.id,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  profile: profiles,
  plan: subscriptionColumns,
};

/** The statement behind `listPeople`, apart so that tests can read its plan. */
export function peopleQuery(db: Db, { words, before, limit = peoplePerPage }: PeopleQuery) {
  // Always a bound, so that even the first page is a search by key and not a walk.
  const older = lt(userNumbers.n, before ?? Number.MAX_SAFE_INTEGER);
  return db
    .select(columns)
    .from(userNumbers)
    .innerJoin(users, eq(users.id, userNumbers.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(words ? sql`${userNumbers.n} in ${found(words, before, limit)}` : older)
    .orderBy(desc(userNumbers.n))
    .limit(limit);
}

/**
 * The numbers of a page of those whom the words name: the index of words holds them in the right
 * order.
 */
function found(words: readonly string[], before: number | undefined, limit: number): SQL {
  const older = before === undefined ? sql`` : sql`and rowid < ${before}`;
  return sql`(select rowid from users_search where users_search match ${matching(words)} ${older} order by rowid desc limit ${limit})`;
}

/**
 * A search in FTS5's own language: every word a quoted beginning, so that nothing typed is a
 * command of it.
 */
const matching = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");

/** One user; undefined when there is none. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await personQuery(db, id);
  return row && personOf(row);
}

const personQuery = (db: Db, id: string, devices: SQL<number> = sql<number>`0`) =>
  db
    .select({ ...columns, devices })
    .from(users)
    .leftJoin(userNumbers, eq(userNumbers.userId, users.id))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, id));

/** On how many devices a user is signed in, fifty at most. */
const devicesOf = (id: string, now: number) =>
  sql<number>`(select count(*) from (select 1 from ${sessions} where ${and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(now)))} limit 50))`;

/**
 * One user with all that their page shows: on how many devices they are signed in, and what was
 * done to them last. Side by side and not in a batch, whose rows come back as objects: columns of
 * one name (`users.id`, `profiles.id`) would become one.
 */
export async function findPersonDetails(db: Db, id: string, now: number) {
  const [[row], lines] = await Promise.all([
    personQuery(db, id, devicesOf(id, now)),
    auditQuery(db, { person: id, limit: 5 }),
  ]);
  return row && { person: personOf(row), devices: row.devices, history: lines.map(lineOf) };
}

type Row = {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  profile: typeof profiles.$inferSelect | null;
  plan: SubscriptionRow | null;
};

const personOf = ({ id, name, email, createdAt, profile, plan }: Row): Person => ({
  id,
  name,
  email,
  createdAt: createdAt.getTime(),
  profile: profileOf(profile),
  paid: toSubscription(plan),
});

/** What a page is told of a person. `now` in milliseconds. */
export function toPersonView(
  { id, name, email, createdAt, profile, paid }: Person,
  now: number,
  endOf: EndOf,
): PersonView {
  const membership = membershipOf(profile, now);
  const grant = grantIn(profile);
  return {
    id,
    name,
    email,
    createdAt,
    isAdmin: profile.isAdmin,
    suspendedAt: profile.suspendedAt,
    version: profile.version,
    twoFactorSince: profile.twoFactorSince,
    membership,
    until: endOf(membership, paid),
    grant: grant && { ...grant, current: grant.endsAt > now },
    isPaying: (paid?.tier ?? "free") !== "free",
  };
}
