import { expect, test } from "vitest";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { day } from "#app/values/calendar.ts";
import { noon } from "../../../support/billing/billing.ts";

const currentSubscription = (
  subscriptionStatus: "free" | "medium" | "premium",
  subscriptionEndsAt: number | null,
) =>
  membershipOf(
    { subscriptionStatus, subscriptionEndsAt, grantTier: null, grantEndsAt: null },
    noon,
  );

// The better of subscription and grant counts.

test("Keeps the tier after its end date, but not as current", () => {
  expect(currentSubscription("medium", noon)).toEqual({
    tier: "medium",
    endsAt: noon,
    current: false,
  });
  expect(currentSubscription("medium", noon + 1).current).toBe(true);
  expect(currentSubscription("premium", null).current).toBe(false);
  expect(currentSubscription("free", noon + day)).toEqual({
    tier: "free",
    endsAt: null,
    current: false,
  });
});

test("The better of a subscription and a grant counts, in every combination", () => {
  const tiers = ["free", "medium", "premium"] as const;
  const moments = [null, noon - day, noon, noon + 1, noon + day];
  for (const subscriptionStatus of tiers)
    for (const subscriptionEndsAt of moments)
      for (const grantTier of [null, ...tiers])
        for (const grantEndsAt of moments) {
          const both = membershipOf(
            { subscriptionStatus, subscriptionEndsAt, grantTier, grantEndsAt },
            noon,
          );
          const alone = [
            currentSubscription(subscriptionStatus, subscriptionEndsAt),
            currentSubscription(grantTier ?? "free", grantEndsAt),
          ];
          expect(alone).toContainEqual(both);
          const worth = ({ tier, current, endsAt }: typeof both) =>
            Number(current) * 1e15 + tiers.indexOf(tier) * 1e14 + (endsAt ?? 0);
          expect(worth(both)).toBe(Math.max(...alone.map(worth)));
        }
});
