import { rank, type Tier } from "#app/values/tier.ts";

/** The stored plan of a user: subscription and grant. Instants in milliseconds. */
export type PlanRecord = {
  subscriptionStatus: Tier;
  subscriptionEndsAt: number | null;
  grantTier: Tier | null;
  grantEndsAt: number | null;
};

/** The plan that counts now. `current`: its end is in the future; free is never current. */
export type Membership = { tier: Tier; endsAt: number | null; current: boolean };

const free: Membership = { tier: "free", endsAt: null, current: false };

/**
 * The better of subscription and grant: a current one before an ended one, then the higher tier,
 * then the later end. An ended tier remains (the forum checks the tier only) until the nightly
 * sweep removes it.
 */
export function membershipOf(record: PlanRecord, now: number): Membership {
  const held = [
    { tier: record.subscriptionStatus, endsAt: record.subscriptionEndsAt },
    { tier: record.grantTier ?? "free", endsAt: record.grantEndsAt },
  ]
    .filter(({ tier }) => tier !== "free")
    .map((plan) => ({ ...plan, current: plan.endsAt !== null && plan.endsAt > now }));
  held.sort(
    (a, b) =>
      Number(b.current) - Number(a.current) ||
      rank(b.tier) - rank(a.tier) ||
      (b.endsAt ?? 0) - (a.endsAt ?? 0),
  );
  return held[0] ?? free;
}
