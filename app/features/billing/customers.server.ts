import { eq } from "drizzle-orm";
import { keyed } from "#app/features/account/attempts.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { subscriptions, usedTrials } from "./tables.server.ts";

export type Customer = typeof subscriptions.$inferSelect;
/** How letters about the plan are to be written. */
export type Reader = { language: Language; timeZone: string };

const hour = 60 * 60 * 1000;

export const findCustomer = ({ db }: Pick<Platform, "db">, userId: string): Promise<Customer | undefined> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get();

/**
 * The one customer of a user, made at Stripe when there is none and written down before anything is done with it: so every webhook
 * finds its owner. Two requests at once make one, by the key at Stripe and by the row here.
 */
export async function customerOf(platform: Platform, viewer: Pick<Viewer, "id" | "email">, reader: Reader): Promise<Customer> {
  const { db } = platform;
  const known = await findCustomer(platform, viewer.id);
  if (known) {
    if (known.language !== reader.language || known.timeZone !== reader.timeZone) {
      await db.update(subscriptions).set(reader).where(eq(subscriptions.userId, viewer.id));
    }
    return known;
  }
  const now = platform.now();
  // Stripe repeats a failure for as long as it remembers a key: hence the hour.
  const key = `llave-customer-${viewer.id}-${Math.floor(now / hour)}`;
  const customerId = await platform.payments.createCustomer({ userId: viewer.id, email: viewer.email, key });
  const trialKey = await trialKeyOf(platform, viewer.email);
  await db
    .insert(subscriptions)
    .values({ userId: viewer.id, customerId, ...reader, trialKey, syncedAt: new Date(now) })
    .onConflictDoNothing();
  const customer = await findCustomer(platform, viewer.id);
  if (!customer) throw new Error("The customer could not be written down");
  return customer;
}

/** Whether this e-mail address has had its trial, on this account or on one that is gone (decision 13). */
export async function hasUsedTrial(platform: Platform, email: string): Promise<boolean> {
  const trialKey = await trialKeyOf(platform, email);
  const used = await platform.db.select({ at: usedTrials.usedAt }).from(usedTrials).where(eq(usedTrials.emailHash, trialKey)).get();
  return used !== undefined;
}

const trialKeyOf = ({ config }: Pick<Platform, "config">, email: string): Promise<string> => keyed(config.authSecret, `trial:${email}`);
