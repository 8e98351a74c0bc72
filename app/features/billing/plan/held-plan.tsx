import type { ReactNode } from "react";
import { href } from "react-router";
import type { Subscription } from "#app/features/account/viewer.ts";
import { isPaidTier, type PaidTier } from "#app/features/billing/plans.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Day, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type CurrentPlan, livingPlan } from "./current-plan.ts";
import { dayOf, planName, priceOf } from "./offer.ts";
import { PortalForm } from "./send-form.tsx";
import { stepTo } from "./step.ts";

const edges: Record<PaidTier, string> = { medium: "border-t-bronze", premium: "border-t-diamond" };

type Props = { held: CurrentPlan; paid: Subscription | null; children?: ReactNode };

/** A member's plan: its end, what follows, and how to manage it. */
export function HeldPlan({ held, paid, children }: Props) {
  const { t } = useWords();
  const living = livingPlan(paid);
  return (
    <>
      <section
        className={`mb-8 grid gap-4 rounded-lg border border-t-8 border-line bg-card p-5 sm:p-6 ${edges[held.plan]}`}
      >
        <div>
          <p className="text-xl">
            {t("plans:until")}{" "}
            <strong className="font-semibold">
              <Day at={held.until} />
            </strong>
          </p>
          {held.paid ? (
            <Next paid={held.paid} />
          ) : (
            <p className="text-ink-soft">
              {living
                ? t("billing:plan.beside", { plan: t(planName[living.tier]) })
                : t("billing:choose.grantText")}
            </p>
          )}
        </div>
        {living && <ManagePlan paid={living} />}
      </section>
      <h2 className="label mb-3 text-2xl">{t("plans:content")}</h2>
      {children}
    </>
  );
}

function Next({ paid }: { paid: NonNullable<CurrentPlan["paid"]> }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const next = isPaidTier(paid.nextTier) ? paid.nextTier : null;
  const date = dayOf(paid.periodEnd, language, zone);
  const price = priceOf(next ?? paid.tier, language);
  const sentence = () => {
    if (paid.firstFailedAt !== null) return t("billing:plan.overdue");
    if (paid.cancelAt !== null) return t("billing:plan.cancelled");
    if (next) return t("billing:plan.next", { date, price, plan: t(planName[next]) });
    return t(paid.status === "trialing" ? "billing:plan.trial" : "billing:plan.renews", {
      date,
      price,
    });
  };
  return (
    <p className="text-ink-soft" suppressHydrationWarning>
      {sentence()}
    </p>
  );
}

/** Keeping, changing and managing the plan. */
function ManagePlan({ paid }: { paid: Subscription & { tier: PaidTier } }) {
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
