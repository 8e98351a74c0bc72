import type { ReactNode } from "react";
import type { PaidPlan } from "#app/features/account/viewer.ts";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { planName } from "./offer.ts";
import { isPaidTier } from "./plans.ts";

type Props = { paid: PaidPlan | null; customerId: string | null; children?: ReactNode };

/**
 * What Stripe last said of a customer, for an administrator. The states are Stripe's own words, as
 * its dashboard has them.
 */
export function StripeFacts({ paid, customerId, children }: Props) {
  const { say } = useWords();
  if (!paid) return <p className="px-5 py-4 text-ink-soft">{say("billing:facts.none")}</p>;
  const name = (tier: PaidPlan["tier"] | null) => (isPaidTier(tier) ? say(planName[tier]) : null);
  const facts: [label: string, fact: ReactNode][] = [
    [say("billing:facts.status"), <code key="status">{paid.status}</code>],
    [say("billing:facts.plan"), name(paid.tier)],
    [say("billing:facts.next"), name(paid.nextTier)],
    [say("billing:facts.trialEnd"), moment(paid.trialEnd)],
    [say("billing:facts.periodEnd"), moment(paid.periodEnd)],
    [say("billing:facts.cancelAt"), moment(paid.cancelAt)],
    [say("billing:facts.firstFailedAt"), moment(paid.firstFailedAt)],
    [say("billing:facts.customer"), customerId && <code key="customer">{customerId}</code>],
    [say("billing:facts.syncedAt"), moment(paid.syncedAt)],
  ];
  return (
    <div className="grid gap-4 px-5 py-4">
      <dl className="grid gap-2">
        {facts.map(
          ([label, fact]) =>
            fact && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </div>
  );
}

const moment = (at: number | null): ReactNode => at !== null && <Moment at={at} />;
