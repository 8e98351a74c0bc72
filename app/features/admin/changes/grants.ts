import { membershipOf, type PlanRecord } from "#app/features/account/plan/membership.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** What an administrator gave: a plan, and until when in milliseconds. Null: nothing. */
export type Grant = { tier: Exclude<Tier, "free">; endsAt: number } | null;

/** A grant that may be written, or why not. The record also says what else is to be taken back. */
export type Decision = { ok: true; grant: Grant } | { ok: false; error: WordKey };

/**
 * How long a plan lasts that is set without a date, and what one extension adds (decision 16,
 * specification section 9).
 */
export const month = 30 * day;

/** The longest grant that can be set at once, in days: ten years. */
export const longestDays = 3_650;

/** The grant as it is written down, dated or not. */
export const grantIn = ({ grantTier, grantEndsAt }: PlanRecord): Grant =>
  grantTier === null || grantTier === "free" ? null : { tier: grantTier, endsAt: grantEndsAt ?? 0 };

/**
 * Sets a plan. With `days` it ends then; without, a grant that still runs keeps its end and any
 * other gets thirty days. Setting free takes the grant away, and is refused while the person pays:
 * `paid` is the tier that the payment provider is being paid for.
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
 * 'Extend 30 days': the plan that counts goes on for thirty days from now, or from its end where
 * that is later. Never takes days away: it is refused where the new grant would replace a longer
 * one of a lower plan, and for someone who has no plan to extend.
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
