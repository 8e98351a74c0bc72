import { type ReactNode, useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type CurrentPlan, heldPlan, livingPlan } from "./current-plan.ts";
import type { EndedPlan } from "./ended-plan.ts";
import { HeldPlan } from "./held-plan.tsx";
import { type Contents, dayOf, planName, priceOf } from "./offer.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import { type Arrival, Ended, isSentFromJobs, Notices } from "./plans-notices.tsx";

type Props = {
  membership: Membership;
  paid: Subscription | null;
  ended: EndedPlan | null;
  /** Whether the member owns a shop, whose jobs stay readable. */
  jobs: boolean;
  /** Whether the shop that they belong to has any, for who was sent here from them. */
  records: boolean;
  /** Whether a subscription would start with a trial. */
  trial: boolean;
  arrival: Arrival;
  contents: Contents;
  /** 'Premium Content'. */
  content?: ReactNode;
  /** The parts of this page that need the plan. */
  children?: ReactNode;
};

/** /premium: the plan of a paid member; the plans for everyone else. */
export function PlansPage({
  membership,
  paid,
  ended,
  jobs,
  records,
  trial,
  arrival,
  contents,
  content,
  children,
}: Props) {
  const { t } = useWords();
  const held = heldPlan(membership, paid);
  const returned = arrival.checkout === "done";
  const title = held
    ? t(`plans:${held.plan}`)
    : t(returned ? "billing:returned.title" : "plans:title");
  const lead = held
    ? t(`plans:${held.plan}Text`)
    : returned
      ? undefined
      : t(trial ? "plans:lead" : "plans:leadTried");
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {returned && <Returned held={held} />}
      <Notices arrival={arrival} jobs={records} plan={held?.plan} />
      {held && (
        <HeldPlan held={held} paid={paid}>
          {content}
        </HeldPlan>
      )}
      {children}
      {ended && !returned && <Ended ended={ended} jobs={jobs && !isSentFromJobs(arrival)} />}
      {held && !livingPlan(paid) && (
        <section className="mt-10">
          <PlanChooser
            legend="billing:choose.grantAlso"
            chosen={held.plan === "premium" ? "premium" : preselected(arrival)}
            plans={held.plan === "premium" ? ["premium"] : undefined}
            contents={contents}
            trial={trial}
          />
        </section>
      )}
      {!held && !returned && !livingPlan(paid) && (
        <PlanChooser chosen={preselected(arrival)} contents={contents} trial={trial} />
      )}
    </>
  );
}

/** The preselected plan: Bronze, unless the page asked for needs Diamond. */
const preselected = ({ from, plan }: Arrival): PaidTier =>
  plan === "premium" || from === "repair" || from === "live" ? "premium" : "medium";

/**
 * The return from Checkout: waits for the webhook. One live region for both states, so that the
 * change is announced.
 */
function Returned({ held }: { held: CurrentPlan | null }) {
  const late = useWaiting(held?.paid == null);
  return (
    <div aria-live="polite" className="mb-6">
      {held?.paid ? <Arrived held={held} /> : <Waiting late={late} />}
    </div>
  );
}

function Waiting({ late }: { late: boolean }) {
  const { t } = useWords();
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-busy bg-busy-soft px-6 py-10 text-center">
      <span
        aria-hidden
        className={`size-10 rounded-full border-4 border-busy ${late ? "" : "animate-spin border-t-transparent"}`}
      />
      <p className="max-w-prose text-lg font-medium">
        {t(late ? "billing:returned.late" : "billing:returned.waiting")}
      </p>
      <LinkButton to={`${href("/premium")}?checkout=done`} reloadDocument>
        {t("billing:returned.again")}
      </LinkButton>
    </div>
  );
}

function Arrived({ held: { plan, paid } }: { held: CurrentPlan }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const trialEnd = paid?.status === "trialing" ? paid.trialEnd : null;
  return (
    <Notice kind="done">
      <p className="text-xl">{t("billing:returned.done", { plan: t(planName[plan]) })}</p>
      <p className="mb-3 font-normal" suppressHydrationWarning>
        {trialEnd === null
          ? t("billing:returned.paid")
          : t("billing:returned.trial", {
              date: dayOf(trialEnd, language, zone),
              price: priceOf(plan, language),
            })}
      </p>
      <LinkButton kind="primary" to={plan === "premium" ? href("/repair-cms") : href("/videos")}>
        {t(plan === "premium" ? "billing:returned.toRepair" : "billing:returned.toVideos")}
      </LinkButton>
    </Notice>
  );
}

/** Seconds between reloads: a minute in all. */
const pauses = [2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Reloads while `waiting`; true once it has stopped. */
function useWaiting(waiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    const pause = pauses[rounds];
    if (!waiting || pause === undefined) return;
    const reload = () => void revalidate().finally(() => setRounds(rounds + 1));
    const timer = setTimeout(reload, pause * 1000);
    return () => clearTimeout(timer);
  }, [waiting, rounds, revalidate]);
  return waiting && rounds >= pauses.length;
}
