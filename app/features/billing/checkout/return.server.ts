import type { Viewer } from "#app/features/account/viewer.ts";
import { livingPlan } from "#app/features/billing/plan/current-plan.ts";
import { syncUser } from "#app/features/billing/sync/sync.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { hasUsedTrial } from "./trials.server.ts";

/** Milliseconds after a sync in which the return from Stripe does not sync again. */
const fresh = 5_000;

/**
 * Syncs on the return from a page at Stripe, since the webhook may be late; a failure is left to
 * it. True if there is a plan now that the viewer does not have yet.
 */
export async function syncOnReturn(platform: Platform, { id, paid }: Viewer): Promise<boolean> {
  if (!paid || platform.now() - paid.syncedAt < fresh) return false;
  try {
    const synced = await syncUser(platform, id, platform.now());
    return synced.ok && synced.state.tier !== "free" && livingPlan(paid) === null;
  } catch (error) {
    log.error("a return from the payment page could not be looked up", error);
    return false;
  }
}

/** Whether a subscription would start with a trial, as `startCheckout` decides. */
export async function mayHaveTrial(platform: Platform, { email, paid }: Viewer): Promise<boolean> {
  if (paid && paid.status !== "none") return false;
  try {
    return !(await hasUsedTrial(platform, email));
  } catch (error) {
    log.error("a used trial could not be looked up", error);
    return false; // Checkout decides
  }
}
