import { href } from "react-router";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { EndedPlan } from "./ended-plan.ts";
import { dayOf } from "./offer.ts";

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

/** Message after a change of plan. */
const changes = new Map<string, WordKey>([
  ["now", "billing:change.doneNow"],
  ["later", "billing:change.doneLater"],
  ["kept", "billing:change.doneKept"],
]);

/** Whether the first notice links to the jobs already. */
export const isSentFromJobs = ({ from }: Arrival) => from === "repair" || from === "shop";

type Props = {
  arrival: Arrival;
  /** Whether there are jobs to read. */
  jobs: boolean;
  plan: PaidTier | undefined;
};

export function Notices({ arrival: { checkout, changed, from }, jobs, plan }: Props) {
  const { t } = useWords();
  const reason = reasons.get(from ?? "");
  const change = changes.get(changed ?? "");
  return (
    <>
      {reason && (
        <Notice kind="info" className="mb-6">
          <p>
            {t(reason)} {jobs && from === "repair" && t("plans:haveJobs")}
          </p>
          {jobs && isSentFromJobs({ from }) && (
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

/** `jobs`: whether to link to the records, which stay readable. */
export function Ended({ ended: { tier, at }, jobs }: { ended: EndedPlan; jobs: boolean }) {
  const { t, language } = useWords();
  const date = dayOf(at, language, useTimeZone());
  const plan = tier && t(`plans:${tier}`);
  return (
    <Notice kind="info" className="mb-6">
      <p suppressHydrationWarning>
        {plan !== null &&
          (at === null
            ? t("plans:endedSometime", { plan })
            : `${t("plans:ended", { plan })} ${date}.`)}
        {plan === null &&
          t(at === null ? "billing:banner.ended" : "billing:banner.endedOn", { date })}
      </p>
      {jobs && (
        <LinkButton to={href("/account/jobs")} className="mt-3">
          {t("plans:readJobs")}
        </LinkButton>
      )}
    </Notice>
  );
}
