import { and, asc, desc, isNull, lte } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { mostCounted } from "./health.ts";
import { billingLetters, stripeEvents } from "./tables.server.ts";

/**
 * What an administrator is told of payments. Counts end at `mostCounted`; instants in milliseconds.
 */
type BillingHealth = {
  /** When Stripe last sent an event that was taken. */
  lastEvent: number | null;
  /** Customers whom the hourly sweep should have asked Stripe about two hours ago. */
  overdue: number;
  /** Letters that the mail's carrier refused at least once and that will be tried again. */
  refusedLetters: number;
};

const hour = 60 * 60 * 1000;
/** The longest pause between two tries of a letter (letters.server.ts). */
const longestPause = 17 * hour;

/** Whether payments run: three look-ups of some rows each. `now` in milliseconds. */
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
