import { eq, sql } from "drizzle-orm";
import { planColumns } from "#app/features/account/plan/subscription.server.ts";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";

/** How an event was processed. */
export type Outcome = "known" | "recorded" | "stranger" | "synced";

/** The columns of a customer that a sync reads before it asks Stripe. */
const rowColumns = {
  userId: subscriptions.userId,
  version: subscriptions.version,
  tier: subscriptions.tier,
  checkoutEndsAt: subscriptions.checkoutEndsAt,
};

/** Whether the event is recorded, and its customer's row, in one statement. */
export const findEvent = prepared((db) =>
  db
    .select({
      known: sql<number>`exists (select 1 from ${stripeEvents} where ${stripeEvents.id} = ${sql.placeholder("event")})`,
      row: rowColumns,
      plan: planColumns,
    })
    .from(sql`(select 1)`)
    .leftJoin(subscriptions, eq(subscriptions.customerId, sql.placeholder("customer")))
    .leftJoin(profiles, eq(profiles.id, subscriptions.userId))
    .prepare(),
);

/** A customer's row without an event. */
export const findByCustomer = prepared((db) =>
  db
    .select({ row: rowColumns, plan: planColumns })
    .from(subscriptions)
    .leftJoin(profiles, eq(profiles.id, subscriptions.userId))
    .where(eq(subscriptions.customerId, sql.placeholder("customer")))
    .prepare(),
);

/** A customer as one of these found them. */
export type LedgerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof findByCustomer>["get"]>>>;

export const isRecorded = async (db: Db, event: string): Promise<boolean> =>
  (await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, event))
    .get()) !== undefined;

/** False if the event is already recorded. */
export async function record(db: Db, event: PaymentEvent, now: number): Promise<boolean> {
  const written = await db
    .insert(stripeEvents)
    .values({
      id: event.id,
      type: event.type,
      customerId: event.customerId,
      receivedAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return written.length > 0;
}
