import type { ReactNode } from "react";
import type { Subscription } from "#app/features/account/viewer.ts";
import { isPaidTier } from "#app/features/billing/plans.ts";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { planName } from "./offer.ts";

type Props = { paid: Subscription | null; customerId: string | null; children?: ReactNode };

/** The stored subscription, for administrators, with Stripe's own status as in its dashboard. */
export function StripeFacts({ paid, customerId, children }: Props) {
  const { t } = useWords();
  if (!paid) return <p className="px-5 py-4 text-ink-soft">{t("billing:facts.none")}</p>;
  const name = (tier: Subscription["tier"] | null) => (isPaidTier(tier) ? t(planName[tier]) : null);
  const facts: [label: string, fact: ReactNode][] = [
    [t("billing:facts.status"), <code key="status">{paid.status}</code>],
    [t("billing:facts.plan"), name(paid.tier)],
    [t("billing:facts.next"), name(paid.nextTier)],
    [t("billing:facts.trialEnd"), moment(paid.trialEnd)],
    [t("billing:facts.periodEnd"), moment(paid.periodEnd)],
    [t("billing:facts.cancelAt"), moment(paid.cancelAt)],
    [t("billing:facts.firstFailedAt"), moment(paid.firstFailedAt)],
    [t("billing:facts.customer"), customerId && <code key="customer">{customerId}</code>],
    [t("billing:facts.syncedAt"), moment(paid.syncedAt)],
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
