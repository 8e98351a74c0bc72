import { href } from "react-router";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { planName } from "./offer.ts";
import { PortalForm } from "./send-form.tsx";
import { stepTo } from "./step.ts";

/** Keeping, changing and managing the plan. */
export function ManagePlan({ paid }: { paid: Subscription & { tier: PaidTier } }) {
  const { t } = useWords();
  const other = paid.tier === "premium" ? "medium" : "premium";
  return (
    <div className="flex flex-wrap gap-3">
      {stepTo(paid.tier, paid) && (
        <LinkButton
          to={`${href("/premium/change")}?plan=${paid.tier}`}
          kind="primary"
          preventScrollReset
        >
          {t("billing:plan.keep", { plan: t(planName[paid.tier]) })}
        </LinkButton>
      )}
      {stepTo(other, paid) && (
        <LinkButton to={`${href("/premium/change")}?plan=${other}`} preventScrollReset>
          {t(other === "premium" ? "billing:plan.up" : "billing:plan.down")}
        </LinkButton>
      )}
      <PortalForm label={t("billing:plan.billing")} />
    </div>
  );
}
