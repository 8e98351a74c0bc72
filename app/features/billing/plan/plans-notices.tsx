import { href } from "react-router";
import type { Membership } from "#app/features/account/plan/membership.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The query: back from Checkout, after a change of plan, or redirected from a page. */
export type Arrival = Partial<Record<"checkout" | "changed" | "from" | "plan", string | null>>;

/** Why a page redirected here. */
const reasons = new Map<string, WordKey>([
  ["repair", "plans:fromRepair"],
  ["shop", "plans:fromShop"],
  ["codes", "billing:from.codes"],
  ["forum", "billing:from.forum"],
  ["videos", "billing:from.videos"],
  ["live", "billing:from.live"],
]);

/** What a change of plan did. */
const changes = new Map<string, WordKey>([
  ["now", "billing:change.doneNow"],
  ["later", "billing:change.doneLater"],
  ["kept", "billing:change.doneKept"],
]);

export function Notices({
  arrival: { checkout, changed, from },
  plan,
}: {
  arrival: Arrival;
  plan: PaidTier | undefined;
}) {
  const { t } = useWords();
  const reason = reasons.get(from ?? "");
  const change = changes.get(changed ?? "");
  return (
    <>
      {reason && (
        <Notice kind="info" className="mb-6">
          <p>{t(reason)}</p>
          {(from === "repair" || from === "shop") && (
            <LinkButton to={href("/account/jobs")} className="mt-3">
              {t(from === "shop" ? "plans:readShopJobs" : "plans:readJobs")}
            </LinkButton>
          )}
        </Notice>
      )}
      {checkout === "cancelled" && (
        <Notice kind="info" className="mb-6">
          {t("billing:checkout.cancelled")}
        </Notice>
      )}
      {change && (
        <Notice kind="done" className="mb-6">
          <p>{t(change)}</p>
          {changed === "now" && plan === "premium" && (
            <LinkButton kind="primary" to={href("/repair-cms")} className="mt-3">
              {t("billing:returned.toRepair")}
            </LinkButton>
          )}
        </Notice>
      )}
    </>
  );
}

export function Ended({ membership: { tier, endsAt } }: { membership: Membership }) {
  const { t } = useWords();
  if (tier === "free") return null;
  const name = t(`plans:${tier satisfies PaidTier}`);
  return (
    <Notice kind="info" className="mb-6">
      {endsAt === null ? (
        t("plans:endedSometime", { plan: name })
      ) : (
        <>
          {t("plans:ended", { plan: name })} <Day at={endsAt} />.
        </>
      )}
    </Notice>
  );
}
