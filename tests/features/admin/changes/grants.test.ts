import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { membershipOf, type PlanRecord } from "#app/features/account/plan/membership.ts";
import { extend, grantIn, month, setTier } from "#app/features/admin/changes/grants.ts";
import { day } from "#app/values/calendar.ts";
import { rank, tiers } from "#app/values/tier.ts";

const now = Date.UTC(2026, 10, 21, 12);
const nobody: PlanRecord = {
  subscriptionStatus: "free",
  subscriptionEndsAt: null,
  grantTier: null,
  grantEndsAt: null,
};
const granted = (grantTier: "medium" | "premium", grantEndsAt: number | null): PlanRecord => ({
  ...nobody,
  grantTier,
  grantEndsAt,
});
const subscribed = (
  subscriptionStatus: "medium" | "premium",
  subscriptionEndsAt: number | null,
): PlanRecord => ({
  ...nobody,
  subscriptionStatus,
  subscriptionEndsAt,
});

const after = (standing: PlanRecord, decision: ReturnType<typeof extend>): PlanRecord =>
  decision.ok
    ? {
        ...standing,
        grantTier: decision.grant?.tier ?? null,
        grantEndsAt: decision.grant?.endsAt ?? null,
      }
    : standing;

describe("setting a plan", () => {
  test("without a date it gets thirty days", () =>
    expect(setTier(nobody, { tier: "premium" }, "free", now)).toEqual({
      ok: true,
      grant: { tier: "premium", endsAt: now + month },
    }));

  test("a grant that still runs keeps its end, one that has run out gets thirty days anew", () => {
    const later = now + 90 * day;
    expect(setTier(granted("medium", later), { tier: "premium" }, "free", now)).toMatchObject({
      grant: { endsAt: later },
    });
    expect(setTier(granted("medium", now), { tier: "premium" }, "free", now)).toMatchObject({
      grant: { endsAt: now + month },
    });
    expect(setTier(granted("medium", null), { tier: "premium" }, "free", now)).toMatchObject({
      grant: { endsAt: now + month },
    });
  });

  test("days that were named count, whatever there was", () =>
    expect(
      setTier(granted("premium", now + 90 * day), { tier: "medium", days: 7 }, "free", now),
    ).toMatchObject({
      grant: { tier: "medium", endsAt: now + 7 * day },
    }));

  test("free takes the grant away, but not from someone who is paying", () => {
    expect(setTier(granted("premium", now + day), { tier: "free" }, "free", now)).toEqual({
      ok: true,
      grant: null,
    });
    expect(setTier(granted("premium", now + day), { tier: "free" }, "medium", now)).toEqual({
      ok: false,
      error: "admin:plan.isPaying",
    });
  });

  test("a plan beside a subscription leaves the subscription alone", () =>
    expect(
      membershipOf(
        after(
          subscribed("premium", now + day),
          setTier(nobody, { tier: "medium" }, "premium", now),
        ),
        now,
      ),
    ).toMatchObject({
      tier: "premium",
      endsAt: now + day,
    }));
});

describe("extending 30 days", () => {
  test.each([
    [
      "from now, for a plan that has ended",
      granted("medium", now - 5 * day),
      "medium",
      now + month,
    ],
    [
      "from the end, for a plan that runs",
      granted("premium", now + 10 * day),
      "premium",
      now + 10 * day + month,
    ],
    [
      "from the end of what Stripe says",
      subscribed("medium", now + 10 * day),
      "medium",
      now + 10 * day + month,
    ],
    ["from now, for a plan without an end", subscribed("medium", null), "medium", now + month],
    ["to the millisecond", granted("medium", now + 1), "medium", now + 1 + month],
  ] as const)("%s", (_, standing, tier, endsAt) =>
    expect(extend(standing, now)).toEqual({ ok: true, grant: { tier, endsAt } }),
  );

  test("there is nothing to extend without a plan", () =>
    expect(extend(nobody, now)).toEqual({ ok: false, error: "admin:plan.nothingToExtend" }));

  test("a longer grant of a lower plan is not cut short for it", () =>
    expect(
      extend(
        { ...subscribed("premium", now + day), grantTier: "medium", grantEndsAt: now + 400 * day },
        now,
      ),
    ).toEqual({
      ok: false,
      error: "admin:plan.wouldShorten",
    }));
});

const instant = fc.option(fc.integer({ min: now - 400 * day, max: now + 400 * day }));
const standings: fc.Arbitrary<PlanRecord> = fc.record({
  subscriptionStatus: fc.constantFrom(...tiers),
  subscriptionEndsAt: instant,
  grantTier: fc.option(fc.constantFrom("medium", "premium")),
  grantEndsAt: instant,
});

test("an extension never takes a day or a tier away, at any moment to come", () =>
  fc.assert(
    fc.property(standings, fc.integer({ min: 0, max: 500 * day }), (standing, later) => {
      const [before, then] = [
        membershipOf(standing, now + later),
        membershipOf(after(standing, extend(standing, now)), now + later),
      ];
      if (before.current) {
        expect(then.current).toBe(true);
        expect(rank(then.tier)).toBeGreaterThanOrEqual(rank(before.tier));
      }
    }),
  ));

test("a plan that is set counts at once, unless the subscription is better", () =>
  fc.assert(
    fc.property(standings, fc.constantFrom("medium", "premium"), (standing, tier) => {
      const then = membershipOf(after(standing, setTier(standing, { tier }, "free", now)), now);
      expect(then.current).toBe(true);
      expect(rank(then.tier)).toBeGreaterThanOrEqual(rank(tier));
    }),
  ));

test("what is written down without a date counts as run out", () =>
  expect(grantIn(granted("medium", null))).toEqual({ tier: "medium", endsAt: 0 }));
