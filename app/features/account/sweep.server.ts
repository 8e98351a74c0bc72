import { and, lt, ne } from "drizzle-orm";
import type { Db } from "#app/platform/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { passwordChecks, profiles, sessions, verifications } from "./tables.server.ts";

/** How long a plan that nobody renews keeps its name after its end, in milliseconds (decision 6). */
export const lapse = 7 * day;

/** The nightly sweep: removes what has run out, and sets plans to free a week after their end. `now` in milliseconds. */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  const past = new Date(now);
  const lapsed = new Date(now - lapse);
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, past)),
    db.delete(verifications).where(lt(verifications.expiresAt, past)),
    db.delete(passwordChecks).where(lt(passwordChecks.at, new Date(now - day))),
    db
      .update(profiles)
      .set({ subscriptionStatus: "free", subscriptionEndsAt: null })
      .where(and(ne(profiles.subscriptionStatus, "free"), lt(profiles.subscriptionEndsAt, lapsed))),
    db.update(profiles).set({ grantTier: null, grantEndsAt: null }).where(lt(profiles.grantEndsAt, lapsed)),
  ]);
}
