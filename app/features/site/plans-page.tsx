import type { Membership } from "#app/features/account/membership.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { PlanCard, Subscribing } from "./plan-card.tsx";
import type { Paid } from "./plans.ts";

type Props = {
  membership: Membership;
  /** The viewer was on the way to the repair area, which the plan does not open. */
  fromRepair: boolean;
  contactEmail: string;
};

/** /premium: the plan of a paid member; the plans, for everyone else. A plan past its end date has ended (decision 6). */
export function PlansPage({ membership, fromRepair, contactEmail }: Props) {
  const { say } = useWords();
  const { tier, endsAt, current } = membership;
  const notice = fromRepair && (
    <Notice kind="info" className="mb-6">
      {say("site:plans.fromRepair")}
    </Notice>
  );
  if (tier !== "free" && current && endsAt !== null)
    return (
      <>
        <PageHeader title={say(`site:plans.${tier}`)} lead={say(`site:plans.${tier}Text`)} />
        {notice}
        <p className="mb-8">
          {say("site:plans.until")}{" "}
          <strong className="font-semibold">
            <Day at={endsAt} />
          </strong>
        </p>
        <h2 className="label mb-3 text-2xl">{say("site:plans.content")}</h2>
        <Empty title={say("site:plans.noContent")} />
      </>
    );
  return (
    <>
      <PageHeader title={say("site:plans.title")} lead={say("site:plans.lead")} />
      {notice}
      {tier !== "free" && <Ended plan={tier} at={endsAt} />}
      <div className="grid gap-6 md:grid-cols-2">
        <PlanCard plan="medium" />
        <PlanCard plan="premium" />
      </div>
      <Subscribing contactEmail={contactEmail} />
    </>
  );
}

function Ended({ plan, at }: { plan: Paid; at: number | null }) {
  const { say } = useWords();
  const name = say(`site:plans.${plan}`);
  return (
    <Notice kind="info" className="mb-6">
      {at === null ? (
        say("site:plans.endedSometime", { plan: name })
      ) : (
        <>
          {say("site:plans.ended", { plan: name })} <Day at={at} />.
        </>
      )}
    </Notice>
  );
}
