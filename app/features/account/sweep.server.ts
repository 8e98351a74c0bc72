import { and, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { sessionEnd } from "./session/session-life.ts";
import { passwordChecks, profiles, sessions, verifications } from "./tables.server.ts";

/** How long a plan that is not renewed keeps its name after its end, in milliseconds. */
const lapse = 7 * day;

/** The number of pages of the users' search index that are merged in a night. */
const tidied = 1000;

/**
 * The nightly sweep: removes expired rows, and sets plans to free a week after their end. `now` in
 * milliseconds.
 */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  const past = new Date(now);
  const lapsed = new Date(now - lapse);
  const raised = sql`${profiles.version} + 1`;
  await db.batch([
    db
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, past), lt(sessions.createdAt, new Date(now - sessionEnd)))),
    db.delete(verifications).where(lt(verifications.expiresAt, past)),
    db.delete(passwordChecks).where(lt(passwordChecks.at, new Date(now - day))),
    db
      .update(profiles)
      .set({ subscriptionStatus: "free", subscriptionEndsAt: null, version: raised })
      .where(and(ne(profiles.subscriptionStatus, "free"), lt(profiles.subscriptionEndsAt, lapsed))),
    db
      .update(profiles)
      .set({ grantTier: null, grantEndsAt: null, version: raised })
      .where(lt(profiles.grantEndsAt, lapsed)),
  ]);
  // A deleted user is out of the search at once, but the words of the name stay in the index until
  // its pages are merged: some each night.
  await db.run(sql`insert into users_search (users_search, rank) values ('merge', ${-tidied})`);
}
