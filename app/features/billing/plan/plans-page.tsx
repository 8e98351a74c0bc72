import type { ReactNode } from "react";
import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { heldPlan, livingPlan } from "./current-plan.ts";
import type { EndedPlan } from "./ended-plan.ts";
import { HeldPlan } from "./held-plan.tsx";
import type { Contents } from "./offer.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import { type Arrival, Ended, isSentFromJobs, Notices } from "./plans-notices.tsx";
import { Returned } from "./returned.tsx";

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
