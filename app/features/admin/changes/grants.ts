import { membershipOf, type PlanRecord } from "#app/features/account/plan/membership.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** A plan given by an administrator, and its end in milliseconds; null without one. */
export type Grant = { tier: Exclude<Tier, "free">; endsAt: number } | null;

/** The grant to write, or why it is refused. */
export type Decision = { ok: true; grant: Grant } | { ok: false; error: WordKey };

/** The duration of a grant without a date, and of an extension. */
export const month = 30 * day;

/** The longest grant, in days. */
export const longestDays = 3_650;

/** The stored grant, current or not. */
export const grantIn = ({ grantTier, grantEndsAt }: PlanRecord): Grant =>
  grantTier === null || grantTier === "free" ? null : { tier: grantTier, endsAt: grantEndsAt ?? 0 };

/**
 * Sets a plan for `days`. Without them a current grant keeps its end, and any other gets thirty
 * days. Free removes the grant, and is refused while `paid`, the subscription's tier, is not free.
 */
export function setTier(
  record: PlanRecord,
  { tier, days }: { tier: Tier; days?: number | undefined },
  paid: Tier,
  now: number,
): Decision {
  if (tier === "free")
    return paid === "free"
      ? { ok: true, grant: null }
      : { ok: false, error: "admin:plan.isPaying" };
  if (days !== undefined) return { ok: true, grant: { tier, endsAt: now + days * day } };
  const running = grantIn(record)?.endsAt ?? 0;
  return { ok: true, grant: { tier, endsAt: running > now ? running : now + month } };
}

/**
 * 'Extend 30 days': extends the membership by thirty days from its end, or from now if that is
 * later. Refused for a free member, and where it would replace a longer grant of a lower tier.
 */
export function extend(record: PlanRecord, now: number): Decision {
  const { tier, endsAt } = membershipOf(record, now);
  if (tier === "free") return { ok: false, error: "admin:plan.nothingToExtend" };
  const grant = { tier, endsAt: Math.max(now, endsAt ?? now) + month };
  const running = grantIn(record);
  if (running && running.endsAt > grant.endsAt)
    return { ok: false, error: "admin:plan.wouldShorten" };
  return { ok: true, grant };
}
