import { eq } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { trialKeyOf } from "./trials.server.ts";

export type StripeCustomer = typeof subscriptions.$inferSelect;
export type Person = Pick<Viewer, "id" | "email">;
/** For letters about the plan. */
type Locale = { language: Language; timeZone: string };

const hour = 60 * 60 * 1000;

export const findStripeCustomer = (
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<StripeCustomer | undefined> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get();

/**
 * The customer of a user, created if needed and stored before it is used, so that every webhook
 * finds its owner. Simultaneous requests make one: by the idempotency key, and by the row.
 */
export async function customerOf(
  platform: Platform,
  viewer: Person,
  locale: Locale,
): Promise<StripeCustomer> {
  const { db } = platform;
  const known = await findStripeCustomer(platform, viewer.id);
  if (known) {
    if (known.language !== locale.language || known.timeZone !== locale.timeZone)
      await db.update(subscriptions).set(locale).where(eq(subscriptions.userId, viewer.id));
    return known;
  }
  const now = platform.now();
  const customerId = await createStripeCustomer(platform, viewer);
  const trialKey = await trialKeyOf(platform, viewer.email);
  await db
    .insert(subscriptions)
    .values({ userId: viewer.id, customerId, ...locale, trialKey, syncedAt: new Date(now) })
    .onConflictDoNothing();
  const customer = await findStripeCustomer(platform, viewer.id);
  if (!customer) throw new Error("The customer could not be stored");
  return customer;
}

/** `instead` is the id of the deleted customer that this one replaces. */
export function createStripeCustomer(
  { payments, now }: Platform,
  { id, email }: Person,
  instead = "",
): Promise<string> {
  // Stripe replays failures by key, so the key changes hourly. It replays a customer even after its
  // deletion, so the key of a replacement has the deleted id.
  const key = ["llave-customer", id, Math.floor(now() / hour), ...(instead && [instead])].join("-");
  return payments.createCustomer({ userId: id, email, key });
}
