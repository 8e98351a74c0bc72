import { and, asc, desc, isNull, lte } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { billingLetters, stripeEvents } from "#app/features/billing/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { mostCounted } from "./health.ts";

/** For administrators. Counts end at `mostCounted`; instants in milliseconds. */
type BillingHealth = {
  /** When the last event was recorded. */
  lastEvent: number | null;
  /** Customers whose sync by the hourly sweep is two hours overdue. */
  overdue: number;
  /** Letters that failed at least once and will be retried. */
  refusedLetters: number;
};

const hour = 60 * 60 * 1000;
/** The longest pause before a retry of a letter (letters.server.ts). */
const longestPause = 17 * hour;

/** `now` in milliseconds. */
export async function billingHealth(db: Db, now: number): Promise<BillingHealth> {
  const [events, overdue, letters] = await db.batch([
    db
      .select({ at: stripeEvents.receivedAt })
      .from(stripeEvents)
      .orderBy(desc(stripeEvents.receivedAt))
      .limit(1),
    db
      .select({ user: subscriptions.userId })
      .from(subscriptions)
      .where(lte(subscriptions.checkAt, new Date(now - 2 * hour)))
      .limit(mostCounted),
    db
      .select({ tries: billingLetters.tries })
      .from(billingLetters)
      .where(
        and(isNull(billingLetters.sentAt), lte(billingLetters.dueAt, new Date(now + longestPause))),
      )
      .orderBy(asc(billingLetters.dueAt))
      .limit(mostCounted),
  ]);
  return {
    lastEvent: events[0]?.at.getTime() ?? null,
    overdue: overdue.length,
    refusedLetters: letters.filter(({ tries }) => tries > 0).length,
  };
}
