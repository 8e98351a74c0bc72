import { and, asc, eq, gt, lt, lte, or } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import { day } from "#app/values/calendar.ts";
import { type Services, syncCustomer } from "./sync.server.ts";

/** How long events stay recorded. Stripe resends for three days; a signature is valid for minutes. */
export const retention = 60 * day;

// Some three queries per row; D1 answers a thousand in one run of a Worker.
const bounds = { rows: 240, batch: 40, together: 4, failures: 8 };
const hour = 60 * 60 * 1000;

/**
 * Syncs the customers due by `check_at`, oldest first, which makes up for lost webhooks. A failed
 * one is retried an hour later; if all of the first ones fail, the run ends.
 */
export async function sweepSubscriptions(
  services: Services,
  now: number,
): Promise<{ synced: number; failed: number }> {
  const { db } = services;
  let [synced, failed, seen] = [0, 0, 0];
  let after = { at: new Date(0), user: "" };
  while (seen < bounds.rows) {
    const due = await db
      .select({
        user: subscriptions.userId,
        customer: subscriptions.customerId,
        at: subscriptions.checkAt,
      })
      .from(subscriptions)
      .where(
        and(
          lte(subscriptions.checkAt, new Date(now)),
          or(
            gt(subscriptions.checkAt, after.at),
            and(eq(subscriptions.checkAt, after.at), gt(subscriptions.userId, after.user)),
          ),
        ),
      )
      .orderBy(asc(subscriptions.checkAt), asc(subscriptions.userId))
      .limit(bounds.batch);
    for (let at = 0; at < due.length; at += bounds.together) {
      const outcomes = await Promise.allSettled(
        due
          .slice(at, at + bounds.together)
          .map(({ customer }) => syncCustomer(services, customer, now)),
      );
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === "fulfilled") synced++;
        else {
          failed++;
          const { customer, user } = due[at + index]!;
          log.error("a customer could not be looked at", outcome.reason, { customer });
          await db
            .update(subscriptions)
            .set({ checkAt: new Date(now + hour) })
            .where(and(eq(subscriptions.userId, user), lte(subscriptions.checkAt, new Date(now))));
        }
      }
      if (synced === 0 && failed >= bounds.failures) return { synced, failed };
    }
    seen += due.length;
    const last = due.at(-1);
    if (!last?.at || due.length < bounds.batch) break;
    after = { at: last.at, user: last.user };
  }
  return { synced, failed };
}

export async function pruneLedger({ db }: Pick<Services, "db">, now: number): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now - retention)));
}
