import { and, eq, sql } from "drizzle-orm";
import { keyed } from "#app/features/account/password/attempts.server.ts";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { isLiving } from "./subscription.ts";
import { usedTrials } from "./tables.server.ts";

export type Customer = typeof subscriptions.$inferSelect;
/** How letters about the plan are to be written. */
type Reader = { language: Language; timeZone: string };
type Person = Pick<Viewer, "id" | "email">;

const hour = 60 * 60 * 1000;

export const findCustomer = (
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<Customer | undefined> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get();

/**
 * The one customer of a user, made at Stripe when there is none and written down before anything is
 * done with it: so every webhook finds its owner. Two requests at once make one, by the key at
 * Stripe and by the row here.
 */
export async function customerOf(
  platform: Platform,
  viewer: Person,
  reader: Reader,
): Promise<Customer> {
  const { db } = platform;
  const known = await findCustomer(platform, viewer.id);
  if (known) {
    if (known.language !== reader.language || known.timeZone !== reader.timeZone) {
      await db.update(subscriptions).set(reader).where(eq(subscriptions.userId, viewer.id));
    }
    return known;
  }
  const now = platform.now();
  const customerId = await createFor(platform, viewer);
  const trialKey = await trialKeyOf(platform, viewer.email);
  await db
    .insert(subscriptions)
    .values({ userId: viewer.id, customerId, ...reader, trialKey, syncedAt: new Date(now) })
    .onConflictDoNothing();
  const customer = await findCustomer(platform, viewer.id);
  if (!customer) throw new Error("The customer could not be written down");
  return customer;
}

/**
 * The customer in the place of one that Stripe does not have any more, somebody having deleted it
 * in the dashboard: made once, and written over the dead id where that still stands. With the dead
 * one its subscription ended and its payment page closed; its trial counts as used. Undefined when
 * it is not dead, or cannot be told to be: one that pays, by all we know, is given up only when
 * Stripe itself says that it was deleted.
 */
export async function replaceDeleted(
  platform: Platform,
  viewer: Person,
  dead: Customer,
): Promise<Customer | undefined> {
  const { db } = platform;
  const state = await platform.payments.findCustomer(dead.customerId);
  if (state === "there" || (state === "unknown" && isLiving(dead.status))) return undefined;
  const customerId = await createFor(platform, viewer, dead.customerId);
  const replaced = db
    .update(subscriptions)
    .set({
      customerId,
      checkoutId: null,
      checkoutEndsAt: null,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(and(eq(subscriptions.userId, viewer.id), eq(subscriptions.customerId, dead.customerId)))
    .returning({ id: subscriptions.userId });
  const trial = {
    emailHash: await trialKeyOf(platform, viewer.email),
    usedAt: new Date(platform.now()),
  };
  const [done] = await db.batch(
    dead.subscriptionId === null
      ? [replaced]
      : [replaced, db.insert(usedTrials).values(trial).onConflictDoNothing()],
  );
  if (done.length > 0)
    log.warn("a customer deleted at Stripe was replaced", undefined, {
      customer: dead.customerId,
      by: customerId,
    });
  return findCustomer(platform, viewer.id);
}

/**
 * Makes a customer at Stripe; two requests at once make the same. `instead` is the dead one that it
 * is made for.
 */
function createFor(
  { payments, now }: Platform,
  { id, email }: Person,
  instead = "",
): Promise<string> {
  // Stripe repeats a failure for as long as it remembers a key: hence the hour. And a customer too,
  // though it is deleted: hence its id.
  const key = ["llave-customer", id, Math.floor(now() / hour), ...(instead && [instead])].join("-");
  return payments.createCustomer({ userId: id, email, key });
}

/**
 * Whether this e-mail address has had its trial, on this account or on one that is gone (decision
 * 13).
 */
export async function hasUsedTrial(platform: Platform, email: string): Promise<boolean> {
  const trialKey = await trialKeyOf(platform, email);
  const used = await platform.db
    .select({ at: usedTrials.usedAt })
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, trialKey))
    .get();
  return used !== undefined;
}

const trialKeyOf = ({ config }: Pick<Platform, "config">, email: string): Promise<string> =>
  keyed(config.authSecret, `trial:${email}`);
