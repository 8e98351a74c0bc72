import type { ReactNode } from "react";
import { href } from "react-router";
import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Contents } from "./offer.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import { HeldPlan } from "./plan-page.tsx";
import type { PaidTier } from "./plans.ts";
import { Returned } from "./returned.tsx";
import { heldPlan, livingPlan } from "./state.ts";

/**
 * How someone came here: back from Checkout, after a change of plan, or turned away from an area
 * that the plan does not open.
 */
type Arrival = Partial<Record<"checkout" | "changed" | "from" | "plan", string | null>>;

type Props = {
  membership: Membership;
  paid: Subscription | null;
  /** Whether a subscription would begin with free days. */
  trial: boolean;
  arrival: Arrival;
  contents: Contents;
  /** What the plan holds: 'Premium Content'. */
  content?: ReactNode;
  /** What the plan opens on this very page. */
  children?: ReactNode;
};

/**
 * /premium: the plan of a paid member; the plans, for everyone else. A plan past its end date has
 * ended (decision 6).
 */
export function PlansPage({
  membership,
  paid,
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
      <Notices arrival={arrival} plan={held?.plan} />
      {held && (
        <HeldPlan held={held} paid={paid}>
          {content}
        </HeldPlan>
      )}
      {children}
      {!held && !returned && <Ended membership={membership} />}
      {held && !livingPlan(paid) && (
        <section className="mt-10">
          <PlanChooser
            legend="billing:choose.grantAlso"
            chosen={wanted(arrival)}
            contents={contents}
            trial={trial}
          />
        </section>
      )}
      {!held && !returned && !livingPlan(paid) && (
        <PlanChooser chosen={wanted(arrival)} contents={contents} trial={trial} />
      )}
    </>
  );
}

/**
 * The plan that is chosen to begin with: Bronze, unless someone comes for what only Diamond has.
 */
const wanted = ({ from, plan }: Arrival): PaidTier =>
  plan === "premium" || from === "repair" || from === "live" ? "premium" : "medium";

/** What is said to someone whose plan does not open the page that was asked for. */
const reasons = new Map<string, WordKey>([
  ["repair", "plans:fromRepair"],
  ["codes", "billing:from.codes"],
  ["forum", "billing:from.forum"],
  ["videos", "billing:from.videos"],
  ["live", "billing:from.live"],
]);

function Notices({
  arrival: { checkout, changed, from },
  plan,
}: {
  arrival: Arrival;
  plan: PaidTier | undefined;
}) {
  const { t } = useWords();
  const turnedAway = reasons.get(from ?? "");
  return (
    <>
      {turnedAway && (
        <Notice kind="info" className="mb-6">
          <p>{t(turnedAway)}</p>
          {from === "repair" && (
            <LinkButton to={href("/account/jobs")} className="mt-3">
              {t("plans:readJobs")}
            </LinkButton>
          )}
        </Notice>
      )}
      {checkout === "cancelled" && (
        <Notice kind="info" className="mb-6">
          {t("billing:checkout.cancelled")}
        </Notice>
      )}
      {(changed === "now" || changed === "later") && (
        <Notice kind="done" className="mb-6">
          <p>{t(changed === "now" ? "billing:change.doneNow" : "billing:change.doneLater")}</p>
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

function Ended({ membership: { tier, endsAt } }: { membership: Membership }) {
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
