import type { Viewer } from "#app/features/account/viewer.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { hasUsedTrial } from "./customers.server.ts";
import { livingPlan } from "./state.ts";
import { syncUser } from "./sync.server.ts";

/**
 * A row younger than this was written by a webhook, or by the look before: Stripe is not asked
 * again so soon.
 */
const fresh = 5_000;

/**
 * Someone comes back from a page of Stripe's, and the webhook may be late: asks Stripe, unless that
 * was just done. True when a plan is there now that the page did not know of. A failure is left to
 * the webhook.
 */
export async function lookAgain(platform: Platform, { id, paid }: Viewer): Promise<boolean> {
  if (!paid || platform.now() - paid.syncedAt < fresh) return false;
  try {
    const synced = await syncUser(platform, id, platform.now());
    return synced.ok && synced.state.tier !== "free" && livingPlan(paid) === null;
  } catch (error) {
    log.error("a return from the payment page could not be looked up", error);
    return false;
  }
}

/**
 * Whether a subscription would begin with free days, as `startCheckout` decides. Costs a statement
 * only where nothing is known yet.
 */
export async function mayTry(platform: Platform, { email, paid }: Viewer): Promise<boolean> {
  if (paid && paid.status !== "none") return false;
  try {
    return !(await hasUsedTrial(platform, email));
  } catch (error) {
    log.error("a used trial could not be looked up", error);
    return false; // promise nothing; Checkout says what is true
  }
}
