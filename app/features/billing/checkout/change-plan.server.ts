import type { PaidTier } from "#app/features/billing/plans.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { changeTo } from "./change.ts";
import { findStripeCustomer, type Person } from "./customers.server.ts";
import { type Declined, declined, orDecline } from "./outcome.server.ts";
import { currentSubscriptionOf, trySync } from "./stored-customer.server.ts";

/**
 * `when` the new plan begins; "kept": none does; "confirmed": once its payment is authenticated, at
 * `url`.
 */
type Changed =
  | { ok: true; when: "now" | "periodEnd" | "kept" }
  | { ok: true; when: "confirmed"; url: string }
  | Declined;

/** Changes the plan, or undoes a scheduled downgrade or cancellation (`change.ts`). */
export const changePlan = (platform: Platform, viewer: Person, plan: PaidTier): Promise<Changed> =>
  orDecline("billing:checkout.failed", async (): Promise<Changed> => {
    const { payments } = platform;
    const customer = await findStripeCustomer(platform, viewer.id);
    if (!customer) return declined("billing:change.none", 409);
    const subscription = await currentSubscriptionOf(platform, customer);
    const change = changeTo(plan, subscription, payments.prices, platform.now());
    if (change.do === "subscribe") return declined("billing:change.none", 409);
    if (change.do === "pay") return declined("billing:checkout.payFirst", 409);
    const pending = change.do === "change" ? await payments.changePlan(change.change) : undefined;
    if (pending) return { ok: true, when: "confirmed", url: pending.confirmAt };
    await trySync(platform, customer);
    return { ok: true, when: change.do === "change" ? change.when : "now" };
  });
